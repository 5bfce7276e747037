// Formats a run's tables in the Markdown of docs/performance.md.
import type { Figures } from './measure.ts';
import type { SecondProcess } from './second-process.ts';

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

export function printSecondProcess(measured: readonly SecondProcess[]): void {
  console.log('\n### A second process on the same PostgreSQL, answers a second\n');
  console.log('| case | one process | two | two : one |\n|---|---|---|---|');
  for (const { name, one, both } of measured)
    console.log(`| ${name} | ${Math.round(one)} | ${Math.round(both)} | ${(both / one).toFixed(2)} |`);
}
