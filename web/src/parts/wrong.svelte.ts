/** Fields whose text is refused. The form around them is not sent meanwhile: it would send what stood there before. */
import { getContext, setContext } from 'svelte';
import { SvelteSet } from 'svelte/reactivity';

const key = Symbol('wrong fields');

/** Call while a form is set up: the fields in it, by id, that hold something refused. */
export function holdWrong(): ReadonlySet<string> {
  const held = new SvelteSet<string>();
  setContext(key, held);
  return held;
}

/** Call while a field is set up: tells the form around it, where there is one, whether its text is refused. */
export function tellWrong(id: string, wrong: () => boolean): void {
  const around = getContext<SvelteSet<string> | undefined>(key);
  $effect(() => {
    if (!around || !wrong()) return;
    around.add(id);
    return () => void around.delete(id);
  });
}
