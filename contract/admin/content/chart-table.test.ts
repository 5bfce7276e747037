import { describe, expect, it } from 'vitest';
import { usualCategories, usualChart } from '../../sizes/usual-charts.ts';
import { table as texts } from '../texts/catalog/size-charts.ts';
import { readChartTable, writeChartTable } from './chart-table.ts';

const children = 'Size, Age, Chest cm, Length (cm)\n2–3  y, "2, 58 – 62 cm, 39.5\n\nfree size, , 64,\n';

describe('a size chart as lines of text', () => {
  it('has titles, then a line for each size; measures are in cm where the title says so', () => {
    expect(readChartTable(children)).toEqual({
      columns: [
        { title: 'Age', isCm: false },
        { title: 'Chest', isCm: true },
        { title: 'Length', isCm: true },
      ],
      rows: [
        { size: '2–3 y', values: ['"2', '58-62', '39.5'] },
        { size: 'free size', values: ['', '64', ''] },
      ],
    });
  });

  it('can be pasted from a spreadsheet, also with commas in it', () => {
    expect(readChartTable('Size\tFits\nM\tslim, short\n')).toEqual({
      columns: [{ title: 'Fits', isCm: false }],
      rows: [{ size: 'M', values: ['slim, short'] }],
    });
  });

  it.each(['', 'Classic', 'Kids'])('is the same again after it is written: the usual one of %j', (category) => {
    const { note: _, ...chart } = usualChart(category);
    expect(readChartTable(writeChartTable(chart))).toEqual(chart);
  });

  it('of a pasted one with commas too', () => {
    const text = 'Size\tFits\nM\tslim, short';
    expect(writeChartTable(readChartTable(text) as never)).toBe(text);
  });

  it.each([
    ['', texts.tooShort],
    ['Size, Chest cm', texts.tooShort],
    ['Size\n2-3 Y', texts.tooShort],
    ['Size, Chest cm, \nM, 58', texts.title(30)],
    ['Size, Fit, Fit\nM, 58', texts.titleTwice],
    ['Size, Chest cm\nM, wide', texts.inLine(2, texts.noMeasure('wide'))],
    ['Size, Chest cm\nM, 58\nm, 59', texts.inLine(3, texts.sizeTwice('M'))],
    ['Size, Chest cm\nS/M, 58', texts.inLine(2, texts.sizeUnusable('S/M'))],
    ['Size, Chest cm\n, 58', texts.inLine(2, texts.sizeUnusable(''))],
    ['Size, Chest cm\nM, 58, 60', texts.inLine(2, texts.tooWide)],
  ])('%j is told what to change', (text, problem) => {
    expect(readChartTable(text)).toEqual({ problem });
  });
});

it('every category of the sample drop has measures of the garment', () => {
  expect(usualCategories.map((category) => usualChart(category).columns.length)).toEqual(
    usualCategories.map((category) => (category === 'Kids' ? 3 : 4)),
  );
});
