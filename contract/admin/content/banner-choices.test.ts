import { describe, expect, test } from 'vitest';
import { contentPages } from '../../content/content-pages.ts';
import { readBannerChoices, writeBannerChoice } from './banner-choices.ts';
import { checkContentText } from './content-check.ts';
import { readContentText, writeContentText } from './content-text.ts';

const photo = '0192f0c1-7d3a-4b11-9a34-1f9a7c0e55aa';
const text = writeContentText('banners', contentPages.banners.defaultBody);

describe('the pictures in the text of the banners', () => {
  test('are read in the order of the banners', () => {
    expect(readBannerChoices(text).map(({ picture }) => picture)).toEqual(['1', '2', '3']);
    expect(readBannerChoices('Headline: Sale\n\n\nPICTURE : 2\nalt: Rain\n')).toEqual([
      { picture: '', alt: '' },
      { picture: '2', alt: 'Rain' },
    ]);
  });

  test('are changed one by one, and nothing else with them', () => {
    const changed = writeBannerChoice(text, 1, { picture: photo, alt: 'Rain on a roof' });
    expect(readBannerChoices(changed)).toEqual([
      { picture: '1', alt: '' },
      { picture: photo, alt: 'Rain on a roof' },
      { picture: '3', alt: '' },
    ]);
    expect(writeBannerChoice(changed, 1, { picture: '2', alt: '' })).toBe(text);
    expect(readContentText('banners', changed)).toMatchObject({
      banners: [{ picture: 1 }, { picture: photo, alt: 'Rain on a roof' }, { picture: 3 }],
    });
  });

  test('are added to a banner that has none, in a text that is not finished', () => {
    const typed = 'Headline: Sale\r\n\r\nHeadline: New\r\nmore words';
    const changed = writeBannerChoice(typed, 0, { picture: '3', alt: '' });
    expect(changed).toBe('Headline: Sale\nPicture: 3\r\n\r\nHeadline: New\r\nmore words');
    expect(writeBannerChoice(typed, 5, { picture: '3', alt: '' })).toBe(typed);
  });

  test('are a drawing or a photo', () => {
    const problemOf = (picture: string) => {
      const checked = checkContentText('banners', writeBannerChoice(text, 0, { picture, alt: '' }));
      return 'problem' in checked ? checked.problem : null;
    };
    expect(problemOf('4')).toMatch(/^The picture of a banner is 1, 2 or 3, or a photo/);
    expect(problemOf('sale banner.jpg')).toMatch(/^The picture of a banner is/);
    expect(problemOf(photo)).toBeNull();
  });
});
