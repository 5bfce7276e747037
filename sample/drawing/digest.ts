// A short hash: eight hex digits.
import { createHash } from 'node:crypto';

export const digest = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 8);
