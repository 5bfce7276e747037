// How far a typed word is from a word of the catalogue.

/**
 * Letters added, left out or replaced, and neighbours exchanged, each counted once. People seldom
 * mistype the first letter: without it, another word was meant (`safed`, `sand`).
 */
export function typingErrors(typed: string, term: string): number {
  const [from, to] = [Array.from(typed), Array.from(term)];
  if (from[0] !== to[0]) return Infinity;
  let [before, previous]: [number[], number[]] = [[], Array.from({ length: to.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwap = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current.push(
        Math.min(
          (previous[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          (previous[column - 1] ?? 0) + (isSame ? 0 : 1),
          isSwap ? (before[column - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    [before, previous] = [previous, current];
  }
  return previous[to.length] ?? 0;
}
