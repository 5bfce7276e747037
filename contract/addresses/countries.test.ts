import { expect, it } from 'vitest';
import { countryOf } from './countries.ts';

it.each([
  ['China', 'China|Made in China.|Shenzhen, China|CHINA|P.R.C.|People’s Republic of China|CN|चीन|Imported from China'],
  ['United States', 'USA|U.S.A.|United States of America|Made in the USA|america'],
  ['United Kingdom', 'UK|U.K.|Great Britain|London, England|United Kingdom'],
  ['United Arab Emirates', 'UAE|U.A.E|United Arab Emirates|Dubai'],
  ['Türkiye', 'Turkey|Türkiye|Turkiye|Istanbul - Turkey'],
  ['Bangladesh', 'Bangladesh|Dhaka (Bangladesh)|Country of origin: Bangladesh|BD'],
  ['South Korea', 'Korea|South Korea|Republic of Korea'],
  ['Vietnam', 'Viet Nam|Socialist Republic of Vietnam'],
  ['Hong Kong', 'Hong Kong|Hong Kong SAR China'],
  ['Côte d’Ivoire', 'Ivory Coast|Cote d’Ivoire|Côte d’Ivoire'],
  [
    'India',
    'India|INDIA|Made in India|Tiruppur, India|Tiruppur|Tamil Nadu|भारत|Bharat|IN|Republic of India|Tamil Nadu, IN',
  ],
])('%s is named by %s', (country, texts) => {
  for (const text of texts.split('|')) expect([text, countryOf(text)]).toEqual([text, country]);
});

it('a small town, a code of a state and a word that is no country name none', () => {
  for (const text of ['Palladam', 'Kutch', 'Ruritania', 'BR', 'Avinashi Road', 'Handmade', '12', 'Silk']) {
    expect([text, countryOf(text)]).toEqual([text, undefined]);
  }
});

it('no text is India, and a town beside India is India', () => {
  expect([null, '', '  ', 'Palladam, India', 'Made in Palladam, Tamil Nadu'].map(countryOf)).toEqual(
    Array(5).fill('India'),
  );
});
