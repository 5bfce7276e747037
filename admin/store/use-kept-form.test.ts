// A text that comes back meets a form that may have changed meanwhile.
import { expect, test } from 'vitest';
import { withTyped } from './use-kept-form.ts';

const from = { city: 'Pune', pincode: '411001', other: '' };

test('what was typed comes back over what the form opens with', () => {
  expect(withTyped(from, from, { ...from, city: 'Erode' })).toEqual({ ...from, city: 'Erode' });
});

test('a field that was not typed into follows what changed meanwhile', () => {
  const now = { ...from, pincode: '411002' };
  expect(withTyped(now, from, { ...from, city: 'Erode' })).toEqual({ ...now, city: 'Erode' });
});

test('fields within fields, lists and emptied fields are typed too', () => {
  const order = { address: from, lines: [], email: 'a@example.com' };
  const typed = { address: { ...from, city: 'Erode' }, lines: [{ id: 1 }], email: '' };
  const now = { ...order, address: { ...from, other: 'Second floor' } };
  expect(withTyped(now, order, typed)).toEqual({
    address: { ...from, city: 'Erode', other: 'Second floor' },
    lines: [{ id: 1 }],
    email: '',
  });
});
