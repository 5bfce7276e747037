// Our Devanagari: strokes of one weight below the head stroke at y 0, foot at
// y 100. Only the letters in use.

interface Letter {
  advance: number;
  d: string;
  /** The head stroke, when it does not run the whole width. */
  head?: readonly [number, number];
  /** Where a sign above the letter is placed. */
  stem: number;
  dot?: readonly [number, number, number];
}

const letters: Record<string, Letter> = {
  त: { advance: 84, stem: 68, d: 'M68 0V100M68 38H46C22 38 12 52 12 68C12 86 24 95 44 96' },
  न: { advance: 84, stem: 68, d: 'M68 0V100M68 46H33M33 46A19 19 0 1 0 47 53C44 48 39 46 33 46' },
  ब: { advance: 84, stem: 68, d: 'M68 0V100M68 54A28 28 0 1 0 67.9 60M21 35L58 76' },
  व: { advance: 84, stem: 68, d: 'M68 0V100M68 54A28 28 0 1 0 67.9 60' },
  च: { advance: 84, stem: 68, d: 'M68 0V100M6 33H44C24 38 16 50 16 62C16 78 28 88 42 88C57 88 68 78 68 62' },
  य: { advance: 84, stem: 68, d: 'M68 0V100M36 0V8C36 28 28 40 10 41C10 72 20 88 40 88C56 88 68 76 68 60' },
  र: { advance: 68, stem: 50, d: 'M50 0V12C50 34 40 47 14 47V64C14 88 24 100 37 100C51 100 58 89 57 71' },
  स: {
    advance: 92,
    stem: 76,
    d: 'M76 0V100M46 0V12C46 34 36 48 14 48V66C14 89 23 100 35 100C47 100 53 90 52 76M14 48H76',
  },
  ध: {
    advance: 84,
    stem: 68,
    head: [48, 84],
    d: 'M68 0V100M40 9C28 -4 10 6 11 22C12 38 26 44 46 44C22 45 9 54 9 68C9 82 22 90 38 90C55 90 68 79 68 62',
  },
  घ: { advance: 84, stem: 68, d: 'M68 0V100M18 0C8 16 12 40 48 41C22 42 9 52 9 67C9 82 22 90 38 90C55 90 68 79 68 62' },
  ग: { advance: 80, stem: 64, d: 'M64 0V100M34 0V44C34 66 8 68 8 46' },
  ल: {
    advance: 96,
    stem: 80,
    d: 'M80 0V100M38 96C18 92 8 78 8 62C8 45 18 36 30 36C43 36 51 47 51 66M51 66C51 47 60 38 80 38',
  },
  म: { advance: 86, stem: 70, d: 'M70 0V100M32 0V70C32 92 6 94 6 73C6 58 18 55 32 55H70' },
  प: { advance: 84, stem: 68, d: 'M68 0V100M12 0V34C12 62 44 70 68 54' },
  ज: { advance: 92, stem: 76, d: 'M76 0V100M76 40H44C44 40 46 66 34 76C22 86 8 76 10 62' },
};

export interface Word {
  d: string;
  dots: { x: number; y: number }[];
  width: number;
}

/** One word as pen strokes; a sign follows the letter it belongs to. */
export function devanagariWord(text: string): Word {
  let x = 0;
  let stem = 0;
  let d = '';
  const dots: Word['dots'] = [];
  const shift = (path: string, dx: number) =>
    path.replaceAll(/([MLHVCA])([^MLHVCAZ]*)/g, (_, command: string, body: string) => {
      const numbers = (body.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
      if (command === 'V') return `V${numbers[0]}`;
      if (command === 'H') return `H${numbers[0]! + dx}`;
      if (command === 'A') return `A${numbers.map((v, i) => (i === 5 ? v + dx : v)).join(' ')}`;
      return `${command}${numbers.map((v, i) => (i % 2 === 0 ? v + dx : v)).join(' ')}`;
    });
  for (const sign of text) {
    if (sign === 'ा' || sign === 'ी' || sign === 'ो') {
      d += shift('M24 0V100M-4 0H40', x);
      if (sign === 'ी') d += `M${stem} 0C${stem} -46 ${x + 24} -46 ${x + 24} 0`;
      stem = x + 24;
      if (sign === 'ो') d += `M${stem} 0C${stem - 6} -20 ${stem - 16} -36 ${stem - 40} -36`;
      x += 40;
    } else if (sign === 'े') d += `M${stem} 0C${stem - 6} -20 ${stem - 16} -36 ${stem - 40} -36`;
    else if (sign === 'ं') dots.push({ x: stem - 4, y: -26 });
    else {
      const letter = letters[sign];
      if (!letter) throw new Error(`No drawing for the letter ${sign}`);
      const [from, to] = letter.head ?? [-4, letter.advance];
      d += shift(`${letter.d}M${from} 0H${to}`, x);
      stem = x + letter.stem;
      x += letter.advance;
    }
  }
  return { d, dots, width: x };
}

/** A word scaled to a width and centred on x, its head stroke at y. */
export function centredWord(text: string, x: number, y: number, width: number, colour: string, weight: number): string {
  const word = devanagariWord(text);
  const k = width / word.width;
  return `<g transform="translate(${(x - width / 2).toFixed(1)} ${y}) scale(${k.toFixed(4)})"><path d="${word.d}" fill="none" stroke="${colour}" stroke-width="${(weight / k).toFixed(2)}" stroke-linecap="round" stroke-linejoin="round"/>${word.dots.map((dot) => `<circle cx="${dot.x}" cy="${dot.y}" r="${(weight / k) * 0.72}" fill="${colour}"/>`).join('')}</g>`;
}
