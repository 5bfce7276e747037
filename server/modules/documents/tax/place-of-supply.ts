// The state in which a sale is taxed: that of the address on the invoice.
import { codeOfState, stateOfCode, utgstCodes } from '@taana-baana/contract/tax/state-codes.ts';
import type { PrintedParties } from '../document-content.ts';

type PlaceOfSupply = NonNullable<PrintedParties['placeOfSupply']>;

/** GST code of the state where the seller is registered. */
export const stateCodeOfGstin = (gstin: string): string => gstin.slice(0, 2);

/**
 * `state`: of the address on the invoice, also for goods handed over in the shop. If unknown, the
 * seller's (IGST Act, section 10(1)(ca)).
 */
export function placeOfSupply(state: string | null, sellerCode: string): PlaceOfSupply {
  const code = (state === null ? undefined : codeOfState(state)) ?? sellerCode;
  return { state: stateOfCode(code) ?? '', code, isUnionTerritory: utgstCodes.has(code) };
}
