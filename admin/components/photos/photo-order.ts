// Reorders photos.

interface Item {
  readonly id: string;
}

/** Moves one by some steps; not beyond the ends. */
export function moveBy<T extends Item>(items: readonly T[], id: string, steps: number): T[] {
  const from = items.findIndex((item) => item.id === id);
  const [moved] = items.slice(from, from + 1);
  if (!moved) return [...items];
  const others = items.filter((item) => item.id !== id);
  return others.toSpliced(Math.max(0, Math.min(others.length, from + steps)), 0, moved);
}

/** Moves some before or after another one, in their present order. */
export function moveBeside<T extends Item>(
  items: readonly T[],
  ids: readonly string[],
  target: string,
  position: 'before' | 'after' | 'on',
): T[] {
  const moved = items.filter((item) => ids.includes(item.id));
  const others = items.filter((item) => !ids.includes(item.id));
  const at = others.findIndex((item) => item.id === target);
  return at < 0 ? [...items] : others.toSpliced(position === 'after' ? at + 1 : at, 0, ...moved);
}
