// Fills a section's form with the server's values, without losing what is being typed.
import type { SectionName } from '@taana-baana/contract/schemas/shop/settings.ts';
import { merge, toTyped, type TypedSection } from './section-values.ts';

/** The used part of a form, whose library has types too deep for a generic section. */
interface Form<S extends SectionName> {
  readonly getValues: () => unknown;
  readonly reset: (values: TypedSection<S>, options?: { keepDefaultValues: boolean }) => void;
}

/** The controls' current values. The form changes its own values in place, so this is a copy. */
export const typedIn = (form: { getValues: () => unknown }): unknown => structuredClone(form.getValues());

/** `atStart`: the controls' values when the call was sent. Later typing stays, as a change. */
export function fillForm<S extends SectionName>(
  form: Form<S>,
  section: S,
  value: unknown,
  atStart: unknown = typedIn(form),
): void {
  const { take } = merge(section, { base: atStart, theirs: value, ours: typedIn(form) });
  form.reset(toTyped(section, value));
  form.reset(take(new Set()), { keepDefaultValues: true });
}
