// What the blog, colour and contact slices keep, in the words of spec section 3.
import type { Enquiry } from '@taana-baana/contract/schemas/enquiry.ts';
import type { BlogPost } from '@taana-baana/contract/schemas/content.ts';
import type { Color } from '@taana-baana/contract/schemas/product.ts';
import { idle, type RequestState } from './request-state.ts';

export interface BlogState extends RequestState {
  posts: BlogPost[];
  post: BlogPost | null;
}
export const initialBlogState: BlogState = { ...idle, posts: [], post: null };

export interface ColorState {
  colorList: Color[];
  isLoading: boolean;
  isError: boolean;
  errorMessage: string;
}
export const initialColorState: ColorState = { colorList: [], isLoading: false, isError: false, errorMessage: '' };

export interface ContactState extends RequestState {
  contact: Enquiry | null;
}
export const initialContactState: ContactState = { ...idle, contact: null };
