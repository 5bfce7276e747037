// States and union territories by the names that people and other programs write: old and short
// forms, codes, misspellings, and cities in the place of a state.
import { type Region, states, unionTerritories } from './regions.ts';

/** Without spaces, `and` and punctuation; ISO 3166-2 codes and those on number plates as well. */
const otherNames: Readonly<Partial<Record<Region, string>>> = {
  'Andaman and Nicobar Islands': 'an anislands andamannicobar andaman nicobar',
  'Andhra Pradesh': 'ap ad andhra andra andrapradesh',
  'Arunachal Pradesh': 'ar arunachal',
  Assam: 'as asom',
  Bihar: 'br',
  Chandigarh: 'ch chandigadh',
  Chhattisgarh: 'cg ct chattisgarh chhatisgarh chatisgarh chhattisgad',
  'Dadra and Nagar Haveli and Daman and Diu':
    'dh dn dd dnh dnhdd dadranagarhaveli dadra nagarhaveli damandiu daman diu dadranagarhavelidamandiu',
  Delhi: 'dl newdelhi nationalcapital nationalcapitaldelhi',
  Goa: 'ga',
  Gujarat: 'gj gujrat gujarath',
  Haryana: 'hr hariyana',
  'Himachal Pradesh': 'hp himachal',
  'Jammu and Kashmir': 'jk jammu kashmir jnk',
  Jharkhand: 'jh jharkand',
  Karnataka: 'ka karnatak mysore',
  Kerala: 'kl',
  Ladakh: 'la',
  Lakshadweep: 'ld lakshadeep laccadives',
  'Madhya Pradesh': 'mp madhyapradhesh',
  Maharashtra: 'mh maharastra maharashtraa',
  Manipur: 'mn',
  Meghalaya: 'ml',
  Mizoram: 'mz',
  Nagaland: 'nl',
  Odisha: 'or od orissa orrisa oddisha',
  Puducherry: 'py pondicherry pondichery pondycherry pondy',
  Punjab: 'pb panjab',
  Rajasthan: 'rj rajastan',
  Sikkim: 'sk',
  'Tamil Nadu': 'tn tamilnad tamizhnadu thamizhnadu',
  Telangana: 'ts tg telengana telangna',
  Tripura: 'tr',
  'Uttar Pradesh': 'up uttarpradhesh',
  Uttarakhand: 'uk ua uttaranchal uttrakhand uttarkhand',
  'West Bengal': 'wb bengal westbangal paschimbanga',
};

/** And names in a state's own language, which a stored address keeps. */
const cities: Readonly<Partial<Record<Region, string>>> = {
  'Andaman and Nicobar Islands': 'portblair srivijayapuram',
  'Andhra Pradesh': 'visakhapatnam vizag vijayawada guntur nellore tirupati amaravati kurnool rajahmundry kakinada',
  'Arunachal Pradesh': 'itanagar',
  Assam: 'guwahati gauhati dispur silchar dibrugarh',
  Bihar: 'patna gaya muzaffarpur bhagalpur darbhanga',
  Chhattisgarh: 'raipur bhilai durg korba',
  'Dadra and Nagar Haveli and Daman and Diu': 'silvassa',
  Goa: 'panaji panjim margao vasco vascodagama mapusa',
  Gujarat: 'ahmedabad amdavad surat vadodara baroda rajkot gandhinagar bhavnagar jamnagar',
  Haryana: 'gurgaon gurugram faridabad panipat ambala karnal rohtak hisar panchkula sonipat',
  'Himachal Pradesh': 'shimla simla dharamshala manali solan',
  'Jammu and Kashmir': 'srinagar',
  Jharkhand: 'ranchi jamshedpur dhanbad bokaro',
  Karnataka: 'bangalore bengaluru mysuru mangalore mangaluru hubli hubballi belgaum belagavi',
  Kerala: 'keralam kochi cochin trivandrum thiruvananthapuram kozhikode calicut thrissur kollam ernakulam',
  Ladakh: 'leh kargil',
  Lakshadweep: 'kavaratti',
  'Madhya Pradesh': 'bhopal indore gwalior jabalpur ujjain',
  Maharashtra: 'mumbai bombay pune poona nagpur thane nashik nasik navimumbai kolhapur solapur',
  Manipur: 'imphal',
  Meghalaya: 'shillong',
  Mizoram: 'aizawl',
  Nagaland: 'kohima dimapur',
  Odisha: 'bhubaneswar bhubaneshwar cuttack rourkela puri',
  Puducherry: 'karaikal yanam mahe',
  Punjab: 'ludhiana amritsar jalandhar patiala mohali bathinda',
  Rajasthan: 'jaipur jodhpur udaipur kota ajmer bikaner',
  Sikkim: 'gangtok',
  'Tamil Nadu': 'chennai madras coimbatore kovai madurai tiruchirappalli trichy salem tiruppur tirupur erode vellore',
  Telangana: 'hyderabad secunderabad warangal',
  Tripura: 'agartala',
  'Uttar Pradesh': 'lucknow kanpur noida greaternoida ghaziabad agra varanasi banaras prayagraj allahabad meerut',
  Uttarakhand: 'dehradun haridwar rishikesh nainital roorkee',
  'West Bengal': 'kolkata calcutta howrah siliguri durgapur asansol',
};

const toKey = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => !/^(and|of|the|state|union|territory|territories|ut|nct|govt|government|india)$/.test(word))
    .join('');

const byKey = (names: Readonly<Partial<Record<Region, string>>>): [string, Region][] =>
  (Object.entries(names) as [Region, string][]).flatMap(([region, list]) =>
    list.split(' ').map((name): [string, Region] => [name, region]),
  );

const spellings = new Map<string, Region>([
  ...byKey(otherNames),
  ...[...states, ...unionTerritories].map((region): [string, Region] => [toKey(region), region]),
]);
const citiesByKey = new Map(byKey(cities));

/** By its name, or an old or short form of it. */
export const regionSpelt = (text: string): Region | undefined => spellings.get(toKey(text));

/** By any of its names, or by one of its cities. Undefined: nobody knows. */
export const regionNamed = (text: string): Region | undefined =>
  spellings.get(toKey(text)) ?? citiesByKey.get(toKey(text));
