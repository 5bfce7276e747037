// Stores pictures in the widths and formats that pages need; file names
// contain a hash of the content.
import type { Logo } from '@taana-baana/contract/schemas/shop/settings.ts';
import type { LogoFault } from './logo-pictures.ts';
import type { ByteFault } from './picture-bytes.ts';

export interface PictureVariant {
  readonly width: number;
  readonly format: 'avif' | 'webp' | 'jpeg';
  /** Name below /images/. */
  readonly file: string;
}

export interface StoredPicture {
  /** A hash of the content: the same picture stored twice has the same id. */
  readonly id: string;
  readonly width: number;
  readonly height: number;
  /** The dominant colour, `#rrggbb`, shown until the picture has loaded. */
  readonly color: string;
  /** Where it has another shape than garments' frames: the colour of the edges beside which room is left, `#rrggbb`. */
  readonly edge?: string | undefined;
  readonly variants: readonly PictureVariant[];
  /** Millimetres of cloth that it shows from its left to its right edge, if known. */
  readonly clothWidth?: number | undefined;
}

/** Why a file cannot be used as a photo of the shop. */
export type PhotoFault = ByteFault | 'unreadable' | 'too many pixels' | 'too small';

export interface ImageStore {
  /** Creates and stores the variants of an original file, in any format that sharp reads. */
  store(originalFile: string): Promise<StoredPicture>;
  /** The same for an uploaded photo, in PNG, JPEG or WebP; or returns the reason against it. */
  storePhoto(bytes: Uint8Array): Promise<StoredPicture | PhotoFault>;
  /** Stores finished variants: the files of `folder` that `picture.variants` names. */
  storeFinished(folder: string, picture: StoredPicture): Promise<void>;
  /** Makes and stores the pictures of a logo, from a file in PNG, JPEG or WebP. */
  storeLogo(bytes: Uint8Array): Promise<Logo | LogoFault>;
  /**
   * Stores nothing: makes a WebP of a customer's photo in PNG, JPEG or WebP, or returns the reason
   * against it.
   */
  encodePhoto(bytes: Uint8Array): Promise<Buffer | 'type' | 'unreadable'>;
  /** Deletes partial files of killed imports and restores. */
  removeUnfinished(now: Date): Promise<void>;
}
