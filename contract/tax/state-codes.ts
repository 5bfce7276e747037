// The GST codes of states and union territories, as on invoices and in returns (GSTN's list of
// state codes).
import { regionNamed } from '../addresses/region-names.ts';
import type { Region } from '../addresses/regions.ts';

export const stateCodes: Readonly<Record<Region, string>> = {
  'Jammu and Kashmir': '01',
  'Himachal Pradesh': '02',
  Punjab: '03',
  Chandigarh: '04',
  Uttarakhand: '05',
  Haryana: '06',
  Delhi: '07',
  Rajasthan: '08',
  'Uttar Pradesh': '09',
  Bihar: '10',
  Sikkim: '11',
  'Arunachal Pradesh': '12',
  Nagaland: '13',
  Manipur: '14',
  Mizoram: '15',
  Tripura: '16',
  Meghalaya: '17',
  Assam: '18',
  'West Bengal': '19',
  Jharkhand: '20',
  Odisha: '21',
  Chhattisgarh: '22',
  'Madhya Pradesh': '23',
  Gujarat: '24',
  'Dadra and Nagar Haveli and Daman and Diu': '26',
  Maharashtra: '27',
  Karnataka: '29',
  Goa: '30',
  Lakshadweep: '31',
  Kerala: '32',
  'Tamil Nadu': '33',
  Puducherry: '34',
  'Andaman and Nicobar Islands': '35',
  Telangana: '36',
  'Andhra Pradesh': '37',
  Ladakh: '38',
};

/**
 * Union territories without a legislature: their tax is UTGST, not SGST (UTGST Act 2017, section
 * 2).
 */
export const utgstCodes: ReadonlySet<string> = new Set(['04', '26', '31', '35', '38']);

const namesByCode = new Map(Object.entries(stateCodes).map(([name, code]) => [code, name]));

/** Undefined: no state has this code. */
export const stateOfCode = (code: string): string | undefined => namesByCode.get(code);

/** By any name of the state, or of a city in it; undefined: nobody knows it. */
export function codeOfState(name: string): string | undefined {
  const region = regionNamed(name);
  return region && stateCodes[region];
}
