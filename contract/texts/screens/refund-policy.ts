// The part of the refund policy during a sale with its own exchange period.
import type { PolicyContent } from '../../schemas/content/page-content.ts';

export const salePart = (sale: string, days: number): PolicyContent['parts'][number] => ({
  heading: sale,
  content: [`What you buy in the ${sale} can be returned within ${days} days of delivery.`],
});
