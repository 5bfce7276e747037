// A plain weave of an order's colours: over one, under the next.

export const side = 12;

/** Row by row, the colour of the thread on top. The colours run both ways, so every cloth differs. */
export function weave(colors: readonly string[]): string[][] {
  const colorAt = (position: number) => colors[Math.floor(position / 2) % colors.length] ?? '';
  return Array.from({ length: side }, (_, row) =>
    Array.from({ length: side }, (__, column) =>
      (row + column) % 2 === 0 ? colorAt(column) : row % 4 < 2 ? ground : colorAt(row + 2),
    ),
  );
}

/** The page's own. */
const ground = '#f8f3ea';
