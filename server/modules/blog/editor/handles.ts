// The id of a new post in the shop, and so in its address.

const mostCharacters = 80;
const mostTries = 200;

/** `Monsoon & mud!` is `monsoon-mud`, or `monsoon-mud-2` where that is taken, and so on. */
export function* handlesOf(title: string): Generator<string> {
  const letters = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, mostCharacters)
    .replace(/^-+|-+$/g, '');
  const handle = letters || 'post';
  yield handle;
  for (let number = 2; number <= mostTries; number += 1) yield `${handle}-${number}`;
}
