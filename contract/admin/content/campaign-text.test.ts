import { describe, expect, it } from 'vitest';
import { photoIn, photosIn, readCampaign, writePhoto } from './campaign-text.ts';

describe('a photo in the text of a newsletter', () => {
  const paragraphsOf = (text: string) => readCampaign(text).intro;

  it('is written as a paragraph that is read as the same photo', () => {
    const photo = { id: '0b6f1c2e-0000-4000-8000-000000000001', alt: 'Two friends (and a dog)' };
    const [paragraph = ''] = paragraphsOf(writePhoto(photo));
    expect(photoIn(paragraph)).toEqual(photo);
    expect(writePhoto({ id: 'a', alt: ' Stall [12]\nof ours ' })).toBe('![Stall (12) of ours](a)');
  });

  it('stands alone wherever it was typed, and no words around it are lost', () => {
    const blocks = paragraphsOf('Come\nto ![Our\nstall](a) today\n- one ![](b)\n- two');
    expect(blocks).toEqual(['Come to', '![Our stall](a)', 'today', ['one'], '![](b)', ['two']]);
    expect(blocks.map(photoIn)).toEqual([
      undefined,
      { id: 'a', alt: 'Our stall' },
      undefined,
      undefined,
      { id: 'b', alt: '' },
      undefined,
    ]);
  });

  it('is nothing else that looks like it', () => {
    for (const text of ['Wow![see](https://a.example.com)', '![a] (b)', '[a](b)', '![a](b c)'])
      expect(photosIn(text)).toEqual([]);
  });
});
