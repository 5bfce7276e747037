// A price in one of the specification's three formats.
import { cardPrice, detailPrice, listPrice } from '@taana-baana/contract/messages.ts';

const formats = { card: cardPrice, detail: detailPrice, list: listPrice };

interface PriceProps {
  rupees: number;
  variant?: keyof typeof formats;
  className?: string;
}

export function Price({ rupees, variant = 'list', className = '' }: PriceProps) {
  return <span className={`font-display font-semibold tabular ${className}`}>{formats[variant](rupees)}</span>;
}
