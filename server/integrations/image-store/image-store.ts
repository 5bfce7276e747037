// Keeps pictures in every width and format that a page may ask for, under names that carry a hash of their content.

export interface PictureVariant {
  readonly width: number;
  readonly format: 'avif' | 'webp' | 'jpeg';
  /** Name below /images/. */
  readonly file: string;
}

export interface StoredPicture {
  /** Names the content: the same picture stored twice has the same id. */
  readonly id: string;
  readonly width: number;
  readonly height: number;
  /** The dominant colour, `#rrggbb`: what shows until the picture is there. */
  readonly color: string;
  readonly variants: readonly PictureVariant[];
}

export interface ImageStore {
  /** Makes the variants of an original picture file (any format that sharp reads) and keeps them. */
  store(originalFile: string): Promise<StoredPicture>;
  /** Keeps variants that are ready: files of `folder`, named as `picture.variants` says. */
  storeFinished(folder: string, picture: StoredPicture): Promise<void>;
  /** Takes out what an import or a restore that was killed has left half written. */
  removeUnfinished(now: Date): Promise<void>;
}
