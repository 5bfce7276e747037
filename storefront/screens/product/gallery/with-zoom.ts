// A picture with the file that only a close look loads.
import type { Picture } from '@taana-baana/contract/schemas/product.ts';

export const withZoom = (picture: Picture | undefined): Picture | undefined =>
  picture?.zoom ? { ...picture, avif: `${picture.avif}, ${picture.zoom}` } : picture;
