// Divides the refunds of an order among its lines.
import { sharePaise } from '@taana-baana/contract/pricing/share-paise.ts';
import { toLinePieces } from '../../money/payments/refunds/refund-lines.ts';

interface Line {
  readonly id: string;
  readonly quantity: number;
  /** Paid for it. */
  readonly paise: number;
}

interface Refund {
  readonly paise: number;
  /** JSON: `[{line, quantity}]`; null: it names none. */
  readonly lines: string | null;
}

export interface Refunded {
  readonly paise: number;
  /** That refunds name. */
  readonly pieces: number;
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/**
 * In the order of the lines. A refund is of the pieces that it names; without any, and beyond their
 * value, of all lines by what is left of each. What exceeds the goods is of the shipping.
 */
export function shareRefunds(lines: readonly Line[], refunds: readonly Refund[]): Refunded[] {
  const left = lines.map(({ paise }) => paise);
  const pieces = lines.map(() => 0);
  const give = (paise: number, values: readonly number[]): number => {
    const given = Math.min(paise, sumOf(values));
    if (given > 0) sharePaise(given, values).forEach((share, index) => (left[index] = (left[index] ?? 0) - share));
    return given;
  };
  let rest = 0;
  for (const { paise, lines: json } of refunds) {
    const named = new Map(toLinePieces({ lines: json }).map(({ line, quantity }) => [line, quantity]));
    const countOf = ({ id }: Line) => named.get(id) ?? 0;
    const values = lines.map((line, index) =>
      Math.min(left[index] ?? 0, Math.round((line.paise * countOf(line)) / line.quantity)),
    );
    // One that failed moved no money and no pieces.
    if (paise > 0) lines.forEach((line, index) => (pieces[index] = (pieces[index] ?? 0) + countOf(line)));
    rest += paise - give(paise, values);
  }
  give(rest, left);
  return lines.map(({ paise, quantity }, index) => ({
    paise: paise - (left[index] ?? 0),
    pieces: Math.min(quantity, pieces[index] ?? 0),
  }));
}
