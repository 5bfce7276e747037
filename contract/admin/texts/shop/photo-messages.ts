// What the server says about uploads, and about photos that it cannot use.
import { photoLimits } from '../../limits/file-limits.ts';
import { maxUploadBytes } from '../../uploads.ts';

const megabytes = (bytes: number) => `${bytes / (1024 * 1024)} MB`;

export const uploadNotFound = 'This upload is over. Please choose the file again';
export const uploadTaken = 'This file has arrived already';
export const uploadTooLarge = (bytes: number): string =>
  `This file is larger than ${megabytes(bytes)}. Please choose a smaller one`;
export const noRoom = 'The disk of the shop is full. Please make room on it, then try again';

export const photoTooLarge = uploadTooLarge(maxUploadBytes.photo);
export const photoEmpty = 'This file is empty. Please choose the photo again';
export const photoHeic =
  'This is an HEIC photo, which browsers cannot show. Please save it as JPEG (iPhone: Settings, Camera, Formats, Most Compatible)';
export const photoSvg = 'This is an SVG drawing. Please choose a photo in JPEG, PNG or WebP';
export const photoType = 'This is not a photo in JPEG, PNG or WebP. Please choose another file';
export const photoUnreadable = 'This photo is damaged or did not arrive whole. Please choose it again';
export const photoTooManyPixels = `This photo has more than ${photoLimits.maxPixels / 1_000_000} megapixels. Please make it smaller`;
export const photoTooSmall = `This photo is too small: both sides need ${photoLimits.shortest} pixels or more`;
export const photoGone = 'The file of this photo is lost. Please choose the photo again';
export const photoFailed = 'No picture could be made of this photo. Please choose it again';
