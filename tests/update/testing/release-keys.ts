// A pair of keys with which tests sign releases, for shops that hold its public half.
import { generateKeyPairSync, sign } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

const pair = generateKeyPairSync('ed25519');

/** As in deploy/release-key.pem. */
export const publicKey = pair.publicKey.export({ type: 'spki', format: 'pem' }).toString();

/** Writes the `.sha256.sig` beside the archive's `.sha256`; returns its path. */
export function signRelease(archive: string): string {
  const file = `${archive}.sha256.sig`;
  writeFileSync(file, sign(null, readFileSync(`${archive}.sha256`), pair.privateKey));
  return file;
}
