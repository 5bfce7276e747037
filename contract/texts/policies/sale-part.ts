// The part that the refund policy has while a sale with its own exchange period lasts.
import type { PolicyContent } from '../../schemas/page-content.ts';

export const salePart = (sale: string, days: number): PolicyContent['parts'][number] => ({
  heading: sale,
  content: [`What you buy in the ${sale} can be returned within ${days} days of delivery.`],
});
