// What a shopper may hear when a call is refused. Anything else that is thrown is a surprise: logged, and answered by a fixed text.
import type { ErrorCode } from '@taana-baana/contract';

export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly fields: Readonly<Record<string, string>> | undefined;
  /** Seconds, where waiting helps. */
  readonly retryAfter: number | undefined;
  constructor(code: ErrorCode, message: string, fields?: Readonly<Record<string, string>>, retryAfter?: number) {
    super(message);
    this.code = code;
    this.fields = fields;
    this.retryAfter = retryAfter;
  }
}
