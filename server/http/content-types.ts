// What a file is by its ending, and whether compressing it helps.

const types: Record<string, [type: string, isText: boolean]> = {
  js: ['text/javascript; charset=utf-8', true],
  css: ['text/css; charset=utf-8', true],
  svg: ['image/svg+xml', true],
  json: ['application/json', true],
  webmanifest: ['application/manifest+json', true],
  txt: ['text/plain; charset=utf-8', true],
  avif: ['image/avif', false],
  webp: ['image/webp', false],
  jpg: ['image/jpeg', false],
  png: ['image/png', false],
  ico: ['image/x-icon', false],
  woff2: ['font/woff2', false],
};

const ending = (file: string) => file.slice(file.lastIndexOf('.') + 1);

export const contentType = (file: string): string => types[ending(file)]?.[0] ?? 'application/octet-stream';
export const isCompressible = (file: string): boolean => types[ending(file)]?.[1] ?? false;
