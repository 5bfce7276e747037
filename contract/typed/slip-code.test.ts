// What a scanner reads from a packing slip.
import { expect, it } from 'vitest';
import { readSlipCode, slipCode } from './slip-code.ts';

it('names the order and the pieces on the slip, however it is typed', () => {
  const order = { number: 'TB-8K2M9Q', contents: '402719' };
  expect(readSlipCode(slipCode('TB-8K2M9Q', '402719'))).toEqual(order);
  expect(readSlipCode(' tb‑8k2m9q / ४०२७१९ ')).toEqual(order);
});

it('names the order alone if it is an older slip or a typed number', () => {
  expect(readSlipCode('tb-8k2m9q')).toEqual({ number: 'TB-8K2M9Q' });
});

it('leaves any other code as it is, also an AWB with a slash', () => {
  for (const code of ['149081234567', 'D/7000/123456', 'DTDC/123456', '12-34/123456', 'TB-8K2M9Q/40271', 'TB-8K2M9Q/'])
    expect(readSlipCode(code)).toEqual({ number: code });
});
