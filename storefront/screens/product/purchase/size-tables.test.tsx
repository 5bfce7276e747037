import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { sizes } from '@taana-baana/contract/limits.ts';
import { SizeTables } from './size-tables.tsx';

const show = (category: string) => {
  const html = renderToStaticMarkup(<SizeTables category={category} />);
  const headings = [...html.matchAll(/<th scope="col"[^>]*>([^<]*)/g)].map(([, text]) => text);
  const rows = [...html.matchAll(/<th scope="row"[^>]*>([^<]*)/g)].map(([, text]) => text);
  return { html, headings, rows };
};

describe('the size guide', () => {
  it('has body and garment measures of every size for a known cut', () => {
    const { headings, rows, html } = show('Oversized');
    expect(headings).toEqual(['Size', 'Your chest, cm', 'Tee: chest, cm', 'Tee: length, cm']);
    expect(rows).toEqual(sizes);
    expect(html).toContain('>108<');
  });

  it('has ages instead of a chest for children', () => {
    expect(show('Kids').headings).toEqual(['Size', 'Age', 'Tee: chest, cm', 'Tee: length, cm']);
  });

  it('claims nothing about a cut that it does not know', () => {
    expect(show('Kurta').headings).toEqual(['Size', 'Your chest, cm']);
  });
});
