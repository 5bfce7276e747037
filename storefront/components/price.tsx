// A price in one of the specification's three ways of writing it.
import { cardPrice, detailPrice, listPrice } from '@taana-baana/contract/messages.ts';

const ways = { card: cardPrice, detail: detailPrice, list: listPrice };

interface PriceProps {
  rupees: number;
  look?: keyof typeof ways;
  className?: string;
}

export function Price({ rupees, look = 'list', className = '' }: PriceProps) {
  return <span className={`font-display font-semibold tabular ${className}`}>{ways[look](rupees)}</span>;
}
