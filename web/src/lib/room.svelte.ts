/** Whether there is room for panels beside each other. The style sheets say `max-width: 1099px` where there is none. */
const query = '(min-width: 1100px)';

/** As it is now. */
export const roomy = (): boolean => matchMedia(query).matches;

/** Likewise, followed while a component lives. What is printed is what is seen: paper, narrower than a screen, changes nothing. */
export class Room {
  wide = $state(true);

  constructor() {
    $effect(() => {
      const [screen, paper] = [matchMedia(query), matchMedia('print')];
      const follow = () => {
        if (!paper.matches) this.wide = screen.matches;
      };
      follow();
      screen.addEventListener('change', follow);
      return () => screen.removeEventListener('change', follow);
    });
  }
}
