// The chips of the store's filters.
import { listPrice } from '../messages.ts';

export const search = (words: string): string => `“${words}”`;
export const tag = (name: string): string => `#${name}`;
export const origin = (country: string): string => `Made in ${country}`;
export const lowestPrice = (rupees: number): string => `From ${listPrice(rupees)}`;
export const highestPrice = (rupees: number): string => `Up to ${listPrice(rupees)}`;
