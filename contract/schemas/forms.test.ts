// Every field message of the specification's section 5, from the
// schemas that forms and server share.
import { describe, expect, it } from 'vitest';
import { EnquiryForm } from './people/enquiry.ts';
import {
  AccountDeletion,
  Credentials,
  ForgottenPassword,
  PasswordReset,
  ProfileUpdate,
  Registration,
} from './people/customer.ts';
import { Address } from './address.ts';
import { CheckoutRequest } from './selling/order.ts';
import { ProductQuery, ReviewForm } from './catalog/product.ts';
import { CartLineInput } from './selling/cart.ts';

interface Schema {
  safeParse(value: unknown): {
    success: boolean;
    data?: unknown;
    error?: { issues: { path: PropertyKey[]; message: string }[] };
  };
}

/** The first message of each invalid field. */
function errorsOf(schema: Schema, value: unknown): Record<string, string> {
  const issues = schema.safeParse(value).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]));
}

const asha = { firstname: 'Asha', lastname: 'Rao', email: 'asha@example.com', mobile: '9876543210' };
const registration = { ...asha, password: 'warp-and-weft-21' };
const enquiry = { name: 'Asha Rao', email: asha.email, mobile: asha.mobile, comment: 'Do you print to order?' };
const address = {
  firstname: 'Asha',
  lastname: 'Rao',
  address: '12 Car Street',
  other: '',
  city: 'Madurai',
  state: 'Tamil Nadu',
  country: 'India',
  pincode: '625001',
};
const blank = (form: object) => Object.fromEntries(Object.keys(form).map((name) => [name, ' ']));

const names = { firstname: 'First Name is Required', lastname: 'Last Name is Required' };
const email = 'Email is Required';
const mobile = 'Mobile No is Required';
const password = 'Password is Required';

describe('a form left empty', () => {
  it.each<[string, Schema, object, Record<string, string>]>([
    ['login', Credentials, { email: '', password: '' }, { email, password }],
    ['forgot password', ForgottenPassword, { email: '' }, { email }],
    ['sign up', Registration, registration, { ...names, email, mobile, password }],
    ['reset password', PasswordReset, { password: '' }, { password }],
    ['profile', ProfileUpdate, asha, { ...names, email, mobile }],
    [
      'contact',
      EnquiryForm,
      enquiry,
      { name: 'First Name is Required', email, mobile, comment: 'comments is Required' },
    ],
    [
      'review',
      ReviewForm,
      { star: 0, comment: '' },
      { star: 'Please add star rating', comment: 'Please Write Review About the Product' },
    ],
    [
      'checkout address',
      Address,
      address,
      {
        ...names,
        address: 'Address Details are Required',
        city: 'City is Required',
        state: 'State is Required',
        country: 'Country is Required',
        pincode: 'Pincode is Required',
      },
    ],
  ])('%s says what each field lacks [spec form.3-6,8-11,13,17]', (_, schema, form, messages) => {
    expect(errorsOf(schema, blank(form))).toEqual(messages);
    expect(errorsOf(schema, {})).toEqual(messages);
  });
});

describe('a form filled in', () => {
  it.each<[string, Schema, object]>([
    ['login', Credentials, { email: asha.email, password: 'x' }],
    ['forgot password', ForgottenPassword, { email: asha.email }],
    ['sign up', Registration, registration],
    ['reset password', PasswordReset, { password: registration.password }],
    ['profile', ProfileUpdate, asha],
    ['contact', EnquiryForm, enquiry],
    ['review', ReviewForm, { star: 5, comment: 'Soft' }],
    ['checkout address', Address, address],
  ])('%s is taken [spec entity.20-23]', (_, schema, form) => {
    const { success, data } = schema.safeParse(form);
    expect(success).toBe(true);
    // Every field arrives, and no other.
    expect(Object.keys(data as object).toSorted()).toEqual(Object.keys(form).toSorted());
  });
});

describe('an e-mail', () => {
  it.each(['asha', 'asha@', '@example.com', 'asha@example', 'a b@example.com'])(
    '%j should be valid [spec form.5]',
    (text) => {
      for (const [schema, form] of [
        [Credentials, { password: 'x' }],
        [ForgottenPassword, {}],
        [Registration, registration],
        [ProfileUpdate, asha],
        [EnquiryForm, enquiry],
      ] as const) {
        expect(errorsOf(schema, { ...form, email: text })).toEqual({ email: 'Email Should be valid' });
      }
    },
  );
});

describe('a mobile number', () => {
  const told = (value: unknown) =>
    [EnquiryForm, Registration, ProfileUpdate].map((schema) =>
      errorsOf(schema, { ...enquiry, ...registration, mobile: value }),
    );

  it('that is no integer has the message for a missing one [spec form.6]', () => {
    expect(told('98765.5')).toEqual([{ mobile }, { mobile }, { mobile }]);
    expect(told(98765.5)).toEqual([{ mobile }, { mobile }, { mobile }]);
  });

  it.each(['-9876543210', '0', '12345', '5876543210', 'ninety-eight'])('%j should be valid [spec form.7]', (value) => {
    for (const errors of told(value)) expect(errors).toEqual({ mobile: 'Mobile No should be valid' });
  });

  it.each(['9876543210', '+91 98765 43210', '09876543210', 9_876_543_210])('%j is ten digits', (value) => {
    expect(EnquiryForm.parse({ ...enquiry, mobile: value }).mobile).toBe('9876543210');
  });
});

describe('a password that is set', () => {
  it('has at least 8 characters and at most 128 [spec form.12]', () => {
    for (const [schema, form] of [
      [Registration, registration],
      [PasswordReset, {}],
    ] as const) {
      expect(errorsOf(schema, { ...form, password: 'seven77' })).toEqual({
        password: 'Password should have at least 8 characters',
      });
      expect(errorsOf(schema, { ...form, password: 'x'.repeat(129) })).toEqual({
        password: 'Password should have at most 128 characters',
      });
    }
  });
});

describe('a password that is compared', () => {
  it('may be as long as any valid one, but not long enough to make hashing expensive', () => {
    for (const [schema, form] of [
      [Credentials, { email: asha.email }],
      [AccountDeletion, {}],
    ] as const) {
      expect(errorsOf(schema, { ...form, password: 'x'.repeat(1000) })).toEqual({});
      expect(errorsOf(schema, { ...form, password: 'x'.repeat(1001) })).toEqual({
        password: 'Password should have at most 128 characters',
      });
    }
  });
});

describe('a text', () => {
  const tooLong = 'This is too long, please shorten it';
  it.each<[string, Schema, object, number, string]>([
    ['firstname', Registration, registration, 80, tooLong],
    ['lastname', ProfileUpdate, asha, 80, tooLong],
    ['email', Registration, registration, 254, 'Email Should be valid'],
    ['name', EnquiryForm, enquiry, 80, tooLong],
    ['comment', EnquiryForm, enquiry, 4000, tooLong],
    ['comment', ReviewForm, { star: 5 }, 4000, tooLong],
    ['address', Address, address, 200, tooLong],
    ['other', Address, address, 200, tooLong],
    ['city', Address, address, 80, tooLong],
    ['attemptId', CheckoutRequest, {}, 64, expect.any(String)],
  ])('ends somewhere: %s', (field, schema, form, longest, message) => {
    const end = field === 'email' ? '@example.com' : '';
    const filled = (length: number) => ({ ...form, [field]: 'a'.repeat(length - end.length) + end });
    expect(errorsOf(schema, filled(longest))).toEqual({});
    expect(errorsOf(schema, filled(longest + 1))).toEqual({ [field]: message });
  });

  it('to search for is cut at its 200th character', () => {
    expect(ProductQuery.parse({ q: 'a'.repeat(8000) }).q).toBe('a'.repeat(200));
  });
});

describe('an address', () => {
  it.each(['-625001', '0', '625001.5', '62500', '025001', 'six'])(
    'with the pincode %j is refused [spec form.15]',
    (pincode) => {
      expect(errorsOf(Address, { ...address, pincode })).toEqual({ pincode: 'Pincode should be valid' });
    },
  );

  it('has an integer pincode, and needs no apartment or suite [spec entity.11]', () => {
    expect(Address.parse({ ...address, other: undefined })).toMatchObject({ pincode: 625_001 });
  });

  it('is in India, in one of its states [spec form.14]', () => {
    expect(errorsOf(Address, { ...address, country: 'Nepal', state: 'Bagmati' })).toEqual({
      country: 'Country is Required',
      state: 'State is Required',
    });
  });
});

describe('what goes into the cart', () => {
  const choice = { productId: 'tee', color: 'c1', size: 'M', quantity: 1 };

  it.each([1, 10, '7'])('may be %j of a kind [spec form.2 limit.1]', (quantity) => {
    expect(errorsOf(CartLineInput, { ...choice, quantity })).toEqual({});
  });

  it.each([0, 11, 1.5, -1, 'many'])('may not be %j of a kind [spec form.2 limit.1]', (quantity) => {
    expect(errorsOf(CartLineInput, { ...choice, quantity })).toHaveProperty('quantity');
  });

  it('needs a colour, and a size from the list', () => {
    expect(Object.keys(errorsOf(CartLineInput, { ...choice, color: '', size: 'S/M' }))).toEqual(
      expect.arrayContaining(['color', 'size']),
    );
  });
});
