// Text without anything to see is empty: phones and chat apps add characters that nobody sees.

/** Format characters, bidi marks, soft hyphens, fillers, and what no text may hold. */
export const invisible =
  /(?:[\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800]|(?!\s)\p{Cc})+/gu;

/** Trimmed; empty if nobody sees anything of it. */
export const visibleText = (text: string): string => (text.replace(invisible, '').trim() === '' ? '' : text.trim());

/** For paper: without characters that would turn the direction of what stands beside them. */
export const printedText = (text: string): string => text.replace(/\p{Bidi_Control}+/gu, '');
