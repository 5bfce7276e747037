// A picture with the file for zooming.
import type { Picture } from '@taana-baana/contract/schemas/catalog/product.ts';

export const withZoom = (picture: Picture | undefined): Picture | undefined =>
  picture?.zoom ? { ...picture, avif: `${picture.avif}, ${picture.zoom}` } : picture;
