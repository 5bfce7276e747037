// The props of every section of the editor.
import type { EditedProduct } from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import type { ProductText } from './product-text.ts';

export interface SectionProps {
  readonly text: ProductText;
  /** The server's version. */
  readonly saved: EditedProduct;
  readonly isReadOnly: boolean;
  /** By the field's path: errors that the server would report. */
  readonly errors: Readonly<Record<string, string>>;
  readonly onType: (changes: Partial<ProductText>) => void;
}

/** The id of a field's element: problems link to it. */
export const fieldId = (field: string): string => `product-${field}`;
