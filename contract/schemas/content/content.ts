// Blog posts, the newsletter, and the shop's configuration for the browser.
import * as z from 'zod/mini';
import { email } from '../fields.ts';
import { Picture } from '../catalog/product.ts';

export const BlogPost = z.object({
  _id: z.string(),
  /** Same as `_id`. */
  id: z.string(),
  title: z.string(),
  description: z.string(),
  category: z.string(),
  images: z.array(Picture),
  createdAt: z.string(),
});
export type BlogPost = z.infer<typeof BlogPost>;

export const NewsletterForm = z.object({ email });

export const Message = z.object({ message: z.string() });

export const BrowserConfig = z.object({
  name: z.string(),
  contact: z.object({ email: z.string(), phone: z.string(), address: z.string() }),
  /** The address of the payment window's script: the provider's or the sandbox's. */
  paymentScriptUrl: z.string(),
  /** The public payment key. */
  paymentKey: z.string(),
  /** True if the payment sandbox is in use and no money moves. */
  isSandbox: z.boolean(),
  /** Rupees. */
  shippingFee: z.int(),
  shipping: z.object({
    fee: z.int(),
    /** Rupees: an order of at least this sum ships free. */
    freeFrom: z.nullable(z.int()),
    unionTerritories: z.boolean(),
  }),
});
export type BrowserConfig = z.infer<typeof BrowserConfig>;
