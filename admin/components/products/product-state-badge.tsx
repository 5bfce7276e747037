// Whether a product is in the shop.
import type { ProductState } from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import { stateLabels } from '@taana-baana/contract/admin/texts/catalog/products.ts';
import { Badge, type BadgeTone } from '../badge.tsx';

const tones: Record<ProductState, BadgeTone> = {
  active: 'success',
  draft: 'info',
  archived: 'muted',
};

export const ProductStateBadge = ({ state }: { state: ProductState }) => (
  <Badge tone={tones[state]}>{stateLabels[state]}</Badge>
);
