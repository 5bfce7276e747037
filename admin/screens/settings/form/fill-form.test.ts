// A form during a save: typed text stays.
import { expect, test } from 'vitest';
import { fillForm, typedIn } from './fill-form.ts';
import { toTyped, type TypedSection } from './section-values.ts';

const value = { fee: 79, freeFrom: 999, unionTerritories: true };

/** Like the form library: typing changes the values in place. */
function openForm() {
  const form = {
    values: toTyped('shipping', value),
    filledWith: toTyped('shipping', value),
    getValues: () => form.values,
    reset: (values: TypedSection<'shipping'>, options?: { keepDefaultValues: boolean }) => {
      form.values = { ...values };
      if (!options?.keepDefaultValues) form.filledWith = values;
    },
  };
  return form;
}

test('the form is compared with the sent values', () => {
  const form = openForm();
  form.values.fee = ' 49 ';
  fillForm(form, 'shipping', { ...value, fee: 49 }, typedIn(form));
  expect(form.getValues()).toEqual(toTyped('shipping', { ...value, fee: 49 }));
  expect(form.filledWith).toEqual(form.values);
});

test('text typed during a save or an Undo stays, as a change', () => {
  const form = openForm();
  form.values.fee = '49';
  const atStart = typedIn(form);
  form.values.freeFrom = '1499';
  fillForm(form, 'shipping', { ...value, fee: 49 }, atStart);
  expect(form.getValues()).toEqual({ fee: '49', freeFrom: '1499', unionTerritories: true });
  expect(form.filledWith.freeFrom).toBe('999');
});

test('filling a form again replaces its values', () => {
  const form = openForm();
  form.values.fee = '49';
  fillForm(form, 'shipping', value);
  expect(form.getValues()).toEqual(toTyped('shipping', value));
});
