// The country that a text names, as people write it: the names of ISO 3166-1 in English and Hindi,
// short and old forms, with or without a city, a state of India alone.
import { regionNamed } from './region-names.ts';

export const home = 'India';

const codes =
  `AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CD CF
  CG CH CI CK CL CM CN CO CR CU CV CW CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG
  GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW
  KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE
  NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SK SL
  SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF WS XK
  YE YT ZA ZM ZW`
    .trim()
    .split(/\s+/);

/** Where the standard's name is not what a label says. */
const plainNames: Readonly<Record<string, string>> = { HK: 'Hong Kong', MO: 'Macao', MM: 'Myanmar', PS: 'Palestine' };

const otherNames: Readonly<Record<string, string>> = {
  AE: 'uae, emirates, dubai, abu dhabi, sharjah',
  BD: 'bangla desh',
  BA: 'bosnia',
  CD: 'democratic republic of the congo, drc, dr congo',
  CG: 'congo',
  CI: 'ivory coast',
  CN: 'prc, mainland china, china mainland, pr china, china pr',
  CZ: 'czech republic',
  GB: 'uk, great britain, britain, england, scotland, wales, northern ireland',
  HK: 'hongkong, hong kong sar, hong kong china',
  IN: 'bharat, hindustan, ind, indian, भारत, इंडिया, हिंदुस्तान, हिन्दुस्तान, இந்தியா',
  KP: 'democratic peoples republic of korea, dprk',
  KR: 'korea, rok, south korea republic of',
  LA: 'lao pdr, lao peoples democratic republic',
  LK: 'ceylon, srilanka',
  MK: 'macedonia',
  MM: 'burma',
  MO: 'macau',
  MY: 'malasia',
  NL: 'holland, the netherlands',
  PH: 'phillipines, philipines',
  RU: 'russian federation',
  SA: 'ksa',
  SZ: 'swaziland',
  TH: 'siam',
  TL: 'east timor',
  TR: 'turkey, turkiye',
  TW: 'taiwan roc, chinese taipei, republic of china',
  US: 'usa, america, united states of america, us of america',
  VA: 'holy see',
  VN: 'viet nam',
};

/** Latin letters without accents; other scripts as they are. */
const toKey = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/[.'’`]/g, '')
    .replaceAll(/\bst\b/g, 'saint')
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word !== '' && word !== 'the')
    .join(' ');

let known: ReadonlyMap<string, string> | undefined;

/** Built when it is first asked for. */
function namesByKey(): ReadonlyMap<string, string> {
  if (known) return known;
  const [english, hindi] = ['en', 'hi'].map((language) => new Intl.DisplayNames([language], { type: 'region' }));
  known = new Map(
    codes.flatMap((code) => {
      const name = plainNames[code] ?? english?.of(code) ?? code;
      const names = [name, english?.of(code) ?? '', hindi?.of(code) ?? '', ...(otherNames[code] ?? '').split(',')];
      // `BR` is Brazil and Bihar, `UK` was named above: such a code says nothing.
      const codeName = regionNamed(code) === undefined ? [code] : [];
      return [...names, ...codeName].map((one): [string, string] => [toKey(one), name]);
    }),
  );
  return known;
}

/** `People’s Republic of China` and `Kingdom of Thailand` too. */
function named(part: string): string | undefined {
  const key = toKey(part);
  if (key === '') return undefined;
  const name = namesByKey().get(key);
  if (name !== undefined) return name;
  const short = key.replace(/^[a-z ]*\b(republic|kingdom|state|commonwealth|sultanate) of /, '');
  return namesByKey().get(short) ?? (key.length > 2 && regionNamed(part) !== undefined ? home : undefined);
}

/**
 * `Made in China.`, `Shenzhen, China` and `CN` are China; a state or a large city of India, and
 * no text, are India. Undefined: it names no known country.
 */
export function countryOf(text: string | null): string | undefined {
  if (!text?.trim()) return home;
  const parts = text.split(/[,;()/|\n]|\s[-–—]\s/u).flatMap((part) => {
    // `Made in China`, `Product of Nepal`, `Country of origin: Vietnam`.
    const words = part.trim().split(/\s+/);
    const ends = words.flatMap((word, index) =>
      /^(in|of|from)$/i.test(word) || word.endsWith(':') ? words.slice(index + 1).join(' ') : [],
    );
    return [...ends.toReversed(), part];
  });
  return parts.map(named).findLast((name) => name !== undefined);
}
