// The states and reasons of exchanges. Without schemas, so that the browser can load it alone.

export const exchangeStates = ['requested', 'returned', 'received', 'replaced', 'credited', 'rejected'] as const;
export type ExchangeState = (typeof exchangeStates)[number];

/** Photos of one request, and bytes of one. */
export const photoLimits = { most: 3, bytes: 5 * 1024 * 1024 } as const;

export const exchangeReasons = ['size', 'color', 'defect', 'wrong item', 'other'] as const;
export type ExchangeReason = (typeof exchangeReasons)[number];

export interface Piece {
  /** An id. */
  readonly color: string;
  readonly size: string;
}

/** What the reason promises to change, and the wanted piece leaves as it was. */
export function unchangedPart(reason: ExchangeReason, bought: Piece, wanted: Piece): 'size' | 'color' | null {
  if (reason !== 'size' && reason !== 'color') return null;
  return bought[reason] === wanted[reason] ? reason : null;
}

/** The refund policy: we pay for sending it back when it is our fault. */
export const isReturnFree = (reason: ExchangeReason): boolean => reason === 'defect' || reason === 'wrong item';
