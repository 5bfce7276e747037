// An amount of money as people type it, or as a spreadsheet has it.

/**
 * Paise of `182.50`, `1,299`, `1,29,900`, `₹ 499` or `Rs. 499/-`. Undefined: it is none, or has parts
 * of a paisa.
 */
export function readPaise(text: string): number | undefined {
  const bare = text
    .trim()
    .replace(/^(₹|rs\.?|inr)\s*/i, '')
    .replace(/\s*\/-$/, '');
  if (!/^(\d{1,8}|\d{1,3}(,\d{2,3}){0,2},\d{3})(\.\d{1,2}0{0,2})?$/.test(bare)) return undefined;
  return Math.round(Number(bare.replaceAll(',', '')) * 100);
}
