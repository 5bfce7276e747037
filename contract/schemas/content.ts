// Blog posts, the newsletter, and what the browser must know of the shop.
import * as z from 'zod/mini';
import { email } from './fields.ts';
import { Picture } from './product.ts';

export const BlogPost = z.object({
  _id: z.string(),
  /** The same as `_id`. */
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
  /** The payment window's script: the provider's, or the sandbox's own. */
  paymentScriptUrl: z.string(),
  /** The public half of the payment keys. */
  paymentKey: z.string(),
  /** Whether no money moves: the payment sandbox is in use. */
  isSandbox: z.boolean(),
  /** Rupees. */
  shippingFee: z.int(),
});
export type BrowserConfig = z.infer<typeof BrowserConfig>;
