// The body of every error response, the list of error codes, and the status of each code.
import * as z from 'zod/mini';

export const errorStatuses = {
  malformed: 400,
  invalid: 400,
  'payment-forged': 400,
  'payment-failed': 400,
  'reset-link-invalid': 400,
  'link-invalid': 400,
  'bad-signature': 400,
  'not-signed-in': 401,
  'invalid-credentials': 401,
  'second-factor-required': 401,
  'payment-required': 402,
  forbidden: 403,
  'set-up-required': 403,
  'step-up-required': 403,
  'not-found': 404,
  conflict: 409,
  'payment-pending': 409,
  'too-large': 413,
  'unsupported-media-type': 415,
  'too-many-requests': 429,
  internal: 500,
  'provider-failed': 502,
  unavailable: 503,
  'disk-full': 507,
} as const;
export type ErrorCode = keyof typeof errorStatuses;

export const ErrorBody = z.object({
  message: z.string(),
  code: z.enum(Object.keys(errorStatuses) as [ErrorCode, ...ErrorCode[]]),
  fields: z.optional(z.record(z.string(), z.string())),
  requestId: z.string(),
  /**
   * Only in the response to a rejected payment verification; the specification requires it there.
   */
  success: z.optional(z.literal(false)),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
