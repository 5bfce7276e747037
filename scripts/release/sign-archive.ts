// The signature of a release (Ed25519), over the text of its checksum. openssl reads the same files:
// docs/install.md.
import { type KeyObject, createHash, sign } from 'node:crypto';
import { createReadStream, readFileSync, writeFileSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { signedSum } from '../../deploy/machine/update/signature.ts';

/**
 * Writes `ARCHIVE.sha256.sig`. Throws unless the archive has its checksum, and the signature is
 * accepted with `publicKey`, the one that shops hold.
 */
export async function signArchive(archive: string, privateKey: KeyObject, publicKey: KeyObject): Promise<void> {
  const sums = readFileSync(`${archive}.sha256`);
  const signature = sign(null, sums, privateKey);
  const hash = createHash('sha256');
  await pipeline(createReadStream(archive), hash);
  if (signedSum(archive, sums, signature, publicKey) !== hash.digest('hex'))
    throw new Error(`${archive} does not have the checksum in its .sha256.`);
  writeFileSync(`${archive}.sha256.sig`, signature);
}
