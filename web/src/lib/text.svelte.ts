/**
 * Sentences, names and numbers in the viewer's language.
 *
 * UI sentences stand in `src/text/*.ftl`; what the table says comes from the system's own catalogues. Functions here
 * read reactive state, so a component that calls them is drawn again when the language changes.
 */
import { FluentBundle, FluentNone, FluentNumber, FluentResource, type FluentValue, type FluentVariable, type Scope } from '@fluent/bundle';
import { percent as writePercent, share, signed as writeSigned } from '../parts/numbers.ts';
import { keep, recall } from './storage.ts';
import type { Arg, Fraction, Message, Names, Ref, Row, SystemInfo } from './protocol.ts';

export type Lang = 'de' | 'en';

const stored = 'spielwerk.lang';
/** Sentences of the page, by language; the other language's come when it is chosen. */
const ui = $state<Record<Lang, string>>({ de: '', en: '' });
/** Sentences of parts that are loaded later. */
const later: Record<Lang, string> = { de: '', en: '' };
const catalogues = { de: () => import('../text/de.ts'), en: () => import('../text/en.ts') };

/** Fetch the page's sentences in a language; until they are there, those of the other language stand. */
export async function loadSentences(lang: Lang): Promise<void> {
  if (ui[lang]) return;
  const catalogue: { default: string; english?: typeof examples } = await catalogues[lang]();
  examples = catalogue.english ?? examples;
  ui[lang] = catalogue.default;
}

let examples = $state.raw<Readonly<Record<string, string>>>({});
const germanOf = $derived(Object.fromEntries(Object.entries(examples).map(([german, english]) => [english, german])));

/** A name or title in the viewer's language where it is our own, from an example table; else as it is. */
export function own(text: string): string {
  return (viewer.lang === 'en' ? examples : germanOf)[text] ?? text;
}

function firstLanguage(): Lang {
  const chosen = recall(stored) ?? navigator.language;
  return chosen.slice(0, 2) === 'de' ? 'de' : 'en';
}

/** The language of whoever looks at this browser. */
export const viewer = $state<{ lang: Lang }>({ lang: firstLanguage() });

export function setLanguage(lang: Lang): void {
  viewer.lang = lang;
  keep(stored, lang);
  document.documentElement.lang = lang;
  // Without a connection the sentences stay as they are; the next choice tries again.
  loadSentences(lang).catch(() => {});
}

let system = $state.raw<SystemInfo | null>(null);

/** Take over the catalogues and content of the table's system. */
export function useSystem(info: SystemInfo | null): void {
  system = info;
}

/** The system whose catalogues are used; empty while there are none. */
export const systemId = (): string => system?.id ?? '';

/** Rows that only this table has; the table sets it, and the builder while it is open. Gives what held before. */
let ownRows: (kind: string) => readonly Row[] = () => [];
export function useOwnRows(find: typeof ownRows): typeof ownRows {
  const before = ownRows;
  ownRows = find;
  return before;
}

/** Who knows the names of beings and seats; the table sets it. */
let lookUp: (kind: string, id: string) => string | undefined = () => undefined;
export function useNames(find: (kind: string, id: string) => string | undefined): void {
  lookUp = find;
}

// --- numbers -----------------------------------------------------------------------------------------------------

const minus = (text: string): string => text.replace('-', '−');

/** A number with the locale's separators and a real minus. */
export function number(value: number, options?: Intl.NumberFormatOptions): string {
  return minus(new Intl.NumberFormat(locale(), options).format(value));
}

/** A modifier: +10, −10, 0. */
export const signed = writeSigned;

/** An exact chance as a number between 0 and 1. */
export const chance = share;

/** A chance in per cent, rounded as everywhere. */
export function percent(fraction: Fraction): string {
  return writePercent(fraction, locale());
}

/** The viewer's locale, for what Intl writes. */
export function locale(): string {
  return localeOf(viewer.lang);
}

const localeOf = (lang: Lang): string => (lang === 'en' ? 'en-GB' : 'de');

/** Time of day. */
export function time(at: number): string {
  return new Intl.DateTimeFormat(locale(), { hour: '2-digit', minute: '2-digit' }).format(at);
}

/** Day and time, short. */
export function moment(at: number): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}

/** Parts as one reads them: "a, b and c"; as a unit "a, b, c". */
export function list(parts: string[], type: 'conjunction' | 'unit' = 'conjunction'): string {
  return new Intl.ListFormat(locale(), { type, style: type === 'unit' ? 'short' : 'long' }).format(parts);
}

/** A sorted copy, by the viewer's alphabet. */
export function sorted<T>(items: readonly T[], key: (item: T) => string): T[] {
  const collator = new Intl.Collator(viewer.lang, { numeric: true });
  return [...items].sort((a, b) => collator.compare(key(a), key(b)));
}

// --- sentences -----------------------------------------------------------------------------------------------------

class RealMinus extends FluentNumber {
  override toString(scope: Scope): string {
    return minus(super.toString(scope));
  }
}

function numberOf(value: FluentValue | undefined): number | null {
  if (value instanceof FluentNumber) return value.valueOf();
  return typeof value === 'string' && value.trim() !== '' && !Number.isNaN(Number(value)) ? Number(value) : null;
}

function plain(options: Record<string, unknown>): Intl.NumberFormatOptions {
  return Object.fromEntries(Object.entries(options).map(([key, value]) => [key, value instanceof FluentNumber ? value.valueOf() : value]));
}

const functions = {
  NUMBER(args: FluentValue[], options: Record<string, unknown>): FluentValue {
    const value = numberOf(args[0]);
    if (value === null) return new FluentNone('NUMBER()');
    const before = args[0] instanceof FluentNumber ? args[0].opts : {};
    return new RealMinus(value, { ...before, ...plain(options) });
  },
  SIGNED(args: FluentValue[]): FluentValue {
    const value = numberOf(args[0]);
    if (value === null) return new FluentNone('SIGNED()');
    return value === 0 ? '0' : new RealMinus(value, { signDisplay: 'always' });
  },
};

const built = new Map<Lang, { system: SystemInfo | null; page: string; bundle: FluentBundle }>();

function bundleOf(lang: Lang, info: SystemInfo | null): FluentBundle {
  const page = ui[lang];
  const old = built.get(lang);
  if (old && old.system === info && old.page === page) return old.bundle;
  const bundle = new FluentBundle(localeOf(lang), { useIsolating: false, functions });
  if (info) bundle.addResource(new FluentResource(info.text[lang]));
  bundle.addResource(new FluentResource(`${page}\n${later[lang]}`), { allowOverrides: true });
  built.set(lang, { system: info, page, bundle });
  return bundle;
}

/** Sentences of a part that is loaded later. Call it before anything of that part is drawn. */
export function addSentences(sentences: Record<Lang, string>): void {
  for (const lang of ['de', 'en'] as const) if (!later[lang].includes(sentences[lang])) later[lang] += `\n${sentences[lang]}`;
  built.clear();
}

function isRef(value: object): value is Ref {
  return 'kind' in value;
}

function argument(value: Arg | Message[] | string[]): FluentVariable {
  if (typeof value === 'number') return new RealMinus(value);
  if (typeof value === 'string') return apart(own(value));
  if (Array.isArray(value)) return list(value.map((one) => String(argument(one))));
  if ('de' in value) return value[viewer.lang];
  if (!isRef(value)) return say(value);
  const place = marking ? shelved(value.kind, value.id.split(':')[0] ?? '') : undefined;
  return place ? `\uE000${place.kind}/${place.id}\uE001${name(value)}\uE002` : apart(name(value));
}

const BACKWARDS = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;

/** What somebody typed, such as a name: without the signs that mark places, and, where it is written from right to left, kept from turning the sentence around it. */
function apart(text: string): string {
  const plain = marking ? text.replace(/[\uE000-\uE002]/g, '') : text;
  return BACKWARDS.test(plain) ? `\u2068${plain}\u2069` : plain;
}

/** Whether names that lead to the compendium are marked. */
let marking = false;

/** A piece of a sentence; with a place it names something that can be looked up. */
export interface Piece { text: string; place?: { kind: string; id: string } }

/** The sentence in pieces. */
export function pieces(message: Message): Piece[] {
  marking = true;
  try {
    return say(message)
      .split(/(\uE000[^\uE002]*\uE002)/)
      .filter(Boolean)
      .map((text) => {
        const [, kind, id, named] = /^\uE000([^/]*)\/([^\uE001]*)\uE001(.*)\uE002$/s.exec(text) ?? [];
        return kind && id ? { text: named ?? '', place: { kind, id } } : { text };
      });
  } finally {
    marking = false;
  }
}

/** The sentence in the viewer's language; an id no catalogue has is shown as it is. */
export function say(message: Message): string {
  const [id = '', attribute] = message.id.split('.');
  const args: Record<string, FluentVariable> = {};
  for (const [key, value] of Object.entries(message.args ?? {})) args[key] = argument(value);
  for (const lang of [viewer.lang, viewer.lang === 'de' ? 'en' : 'de'] as const) {
    const bundle = bundleOf(lang, system);
    const entry = bundle.getMessage(id);
    const pattern = attribute ? entry?.attributes[attribute] : entry?.value;
    if (pattern) return bundle.formatPattern(pattern, args, []);
  }
  return message.id;
}

/** A sentence of the page itself. */
export function t(id: string, args?: Record<string, Arg>): string {
  return say(args ? { id, args } : { id });
}

/** True where the viewer's catalogues have the message. */
export function has(id: string): boolean {
  return bundleOf(viewer.lang, system).hasMessage(id);
}

// --- names -------------------------------------------------------------------------------------------------------

/** Numbers and lists of the system's rules that are no content; each system knows what its own are like. */
export function rules(): Readonly<Record<string, unknown>> {
  return system?.figures ?? {};
}

/**
 * The rows of one kind: those of the system, then the table's own. A row of its own stands in the place of the system's
 * with the same id; what the table plays without is left out.
 */
export function content(kind: string): Row[] {
  const [rows, own] = [system?.content[kind] ?? [], ownRows(kind)];
  if (!own.length) return [...rows];
  const instead = new Map(own.map((one) => [one.id, one]));
  const merged = rows.map((one) => ({ ...one, ...instead.get(one.id) }));
  return [...merged, ...own.filter((one) => !rows.some((other) => other.id === one.id))].filter((one) => one['out'] !== true);
}

/** Likewise what may be newly taken: nothing that the table has withdrawn. */
export function takeable(kind: string): Row[] {
  return content(kind).filter((one) => one['withdrawn'] !== true);
}

/** A row by its id, one that the table plays without as well: older lines may name it. */
export function row(kind: string, id: string): Row | undefined {
  const [supplied, own] = [system?.content[kind], ownRows(kind)].map((rows) => rows?.find((one) => one.id === id));
  return supplied && own ? { ...supplied, ...own } : (own ?? supplied);
}

/** What a row says under a key, in the viewer's language. */
export const told = (one: Row | undefined, key: string): string => (one?.[key] as Names | undefined | null)?.[viewer.lang] ?? '';

/** The place of a row in the compendium; a table's own rows have none. */
export function shelved(kind: string, id: string): { kind: string; id: string } | undefined {
  return system?.content[kind]?.some((one) => one.id === id) ? { kind, id } : undefined;
}

/** The name of a being, a seat, an option or a row of the content. `crafting:carpentry` is a skill with its field. */
export function name(ref: Ref): string {
  if (ref.kind === 'dice') return viewer.lang === 'de' ? ref.id.replace(/d(?=\d)/g, 'W') : ref.id;
  if (ref.kind === 'option') return optionName(ref.id);
  if (ref.kind === 'option_value') return valueName(ref.id);
  const known = lookUp(ref.kind, ref.id) ?? row(ref.kind, ref.id)?.name[viewer.lang];
  if (known !== undefined) return known;
  const colon = ref.id.indexOf(':');
  if (colon > 0) return `${name({ kind: ref.kind, id: ref.id.slice(0, colon) })} (${fieldName(ref.id.slice(colon + 1))})`;
  return words(ref.id);
}

function fieldName(id: string): string {
  return row('field', id)?.name[viewer.lang] ?? words(id);
}

const words = (id: string): string => id.replaceAll('_', ' ');

// --- table options -------------------------------------------------------------------------------------------------

/** One reading of a rule that a table may choose. */
export interface TableOption {
  id: string;
  name: Names;
  text: Names;
  default: OptionValue;
  values: OptionValue[];
  value_names?: Record<string, Names>;
  number?: { min: number; max: number };
  rules?: string[];
}
export type OptionValue = string | number | boolean;

export function options(): TableOption[] {
  return (system?.options ?? []) as unknown as TableOption[];
}

function optionName(id: string): string {
  return options().find((one) => one.id === id)?.name[viewer.lang] ?? words(id);
}

/** A text that calls rows by their names, as `{attribute:wits}`: a table may call them otherwise at any time. */
const withNames = (text: string): string => text.replace(/\{(\w+):(\w+)\}/g, (_, kind: string, id: string) => name({ kind, id }));

/** What an option is about. */
export const optionText = (option: TableOption): string => withNames(option.text[viewer.lang]);

/** `option:value` in words. */
function valueName(id: string): string {
  const [key = '', value = ''] = id.split(/:(.*)/s);
  return nameOfValue(options().find((one) => one.id === key), value === 'true' ? true : value === 'false' ? false : value);
}

export function nameOfValue(option: TableOption | undefined, value: OptionValue): string {
  const named = option?.value_names?.[String(value)]?.[viewer.lang];
  if (named !== undefined) return withNames(named);
  if (typeof value === 'boolean') return t(value ? 'ui-yes' : 'ui-no');
  return typeof value === 'number' ? number(value) : words(value);
}
