/** What is looked up: whether the compendium lies open, and the way that led to what it shows. */

/** An entry (`weapon`, `area_weapon`), a rule (`rule`, `PC-CHK-05`), or with an empty id a whole shelf. */
export interface Place { kind: string; id: string }

class Reading {
  open = $state(false);
  /** The system that is looked into where no table lies open, and the table it is meant for. */
  system = $state('');
  table = $state('');
  /** Which state of the content of a table is looked into. */
  mark = $state('');
  /** The entries that were followed, the newest last; empty: search and shelves. */
  trail = $state<Place[]>([]);
  /** How many places on the page show what is looked up; with none a link leads to the compendium's own page. */
  shown = $state(0);
  /** Goes up when the search box is to have the focus. */
  wanted = $state(0);

  get here(): Place | undefined {
    return this.trail[this.trail.length - 1];
  }

  /** Open the compendium, at an entry if one is given. */
  look(place?: Place): void {
    if (place) this.follow(place);
    else this.wanted += 1;
    this.open = true;
  }

  follow(place: Place): void {
    const { here } = this;
    if (here?.kind !== place.kind || here.id !== place.id) this.trail = [...this.trail, place];
  }

  back(): void {
    this.trail = this.trail.slice(0, -1);
  }

  /** To the search, forgetting the way. */
  leave(): void {
    this.trail = [];
  }

  close(): void {
    this.open = false;
    this.trail = [];
  }
}

export const reading = new Reading();
