import { describe, expect, it } from 'vitest';
import { regionOfPincode } from './pin-regions.ts';
import { stateOf, states, unionTerritories } from './regions.ts';
import { stateQuestion } from './state-question.ts';

describe('the question about PIN code and state', () => {
  it.each([
    ['600001', 'Karnataka', '600001 is in Tamil Nadu. Is the state right?'],
    ['560 001', 'Kerala', '560 001 is in Karnataka. Is the state right?'],
    ['६००००१\u200B', 'Karnataka', '600001 is in Tamil Nadu. Is the state right?'],
    ['110001', 'Goa', '110001 is in Delhi. Is the state right?'],
    ['507001', 'Bihar', '507001 is in Telangana or Andhra Pradesh. Is the state right?'],
  ])('names where %s is, not in %s', (pincode, state, question) => {
    expect(stateQuestion(pincode, state)).toBe(question);
  });

  it.each([
    ['they agree', '641604', 'Tamil Nadu'],
    ['another code of the first two digits is there', '605001', 'Tamil Nadu'],
    ['the code is not complete', '60000', 'Karnataka'],
    ['the code is of no district that we know', '650001', 'Karnataka'],
    ['no state is chosen yet', '600001', ''],
  ])('is not asked if %s', (_, pincode, state) => {
    expect(stateQuestion(pincode, state)).toBeUndefined();
  });

  it('is never asked about the state that the code fills in', () => {
    const codes = Array.from({ length: 900 }, (_, index) => `${100 + index}001`);
    expect(codes.map((code) => stateQuestion(code, stateOf(regionOfPincode(code)) ?? '')).filter(Boolean)).toEqual([]);
    expect([...states, ...unionTerritories].every((state) => stateQuestion('', state) === undefined)).toBe(true);
  });
});
