import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { sizes as usualSizes } from '@taana-baana/contract/limits.ts';
import { usualChart } from '@taana-baana/contract/sizes/usual-charts.ts';
import { SizeTable } from './size-tables.tsx';

const show = (chart: ReturnType<typeof usualChart>, sizes: readonly string[] = usualSizes) => {
  const html = renderToStaticMarkup(<SizeTable chart={chart} sizes={sizes} />);
  const headings = [...html.matchAll(/<th scope="col"[^>]*>([^<]*)/g)].map(([, text]) => text);
  const rows = [...html.matchAll(/<tr[^>]*>(<th scope="row".*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell = '']) => cell.replaceAll(/<[^>]*>/g, '')),
  );
  return { html, headings, rows };
};

describe('the size guide', () => {
  it('has body and garment measures of every size for a known cut, in cm, in inches and as sold in India', () => {
    const { headings, rows } = show(usualChart('Oversized'));
    expect(headings).toEqual([
      'Size',
      'Indian size',
      'Your chest, cm (in)',
      'Tee: chest, cm (in)',
      'Tee: length, cm (in)',
    ]);
    expect(rows.map(([size]) => size)).toEqual(usualSizes);
    expect(rows[0]).toEqual(['XS', '36', '81–86 (31.9–33.9)', '108 (42.5)', '69 (27.2)']);
  });

  it('has ages instead of a chest for children', () => {
    const { headings, rows } = show(usualChart('Kids'));
    expect(headings).toEqual(['Size', 'Age', 'Tee: chest, cm (in)', 'Tee: length, cm (in)']);
    expect(rows[0]?.slice(0, 2)).toEqual(['XS', '2-3']);
  });

  it('claims nothing about a cut that it does not know', () => {
    expect(show(usualChart('Kurta')).headings).toEqual(['Size', 'Your chest, cm (in)']);
  });

  it("has the product's own sizes, and says which have no measures", () => {
    const columns = [{ title: 'Chest', isCm: true }];
    const chart = {
      columns,
      rows: [
        { size: '2-3 Y', values: ['58'] },
        { size: 'Free Size', values: [''] },
      ],
      note: '',
    };
    const { rows, html } = show(chart, ['2–3 y', '4-5 Y', 'Free Size']);
    expect(rows).toEqual([
      ['2–3 y', '58 (22.8)'],
      ['4-5 Y', 'No measures yet. Please ask us.'],
      ['Free Size', '–'],
    ]);
    expect(html.endsWith('</table></div>')).toBe(true);
  });
});
