// `npm run release:sign -- ARCHIVE KEY`: signs with a private key that is kept elsewhere. Asks for
// its passphrase, if it has one.
import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { ask } from '../../deploy/machine/install/ask.ts';
import { releaseKey } from '../../deploy/machine/update/signature.ts';
import { signArchive } from './sign-archive.ts';

const [archive, keyFile] = process.argv.slice(2);
try {
  if (!archive || !keyFile) throw new Error('Usage: npm run release:sign -- ARCHIVE KEY');
  const key = readFileSync(keyFile, 'utf8');
  const passphrase = key.includes('ENCRYPTED') ? await ask('Passphrase of the key: ', true) : undefined;
  await signArchive(archive, createPrivateKey({ key, passphrase }), releaseKey());
  console.log(`${archive}.sha256.sig`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
