// Razorpay's signatures: HMAC-SHA256 in hexadecimal, compared in constant time.
import { createHmac, timingSafeEqual } from 'node:crypto';

export function sign(secret: string, message: string | Buffer): string {
  return createHmac('sha256', secret).update(message).digest('hex');
}

export function isSignature(secret: string, message: string | Buffer, signature: string): boolean {
  const expected = Buffer.from(sign(secret, message));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/** The message that the payment window's callback signs. */
export const callbackMessage = (orderId: string, paymentId: string): string => `${orderId}|${paymentId}`;
