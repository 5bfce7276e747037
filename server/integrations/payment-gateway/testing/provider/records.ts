// What the provider double holds, and the form of its answers.
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export interface Order {
  id: string;
  amount: number;
  amount_paid: number;
  amount_due: number;
  currency: string;
  receipt: string;
  status: string;
  [field: string]: unknown;
}
export interface Payment {
  id: string;
  order_id: string | null;
  amount: number;
  currency: string;
  status: string;
  created_at: number;
  amount_refunded: number;
  [field: string]: unknown;
}
export interface Refund {
  id: string;
  payment_id: string;
  amount: number;
  status: string;
  created_at: number;
  [field: string]: unknown;
}
export interface Link {
  id: string;
  amount: number;
  currency: string;
  reference_id: string;
  status: string;
  expire_by: number;
  order_id?: string;
  [field: string]: unknown;
}
export interface Dispute {
  id: string;
  payment_id: string;
  status: string;
  [field: string]: unknown;
}

/** The fields that the double reads. */
export type Body = Record<string, string | number | boolean | undefined>;
export interface Call {
  method: string;
  path: string;
  query: URLSearchParams;
  body: Body;
  headers: IncomingMessage['headers'];
}
export interface Answer {
  status: number;
  body: unknown;
}

export const orders = new Map<string, Order>();
export const payments = new Map<string, Payment>();
export const refunds = new Map<string, Refund>();
export const refundKeys = new Map<string, string>();
export const disputes = new Map<string, Dispute>();
export const links = new Map<string, Link>();

export const ok = (body: unknown): Answer => ({ status: 200, body });
export const refuse = (description: string): Answer => ({
  status: 400,
  body: {
    error: { code: 'BAD_REQUEST_ERROR', description, source: 'business', step: null, reason: null, metadata: {} },
  },
});
export const unknownId = () => refuse('The id provided does not exist');
export const newId = (prefix: string) => `${prefix}_${randomBytes(8).toString('hex').slice(0, 14)}`;
export const list = (items: unknown[]) => ok({ entity: 'collection', count: items.length, items });
/** Seconds. The default when a test gives none. */
export const createdAt = 1_795_000_000;
