import { describe, expect, it } from 'vitest';
import { stateOf, states } from './regions.ts';
import { regionOfPincode } from './pin-regions.ts';

const stateOfPincode = (pincode: string) => stateOf(regionOfPincode(pincode));

describe('the state of a PIN code', () => {
  it.each([
    ['411 001', 'Maharashtra'],
    ['403001', 'Goa'],
    ['641604', 'Tamil Nadu'],
    ['560001', 'Karnataka'],
    ['500001', 'Telangana'],
    ['520001', 'Andhra Pradesh'],
    ['248001', 'Uttarakhand'],
    ['737101', 'Sikkim'],
    ['834001', 'Jharkhand'],
    ['800001', 'Bihar'],
    ['793001', 'Meghalaya'],
  ])('of %s is %s', (pincode, state) => {
    expect(stateOfPincode(pincode)).toBe(state);
  });

  it.each([
    ['is not complete', '4110'],
    ['is none', '011001'],
    ['is in a union territory', '110001'],
    ['is of a district that two states share', '247667'],
  ])('is left to the shopper when the code %s', (_, pincode) => {
    expect(stateOfPincode(pincode)).toBeUndefined();
  });

  it('is known for every state', () => {
    const found = new Set(Array.from({ length: 899 }, (_, index) => stateOfPincode(`${100 + index}001`)));
    expect(states.filter((state) => !found.has(state))).toEqual([]);
  });
});
