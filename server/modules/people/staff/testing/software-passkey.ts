// A passkey in software: answers the browser's WebAuthn calls like a phone.
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** User present, user verified. */
const verified = 0x05;
const attested = 0x40;

interface Answered {
  /** The origin that the browser reports. */
  readonly origin: string;
  /** The domain that the passkey belongs to. */
  readonly site?: string;
  readonly flags?: number;
}

export function createSoftwarePasskey() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let counter = 0;

  const clientDataOf = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  function authenticatorDataOf(site: string, flags: number, credential = Buffer.alloc(0)): Buffer {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([createHash('sha256').update(site).digest(), Buffer.from([flags]), count, credential]);
  }

  function answer(response: Record<string, Buffer>) {
    const encoded = Object.entries(response).map(([name, bytes]) => [name, bytes.toString('base64url')]);
    const name = id.toString('base64url');
    return {
      id: name,
      rawId: name,
      type: 'public-key',
      response: Object.fromEntries(encoded) as Record<string, string>,
      clientExtensionResults: {},
    };
  }

  return {
    register(challenge: string, { origin, site = 'localhost', flags = verified }: Answered) {
      const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, bytes(x)],
        [-3, bytes(y)],
      ]);
      const length = Buffer.from([0, id.length]);
      const credential = Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(key)]);
      const attestation = new Map<string, string | Map<string, string> | Uint8Array>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', new Uint8Array(authenticatorDataOf(site, flags | attested, credential))],
      ]);
      return answer({
        clientDataJSON: clientDataOf('webauthn.create', challenge, origin),
        attestationObject: Buffer.from(isoCBOR.encode(attestation)),
      });
    },
    /** From now on it counts like a copy that was made before its first use. */
    countAgain() {
      counter = 0;
    },
    prove(challenge: string, { origin, site = 'localhost', flags = verified }: Answered) {
      const clientDataJSON = clientDataOf('webauthn.get', challenge, origin);
      const authenticatorData = authenticatorDataOf(site, flags);
      const signed = Buffer.concat([authenticatorData, createHash('sha256').update(clientDataJSON).digest()]);
      return answer({ clientDataJSON, authenticatorData, signature: sign('sha256', signed, privateKey) });
    },
  };
}
