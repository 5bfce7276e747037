// An error whose message is for the shopper. All others are unexpected:
// logged, and answered by a fixed text.
import type { ErrorCode } from '@taana-baana/contract';

export interface ErrorDetails {
  /** Messages by field name. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Seconds; set when waiting helps. */
  readonly retryAfter?: number;
}

export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly retryAfter: number | undefined;
  constructor(code: ErrorCode, message: string, { fields, retryAfter }: ErrorDetails = {}) {
    super(message);
    this.code = code;
    this.fields = fields;
    this.retryAfter = retryAfter;
  }
}
