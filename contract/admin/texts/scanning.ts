// Scanning codes, by a hand scanner or a camera.
export const scan = 'Scan';
export const starting = 'The camera starts …';
export const picture = 'What the camera sees';
export const aim = 'Hold the code on the line. Each code counts as soon as it is read.';
export const field = 'Or a hand scanner, or keys';
export const fieldHint = 'Enter takes the code.';

/** Why there is no picture, and what to do. */
export const noCamera = {
  denied:
    'This page may not use the camera. Allow it in the browser’s settings of this page, then close this and scan again. Until then, type the code below.',
  missing: 'No camera was found here. Use a hand scanner, or type the code below.',
  insecure: 'The camera works only where the address of the admin begins with https. Type the code below.',
  failed:
    'The camera does not work right now. Close other apps that use it, check your connection, then close this and scan again. Until then, type the code below.',
} as const;
