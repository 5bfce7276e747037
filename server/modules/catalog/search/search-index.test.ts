import { describe, expect, it } from 'vitest';
import { createSearchIndex, type SearchedProduct } from './search-index.ts';

type Part = Partial<Omit<SearchedProduct, 'colors'>> & { readonly colors?: readonly string[] };

function searchIn(products: Record<string, Part>) {
  const index = createSearchIndex();
  for (const [id, { colors = [], ...part }] of Object.entries(products)) {
    const named = colors.map((title) => ({ id: title, title }));
    index.add({ id, title: '', brand: '', category: '', tags: [], ...part, colors: named });
  }
  return (text: string) => index.find(text);
}

describe('the order of a search', () => {
  it('is title, colour, tag, category, brand, other names; the first added among equals', () => {
    const find = searchIn({
      otherName: { colors: ['MidnightBlue', 'Olive'] },
      brand: { brand: 'Green' },
      category: { category: 'Green' },
      tag: { tags: ['green'] },
      color: { colors: ['SeaGreen'] },
      title: { title: 'Green Parrot' },
      also: { title: 'Parrot, Green' },
    });
    expect(find('green').ids).toEqual(['title', 'also', 'color', 'tag', 'category', 'brand', 'otherName']);
  });

  it('is the whole title first, with or without the word for a T-shirt', () => {
    const find = searchIn({ longer: { title: 'Kolam Lotus Tee' }, exact: { title: 'Kolam Tee' } });
    for (const text of ['kolam', 'kolam tee', 'Kolam T-shirt']) expect(find(text).ids).toEqual(['exact', 'longer']);
  });

  it('knows the sizes of a product’s own, and the usual ones narrow nothing', () => {
    const find = searchIn({ scarf: { title: 'Warli Tee', sizes: ['Free Size', '4XL'] }, tee: { title: 'Warli Tee' } });
    for (const text of ['free size warli', 'warli 4xl']) expect(find(text).ids).toEqual(['scarf']);
    expect(find('warli size M').ids).toEqual(['scarf', 'tee']);
  });

  it('is whole words, then starts of words, whatever the field', () => {
    const find = searchIn({ start: { title: 'Sunday' }, whole: { brand: 'Sun' } });
    expect(find('sun').ids).toEqual(['whole', 'start']);
  });

  it('has slips only where no word is or starts so, and the nearest of them', () => {
    const products = { block: { tags: ['block print'] } };
    expect(searchIn({ ...products, black: { colors: ['Black'] } })('black').ids).toEqual(['black']);
    expect(searchIn(products)('blcok').ids).toEqual(['block']);
    expect(searchIn({ kolam: { title: 'Kolam' }, kamal: { title: 'Kamal' } })('kolum').ids).toEqual(['kolam']);
    expect(searchIn({ kolam: { title: 'Kolam' } })('kol').ids).toEqual(['kolam']);
    expect(searchIn({ chai: { title: 'Chai' } })('chi').ids).toEqual([]);
  });

  it('adds up over the words; without a product that has all, the word that failed is named', () => {
    const find = searchIn({
      both: { colors: ['Black'], category: 'Polo' },
      better: { title: 'Black Cat', category: 'Polo' },
      one: { colors: ['Black'] },
    });
    expect(find('black polo').ids).toEqual(['better', 'both']);
    expect(find('black polo nowhere')).toMatchObject({ ids: ['better', 'both'], missed: ['nowhere'] });
    expect(find('nowhere polo otherwhere').ids).toEqual([]);
    expect(find('black polo saree').ids).toEqual([]);
  });
});

describe('the words of a search', () => {
  it('know the other names of colours, categories and tags', () => {
    const find = searchIn({ tee: { colors: ['DarkSlateGray'], category: 'Full Sleeve', tags: ['chai'] } });
    for (const text of ['grey', 'slate', 'dark grey', 'long sleeves', 'fullsleeve', 'tea', 'greys']) {
      expect(find(text).ids, text).toEqual(['tee']);
    }
  });

  it('name colours, their own name before another', () => {
    const find = searchIn({ tee: { colors: ['Ivory', 'White', 'Black'] } });
    expect(find('white').colors).toEqual(new Map([['White', 2], ['Ivory', 1]])); // oxfmt-ignore
    expect(find('wite tee').colors.get('White')).toBe(2);
    expect(find('off white').colors).toEqual(new Map([['White', 2], ['Ivory', 2]])); // oxfmt-ignore
    expect(find('tee').colors).toEqual(new Map());
  });

  it('leave out sizes and small words beside others', () => {
    const find = searchIn({ black: { title: 'Tee', colors: ['Black'] }, other: { title: 'Polo' } });
    for (const text of ['black xl', 'black in large', 'a black tee in size M']) {
      expect(find(text).ids, text).toEqual(['black']);
    }
    expect(find('XL').ids).toEqual(['black', 'other']);
    expect(find('p').ids).toEqual(['other']);
    expect(find('the').ids).toEqual([]);
  });
});
