// A key chosen by the browser, so that a repeated request counts once.

/** Not `crypto.randomUUID`: a shop on a home network has no https. */
export function newKey(): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))];
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
