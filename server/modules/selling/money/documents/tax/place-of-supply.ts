// The state in which a sale is taxed: that of the address on the invoice, or of the shop.
import type { PaidAddress } from '@taana-baana/contract';
import { regionOfPincode } from '@taana-baana/contract/addresses/pin-regions.ts';
import { codeOfState, stateCodes, stateOfCode, utgstCodes } from '@taana-baana/contract/tax/state-codes.ts';
import type { PrintedParties } from '../document-content.ts';

type PlaceOfSupply = NonNullable<PrintedParties['placeOfSupply']>;

/** GST code of the state where the seller is registered. */
export const stateCodeOfGstin = (gstin: string): string => gstin.slice(0, 2);

/**
 * Of the address on the invoice: by the state's name, else by the PIN code; an incomplete address
 * may have neither. Undefined: nobody knows, and the invoice waits. The seller's own state would be
 * a guess.
 */
export function placeOfSupply(
  address: Partial<Pick<PaidAddress, 'state' | 'pincode'>> | null,
): PlaceOfSupply | undefined {
  const region = regionOfPincode(address?.pincode ?? '');
  const code = codeOfState(address?.state ?? '') ?? (region && stateCodes[region]);
  return code === undefined ? undefined : placeOfCode(code);
}

/** Of a GST code. */
export const placeOfCode = (code: string): PlaceOfSupply => ({
  state: stateOfCode(code) ?? '',
  code,
  isUnionTerritory: utgstCodes.has(code),
});
