// The id of a new post in the shop, and so in its address.

const maxCharacters = 80;
const maxAttempts = 200;

/** `Monsoon & mud!` is `monsoon-mud`, or `monsoon-mud-2` where that is taken, and so on. */
export function* handlesOf(title: string): Generator<string> {
  const letters = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxCharacters)
    .replace(/^-+|-+$/g, '');
  const handle = letters || 'post';
  yield handle;
  for (let number = 2; number <= maxAttempts; number += 1) yield `${handle}-${number}`;
}
