// Pages whose URL ends in a mailed token: never cached, never indexed, never sent as a referrer.
import { pages } from '@taana-baana/contract';

/** For example `/reset-password/`. */
export const secretPages: readonly string[] = Object.values(pages)
  .map(({ path }) => path)
  .filter((path) => path.endsWith('/:token'))
  .map((path) => path.slice(0, -':token'.length));

/** Ignores letter case, as routes do. */
export const isSecretPage = (address: string): boolean =>
  secretPages.some((start) => address.toLowerCase().startsWith(start));
