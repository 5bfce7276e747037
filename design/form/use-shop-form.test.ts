// Errors of a form that the server refuses.
import { expect, test } from 'vitest';
import { showFieldErrors } from './use-shop-form.ts';

function openForm() {
  const shown: [field: string, message: string | undefined, hasFocus: boolean][] = [];
  return {
    shown,
    getValues: () => ({ email: '', address: { city: '' } }),
    setError: (field: string, { message }: { message?: string }, options?: { shouldFocus?: boolean }) =>
      void shown.push([field, message, options?.shouldFocus ?? false]),
  };
}

test('messages stand under their fields, nested ones too, and the first of them has the focus', () => {
  const form = openForm();
  const fields = { unknown: 'Not on this form', 'address.city': 'Please type the city', email: 'Please type it' };
  showFieldErrors(form, { error: true, payload: { code: 'invalid', message: 'Please check', fields } });
  expect(form.shown).toEqual([
    ['address.city', 'Please type the city', true],
    ['email', 'Please type it', false],
  ]);
});

test('any other refusal is the message of the whole form', () => {
  const form = openForm();
  showFieldErrors(form, { error: true, payload: { code: 'conflict', message: 'Somebody was first' } });
  expect(form.shown).toEqual([['root', 'Somebody was first', false]]);
});

test('what succeeded shows nothing', () => {
  const form = openForm();
  showFieldErrors(form, { payload: {} });
  expect(form.shown).toEqual([]);
});
