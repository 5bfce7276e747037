// What each section of the editor gets.
import type { EditedProduct } from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import type { ProductText } from './product-text.ts';

export interface SectionProps {
  readonly text: ProductText;
  /** As the server has it. */
  readonly saved: EditedProduct;
  readonly isReadOnly: boolean;
  /** By the field's path: what the server would refuse. */
  readonly errors: Readonly<Record<string, string>>;
  readonly onType: (changes: Partial<ProductText>) => void;
}

/** The id of a field's element: problems lead there. */
export const fieldId = (field: string): string => `product-${field}`;
