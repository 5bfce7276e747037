// Which codes are read from a courier's report.
import { expect, it } from 'vitest';
import { codesOf } from './awb-lines.ts';

it('reads one code a line, from any column, each once', () => {
  expect(codesOf('14908101\n1490 8102\r\n\n14908101\n')).toEqual(['14908101', '14908102']);
  expect(codesOf('Date,AWB,Status\n28-11-2026,d7000001,Delivered\n27-Nov-2026,D7000002,Delivered')).toEqual([
    'D7000001',
    'D7000002',
  ]);
  expect(codesOf('1\t१४९०८१०३\tErode\n2\ttb-abcdef\n3\tTB-ABCDEG/402719')).toEqual([
    '14908103',
    'TB-ABCDEF',
    'TB-ABCDEG',
  ]);
});

it('reads nothing from words', () => {
  expect(codesOf('')).toEqual([]);
  expect(codesOf('Waybill;Status\n  \n')).toEqual([]);
});
