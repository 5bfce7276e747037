// Props for a control of a section: label, help, error, and its registration in the form.
import { hints, labels } from '@taana-baana/contract/admin/texts/shop/settings-fields.ts';
import type { FormSection } from '../../../store/shop/settings.api.ts';
import type { SectionForm } from '../form/use-section-form.ts';

/** To spread into a field of design/fields. */
export function fieldOf<S extends FormSection>(
  section: S,
  form: SectionForm<S>,
  path: keyof (typeof labels)[S] & string,
) {
  const sectionHints: Readonly<Record<string, string>> = section in hints ? hints[section as keyof typeof hints] : {};
  const sectionLabels: Readonly<Record<string, string>> = labels[section];
  return {
    label: sectionLabels[path] ?? path,
    hint: sectionHints[path],
    error: (form.getFieldState(path as never, form.formState).error as { message?: string } | undefined)?.message,
    ...form.register(path as never),
  };
}
