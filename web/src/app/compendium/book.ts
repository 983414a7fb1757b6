/** A system's compendium in one language: its entries by place, and the index that finds them. */
import MiniSearch from 'minisearch';
import { folded } from '../../lib/find.ts';
import { get } from '../../lib/http.ts';

export interface Part { text: string; kind?: string; id?: string }
export interface Fact { label: string; parts: Part[] }
export interface Rule { id: string; text: string }
export interface Entry { kind: string; id: string; name: string; other?: string; text?: string[]; facts?: Fact[]; rules?: Rule[] }
export interface Shelf { kind: string; name: string }
export interface Pages { system: string; language: string; shelves: Shelf[]; entries: Entry[] }

/** What a search finds: an entry, or a rule within its chapter. */
export interface Hit { kind: string; id: string; name: string; note: string }
export interface Group { kind: string; name: string; hits: Hit[] }

export interface Book {
  shelves: Shelf[];
  entries: Entry[];
  entry: (kind: string, id: string) => Entry | undefined;
  /** The chapter that a rule stands in. */
  chapterOf: (rule: string) => Entry | undefined;
  search: (query: string) => Group[];
}

/** Shorter words are found only as they are written: one slip would make anything of them. */
const longEnough = 4;

/** A word of a name and all its endings, so that the parts of a compound are found: Flächenwaffe by "waffe". */
function endings(word: string): string[] {
  return Array.from({ length: Math.max(1, word.length - longEnough + 1) }, (_, start) => word.slice(start));
}

interface Doc { key: number; bare: boolean; name: string; other: string; inside: string; text: string }

export function bind(pages: Pages): Book {
  const hits: Hit[] = [];
  const docs: Doc[] = [];
  const add = (hit: Hit, other: string, text: string[], bare = false) => {
    docs.push({ key: hits.length, bare, name: hit.name, other, inside: `${hit.name} ${other}`, text: text.join(' ') });
    hits.push(hit);
  };
  for (const { kind, id, name, other = '', text = [], facts = [], rules = [] } of pages.entries) {
    const said = facts.flatMap((fact) => [fact.label, ...fact.parts.map((part) => part.text)]);
    const own = facts.filter((fact) => fact.parts[0]?.kind !== 'rule');
    const first = own[0] ? `${own[0].label}: ${own[0].parts.map((part) => part.text).join(', ')}` : '';
    const bare = text.length + own.length + rules.length === 0;
    add({ kind, id, name, note: text[0] ?? (first || other) }, `${other} ${id}`, [...text, ...said], bare);
    for (const rule of rules) add({ kind: 'rule', id: rule.id, name: rule.id, note: rule.text }, name, [rule.text]);
  }
  const index = new MiniSearch<Doc>({
    idField: 'key',
    fields: ['name', 'other', 'inside', 'text'],
    processTerm: (term, field) => (field === 'inside' ? endings(folded(term)) : folded(term)),
    storeFields: ['bare'],
    // A word of which only its translation is known stands behind what has something to say.
    searchOptions: { boostDocument: (_key, _term, stored) => (stored?.['bare'] ? 0.3 : 1), combineWith: 'AND', prefix: true, boost: { name: 8, other: 4, inside: 0.5 }, processTerm: folded },
  });
  index.addAll(docs);

  const byPlace = new Map(pages.entries.map((entry) => [`${entry.kind}/${entry.id}`, entry]));
  const chapters = new Map(pages.entries.flatMap((entry) => (entry.rules ?? []).map((rule) => [rule.id, entry] as const)));
  const names = new Map(pages.shelves.map((shelf) => [shelf.kind, shelf.name]));

  function search(query: string): Group[] {
    const exact = index.search(query);
    const found = exact.length > 0 ? exact : index.search(query, { fields: ['name', 'other', 'text'], fuzzy: (term) => (term.length < longEnough ? false : 0.25) });
    const groups = new Map<string, Group>();
    for (const { id } of found) {
      const hit = hits[id as number];
      if (!hit) continue;
      const shelf = hit.kind === 'rule' ? 'chapter' : hit.kind;
      const group = groups.get(shelf) ?? { kind: shelf, name: names.get(shelf) ?? shelf, hits: [] };
      group.hits.push(hit);
      groups.set(shelf, group);
    }
    return [...groups.values()];
  }

  return {
    shelves: pages.shelves,
    entries: pages.entries,
    entry: (kind, id) => byPlace.get(`${kind}/${id}`),
    chapterOf: (rule) => chapters.get(rule),
    search,
  };
}

const books = new Map<string, Promise<Book>>();

/** Fetch and index a compendium, once for each language; that of a `table` again when what it has of its own (`mark`) changes. */
export function open(system: string, language: string, table = '', mark = ''): Promise<Book> {
  const path = `/api/systems/${system}/compendium/${language}${table ? `?table=${encodeURIComponent(table)}` : ''}`;
  const key = `${path} ${mark}`;
  let book = books.get(key);
  if (!book) {
    for (const old of books.keys()) if (old.startsWith(`${path} `)) books.delete(old);
    book = get<Pages>(path).then(bind);
    book.catch(() => books.delete(key));
    books.set(key, book);
  }
  return book;
}
