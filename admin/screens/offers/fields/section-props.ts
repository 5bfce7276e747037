// The props of every section of the editor.
import type { OfferErrors, OfferText } from '../offer-text.ts';

export interface SectionProps {
  readonly text: OfferText;
  /** By the field's path: errors that the server would report. */
  readonly errors: OfferErrors;
  readonly onType: (changes: Partial<OfferText>) => void;
}

type Amount = 'fromRupees' | 'fromPieces' | 'uses' | 'usesPerCustomer' | 'budget';

/** What a field for a number needs; `path`: of its error. */
export const amountOf =
  ({ text, errors, onType }: SectionProps) =>
  (field: Amount, path: string) => ({
    value: text[field],
    error: errors[path],
    onChange: ({ target }: { target: { value: string } }) => onType({ [field]: target.value }),
  });
