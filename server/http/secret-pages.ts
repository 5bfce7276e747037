// Pages whose address is a secret: it ends in a token that was mailed. Nobody keeps them, indexes them, or is told of them by a referrer.
import { pages } from '@taana-baana/contract';

/** `/reset-password/`, say. */
export const secretPages: readonly string[] = Object.values(pages)
  .map(({ path }) => path)
  .filter((path) => path.endsWith('/:token'))
  .map((path) => path.slice(0, -':token'.length));

/** In any letter case, as pages match. */
export const isSecretPage = (address: string): boolean =>
  secretPages.some((start) => address.toLowerCase().startsWith(start));
