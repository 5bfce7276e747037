// The tables that a run prints, in the Markdown of docs/performance.md.
import type { Figures } from './measure.ts';

const milliseconds = (value: number) => value.toFixed(value < 1 ? 3 : 2);

export function printFigures({ engine, productCount, figures, start, memory }: Figures): void {
  console.log(`\n### ${productCount.toLocaleString('en')} products on ${engine}\n`);
  console.log('| case | CPU of the shop | CPU of the bare server | bare : shop |\n|---|---|---|---|');
  for (const { name, shop, raw } of figures) {
    const beside = raw === undefined ? ['', ''] : [`${milliseconds(raw)} ms`, (raw / shop).toFixed(2)];
    console.log(`| ${[name, `${milliseconds(shop)} ms`, ...beside].join(' | ')} |`);
  }
  console.log(`\nFirst page after ${(start / 1000).toFixed(2)} s, ${memory.toFixed(0)} MB at the end.`);
}

export function printGrowth(measured: readonly Figures[]): void {
  const [smallest] = measured;
  if (!smallest) return;
  const sizes = measured.map(({ productCount }) => productCount.toLocaleString('en'));
  console.log(`\n### Growth on ${smallest.engine}, milliseconds of CPU\n`);
  console.log(`| case | ${sizes.join(' | ')} |\n|---|${sizes.map(() => '---|').join('')}`);
  for (const { name } of smallest.figures) {
    const row = measured.map(({ figures }) =>
      milliseconds(figures.find((figure) => figure.name === name)?.shop ?? NaN),
    );
    console.log(`| ${[name, ...row].join(' | ')} |`);
  }
}
