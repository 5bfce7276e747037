// Pages whose URL has a secret token: never cached, never indexed, never sent as a referrer.
import { pages } from '@taana-baana/contract';

/** Those whose path ends in a mailed token, for example `/reset-password/`. */
export const secretPages: readonly string[] = Object.values(pages)
  .map(({ path }) => path)
  .filter((path) => path.endsWith('/:token'))
  .map((path) => path.slice(0, -':token'.length));

/** Ignores letter case, as routes do. A preview of the owner's texts has its token in the query. */
export const isSecretPage = (address: string): boolean =>
  secretPages.some((start) => address.toLowerCase().startsWith(start)) || /[?&]preview=/.test(address);
