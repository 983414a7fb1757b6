/** Leading somebody to a step of the builder, or to the control of a field. */
import { tick } from 'svelte';

const stepOf = (id: string) => document.querySelector<HTMLElement>(`[data-step="${CSS.escape(id)}"]`);
const controlOf = (field: string) => document.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"]`);

/** To the head of a step that has just been chosen; `wide`: it stands beside others. */
export async function toStep(id: string, wide: boolean, focus: boolean): Promise<void> {
  await tick();
  const head = stepOf(id);
  if (focus) head?.focus({ preventScroll: true });
  if (wide) head?.scrollIntoView({ block: 'nearest' });
  else scrollTo({ top: 0 });
  document.querySelector('.steps [aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
}

/** To the control of a field, or what comes nearest to it: that of its group, the head of its step. */
export function toField(field: string, step: string): void {
  const control = controlOf(field) ?? controlOf(groupOf(field)) ?? stepOf(step);
  control?.focus();
  control?.scrollIntoView({ block: 'center' });
}

/** The field of a draft that a path leads into. */
export const groupOf = (path: string): string => path.split('.')[0] ?? '';
