import { describe, expect, it, test } from 'vitest';
import { banners, houseLines } from '../../texts/content/store-front.ts';
import type { ContentFacts } from '../../content/content-placeholders.ts';
import type { BannerText, HouseLine } from '../../schemas/content/page-content.ts';
import { TypedContent } from '../schemas/content/content.ts';
import { cardProblems } from './card-check.ts';
import { contentWarnings } from './content-check.ts';

const photo = '0192f0c1-7d3a-4b11-9a34-1f9a7c0e55aa';
const kids: BannerText = {
  eyebrow: 'Kids',
  headline: 'Small tees',
  action: 'Shop kids',
  link: '/product?category=Kids',
  picture: 3,
};
const kites: HouseLine = { title: 'Kites', sentence: 'For small climbers.', brand: 'Nanhe', isShown: true };
const ofBanner = (part: Partial<BannerText>) => cardProblems({ banners: [kids, { ...kids, ...part }] });
const ofLine = (part: Partial<HouseLine>) => cardProblems({ lines: [kites, { ...kites, title: 'Rain', ...part }] });
const refusal = (content: unknown) => TypedContent.safeParse(content).error?.issues[0]?.message;

test('the default banners and house lines can be published', () => {
  for (const body of [banners, houseLines]) {
    expect(cardProblems(body)).toEqual([]);
    expect(TypedContent.parse(body)).toEqual(body);
  }
});

describe('a card that is not complete', () => {
  it('is named with what it lacks, and can be a draft', () => {
    expect(ofBanner({ headline: '', action: '' })).toEqual(['Banner 2 is not complete. Please fill in: Title, Button']);
    expect(ofLine({ sentence: '', brand: undefined })).toEqual([
      'House line 2 is not complete. Please fill in: Sentence, T-shirts',
    ]);
    expect(refusal({ banners: [{ ...kids, headline: '' }] })).toBeUndefined();
    expect(refusal({ lines: [{ ...kites, brand: undefined }] })).toBeUndefined();
  });

  it('is a banner that ends before it begins, and none of one day', () => {
    expect(ofBanner({ from: '2026-11-08', until: '2026-11-07' })).toEqual([
      'Banner 2 ends before it begins. Please change one of its dates',
    ]);
    expect(ofBanner({ from: '2026-11-08', until: '2026-11-08' })).toEqual([]);
    expect(ofBanner({ until: '2026-11-08' })).toEqual([]);
  });

  it('has a placeholder that nobody knows, or a title twice', () => {
    expect(ofBanner({ headline: 'From {fee}' })[0]).toMatch(/^“\{fee\}” cannot be filled in/);
    expect(ofLine({ title: 'Kites' })).toEqual([expect.stringContaining('Two house lines have the title “Kites”')]);
  });
});

describe('cards', () => {
  it.each([
    ['https://example.com'],
    ['//example.com'],
    ['/\\example.com'],
    ['javascript:alert(1)'],
    ['product'],
    ['/a b'],
    ['/{city}'],
    [''],
  ])('never lead to “%s”', (link) => {
    expect(refusal({ banners: [{ ...kids, link }] })).toMatch(/^A banner leads to a page of this shop/);
  });

  it.each<[string, unknown, string]>([
    ['no banner', { banners: [] }, 'one to 6 banners'],
    ['seven banners', { banners: Array.from({ length: 7 }, () => kids) }, 'one to 6 banners'],
    ['13 lines', { lines: Array.from({ length: 13 }, () => kites) }, 'one to 12 house lines'],
    ['a long title', { banners: [{ ...kids, headline: 'x'.repeat(41) }] }, '41 characters, and 40 fit'],
    ['a long sentence', { lines: [{ ...kites, sentence: 'x'.repeat(121) }] }, '121 characters, and 120 fit'],
    ['the form of an earlier version', 'Eyebrow: Kids', 'Please reload the page'],
  ])('are not %s', (_, content, says) => {
    expect(refusal(content)).toContain(says);
  });

  it('have a drawing or a photo, which is described, or worth a look', () => {
    expect(refusal({ banners: [{ ...kids, picture: 4 }] })).toBeDefined();
    expect(refusal({ banners: [{ ...kids, picture: 'sale banner.jpg' }] })).toBeDefined();
    expect(refusal({ banners: [{ ...kids, picture: photo }] })).toBeUndefined();
    const warnings = (alt: string) =>
      contentWarnings({ banners: [{ ...kids, picture: photo, alt }] }, {} as ContentFacts);
    expect(warnings('')).toEqual([expect.stringMatching(/^The photo of “Small tees” is not described/)]);
    expect(warnings('Children on swings')).toEqual([]);
  });
});
