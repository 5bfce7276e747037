// Splits an amount that includes tax into taxable value and taxes.

/** In paise; taxable value and taxes add up to the amount. */
export interface Taxes {
  readonly taxablePaise: number;
  readonly cgstPaise: number;
  /** SGST, or UTGST. */
  readonly sgstPaise: number;
  readonly igstPaise: number;
}

/** `rate`: percent; null: no tax is charged. Each tax is rounded half up. */
export function splitTax(paise: number, rate: number | null, isSameState: boolean): Taxes {
  if (rate === null) return taxesOf(paise, { half: 0, igst: 0 });
  return isSameState
    ? taxesOf(paise, { half: roundedQuotient(paise * rate, 2 * (100 + rate)), igst: 0 })
    : taxesOf(paise, { half: 0, igst: roundedQuotient(paise * rate, 100 + rate) });
}

/** `half`: CGST, and as much SGST. */
export const taxesOf = (paise: number, { half, igst }: { readonly half: number; readonly igst: number }): Taxes => ({
  taxablePaise: paise - 2 * half - igst,
  cgstPaise: half,
  sgstPaise: half,
  igstPaise: igst,
});

/** Half up, in integers. */
const roundedQuotient = (dividend: number, divisor: number): number =>
  Math.floor((2 * dividend + divisor) / (2 * divisor));
