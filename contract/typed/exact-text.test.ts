// What phones, chat apps and Indian keyboards put into exact fields.
import { describe, expect, it } from 'vitest';
import { readGiftCardCode } from '../gift-cards.ts';
import { OrderMove, NextParcel } from '../admin/schemas/selling/fulfilment.ts';
import { SignIn } from '../admin/schemas/people/staff.ts';
import { ShopSection } from '../schemas/shop/settings.ts';
import { Registration } from '../schemas/people/customer.ts';
import { Address } from '../schemas/address.ts';
import { EnquiryForm } from '../schemas/people/enquiry.ts';
import { GiftCardCode } from '../schemas/selling/gift-card.ts';
import { GstinForm } from '../schemas/selling/gstin.ts';
import { ReviewForm } from '../schemas/catalog/product.ts';
import { exactText, mobileDigits } from './exact-text.ts';
import { visibleText } from './visible-text.ts';

/** Bidi marks and embeddings, zero-width and soft characters, a filler, a byte order mark. */
const unseen =
  '\u202a \u202c \u2066 \u2069 \u200e \u200f \u061c \u200b \u200c \u200d \u2060 \u00ad \u034f \u3164 \ufe0f \ufeff \u0000 \u001b'.split(
    ' ',
  );
const everywhere = (text: string, mark: string) => mark + Array.from(text).join(mark) + mark;
const hidden = (text: string) => unseen.map((mark) => everywhere(text, mark));

const address = {
  firstname: 'Asha',
  lastname: 'Rao',
  address: '12 Car Street',
  city: 'Madurai',
  state: 'Tamil Nadu',
  country: 'India',
};
const person = { firstname: 'Asha', lastname: 'Rao', email: 'asha@example.com', mobile: '9876543210' };
const registration = { ...person, password: 'warp-and-weft-21' };

describe('an exact field', () => {
  it.each([
    ['mobile', '9876543210', (typed: string) => Registration.parse({ ...registration, mobile: typed }).mobile],
    ['e-mail', 'asha@example.com', (typed: string) => Registration.parse({ ...registration, email: typed }).email],
    ['PIN', 625001, (typed: string) => Address.parse({ ...address, pincode: typed }).pincode],
    ['gift card', 'K7P29XQM4TRAH6WZ', (typed: string) => GiftCardCode.parse({ code: typed }).code],
    ['GSTIN', '29AAGCB7383J1Z4', (typed: string) => GstinForm.parse({ gstin: typed }).gstin],
    ['AWB', '14908123456', (typed: string) => NextParcel.parse({ courier: 'Delhivery', awb: typed }).awb],
    ['code', '123456', (typed: string) => SignIn.parse({ email: person.email, password: 'x', code: typed }).code],
    ['shop PIN', '625001', (typed: string) => ShopSection.shape.contact.shape.address.shape.pincode.parse(typed)],
    ['phone', '+91 98765 43210', (typed: string) => ShopSection.shape.contact.shape.phone.parse(typed)],
  ] as const)('%s ignores what nobody sees', (_, value, read) => {
    for (const typed of hidden(String(value))) expect(read(typed)).toBe(value);
  });

  it.each([
    '+91 98765 43210',
    '+91-98765-43210',
    '(98765) 43210',
    '+91 (98765) 43210',
    '0091 98765 43210',
    '00919876543210',
    '919876543210',
    '09876543210',
    '+91 (0)98765 43210',
    '\u202a+91 98765\u00a043210\u202c',
    '98765\u201143210',
    '९८७६५ ४३२१०',
    '௯௮௭௬௫௪௩௨௧௦',
    '৯৮৭৬৫৪৩২১০',
    '۹۸۷۶۵۴۳۲۱۰',
    '９８７６５４３２１０',
  ])('mobile is the same number in %j', (typed) => {
    expect(mobileDigits(typed)).toBe('9876543210');
    expect(Registration.parse({ ...registration, mobile: typed }).mobile).toBe('9876543210');
  });

  it('takes Indian digits everywhere', () => {
    expect(Address.parse({ ...address, pincode: '६२५ ००१' }).pincode).toBe(625001);
    expect(exactText('੧੨੩ ૪૫૬ ୭୮୯ ೧೨ ౩౪ ൫൬')).toBe('123 456 789 12 34 56');
  });

  it('of a gift card takes any dash', () => {
    expect(readGiftCardCode('k7p2–9xqm—4tra-h6wz')).toBe('K7P29XQM4TRAH6WZ');
  });

  it('of an AWB that is invisible counts as missing', () => {
    expect(OrderMove.parse({ to: 'Processing', awb: '\u200b', courier: '\u2060 ' })).toEqual({ to: 'Processing' });
  });
});

describe('a text', () => {
  it('of invisible characters only is empty', () => {
    for (const mark of unseen.concat('\u2800')) {
      expect(visibleText(` ${mark}${mark} `)).toBe('');
      expect(Address.safeParse({ ...address, pincode: '625001', firstname: mark }).success).toBe(false);
      expect(EnquiryForm.safeParse({ ...person, name: 'Asha', comment: mark }).success).toBe(false);
      expect(ReviewForm.safeParse({ star: 5, comment: mark }).success).toBe(false);
    }
  });

  it('keeps the joiners of Indian words and the marks of emoji', () => {
    for (const name of ['क्‍ष', 'ന്‍', 'শ্‌ক', '❤️', '👩‍👧']) {
      expect(visibleText(` ${name} `)).toBe(name);
      expect(Address.parse({ ...address, pincode: '625001', firstname: name }).firstname).toBe(name);
    }
  });
});
