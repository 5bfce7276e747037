// The brand's colours as a style sheet of their own, where they are not those of tokens.css.
import { brandTokens, defaultLook } from '@taana-baana/contract/colors/colors.ts';
import type { LookSection } from '@taana-baana/contract/schemas/shop/settings.ts';

/** Empty for the default. */
export function brandStyle(look: LookSection): string {
  if (look.primary === defaultLook.primary && look.accent === defaultLook.accent) return '';
  const tokens = Object.entries(brandTokens(look)).map(([name, color]) => `--color-${name}:${color}`);
  return `:root{${tokens.join(';')}}`;
}
