/** Parts of the page that not everybody needs at once. */
import type { Component } from 'svelte';
import Soon from './Soon.svelte';

type Load<P extends object> = () => Promise<{ default: Component<P> }>;

const parts = new Set<() => Promise<unknown>>();

/**
 * A component that is fetched when it is first drawn, and takes what the one it stands for takes; `meanwhile` says what stands
 * there until then. Call it where a module begins.
 */
export function later<P extends object>(load: Load<P>, meanwhile?: (props: P) => string): Component<P> {
  let known: Component<P> | undefined;
  const fetched: Load<P> = async () => {
    const found = await load();
    known = found.default;
    parts.delete(fetched);
    return found;
  };
  parts.add(fetched);
  const soon = Soon as unknown as Component<{ load: Load<P>; props: P; meanwhile: typeof meanwhile }>;
  return (anchor, props) => (known ? known(anchor, props) : soon(anchor, { load: fetched, props, meanwhile }));
}

/** Fetch every part that is known of by now, and those that they know of: as tests have them. */
export async function everyPart(): Promise<void> {
  while (parts.size > 0) await Promise.all([...parts].map((load) => load()));
}
