// How many slips of the finger are between two words.

/**
 * Letters added, dropped or replaced, and neighbours exchanged (Damerau and Levenshtein,
 * restricted). Infinity if it is more than `most`.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return Infinity;
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      let distance = Math.min(at(previous, j) + 1, at(row, j - 1) + 1, at(previous, j - 1) + (isSame ? 0 : 1));
      const isExchange = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isExchange) distance = Math.min(distance, at(beforePrevious, j - 2) + 1);
      row.push(distance);
      least = Math.min(least, distance);
    }
    if (least > most) return Infinity;
    beforePrevious = previous;
    previous = row;
  }
  const distance = at(previous, b.length);
  return distance <= most ? distance : Infinity;
}

const at = (row: readonly number[], index: number) => row[index] as number;
