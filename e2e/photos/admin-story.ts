// The history of the shop in the admin's pictures: who bought what on which day, and what staff
// did. Invented people; fixed days, so that the pictures do not change.
import type { OrderStatus } from '@taana-baana/contract';
import type { Role } from '@taana-baana/contract/admin/permissions.ts';

export interface Person {
  readonly role: Role;
  readonly name: string;
  readonly email: string;
}

export const people: readonly Person[] = [
  { role: 'owner', name: 'Lakshmi Narayanan', email: 'lakshmi@example.com' },
  { role: 'manager', name: 'Farida Khan', email: 'farida@example.com' },
  { role: 'packer', name: 'Ravi Murugan', email: 'ravi@example.com' },
  { role: 'accountant', name: 'Suresh Pillai', email: 'suresh@example.com' },
];
export const newcomer: Person = { role: 'packer', name: 'Selvi Anbu', email: 'selvi@example.com' };

/** The shop is registered for GST; the number is invented, its check digit is right. */
export const registration = { legalName: 'Taana Baana Apparel Private Limited', gstin: '33AABCT2019M1ZH' } as const;

/** Times in India. */
export const openedOn = '2026-11-12T09:00:00+05:30';
export const picturesAt = '2026-11-21T11:20:00+05:30';

export interface Purchase {
  readonly at: string;
  readonly number: string;
  readonly buyer: readonly [firstname: string, lastname: string, mobile: string];
  readonly place: readonly [street: string, city: string, state: string, pincode: number];
  readonly lines: readonly (readonly [product: string, size: 'S' | 'M' | 'L' | 'XL', quantity: number])[];
  /** Paid on delivery. */
  readonly isCash?: true;
  /** Typed at the checkout. */
  readonly code?: string;
}

/** `by`: the role of the member who does it. */
export type StaffAction = { readonly at: string; readonly number: string; readonly by: Role } & (
  | { readonly to: OrderStatus; readonly awb?: string }
  | { readonly confirms: true }
  | { readonly refund: number }
  | { readonly cancels: true }
);

/** What is paid on delivery goes with it. */
export const courier = 'Delhivery';
export const cashFee = 40;

export const offers = [
  { title: 'Ten percent for the loom’s birthday', percent: 10, code: 'LOOM10' },
  { title: 'Five percent for paying online', percent: 5, code: null },
] as const;

const day = (date: number, time: string): string => `2026-11-${date}T${time}:00+05:30`;

export const purchases: readonly Purchase[] = [
  {
    at: day(13, '18:42'),
    number: 'TB-4HK8QW',
    buyer: ['Asha', 'Kumari', '9876543201'],
    place: ['12 Loom Street', 'Patna', 'Bihar', 800001],
    lines: [['warli-village-tee', 'M', 2]],
  },
  {
    at: day(14, '10:05'),
    number: 'TB-9RT2MX',
    buyer: ['Karthik', 'Raman', '9876543202'],
    place: ['4 Temple Tank Road', 'Madurai', 'Tamil Nadu', 625001],
    lines: [
      ['doorstep-kolam-tee', 'L', 1],
      ['cutting-chai-tee', 'L', 1],
    ],
  },
  {
    at: day(15, '21:17'),
    number: 'TB-M6DZ3P',
    buyer: ['Priya', 'Nair', '9876543203'],
    place: ['Flat 3B, Palm Grove', 'Kochi', 'Kerala', 682020],
    lines: [['backwater-evening-tee', 'S', 1]],
  },
  {
    at: day(15, '11:20'),
    number: 'TB-R8CQ4L',
    buyer: ['Lalitha', 'Menon', '9876543214'],
    place: ['12 Beach Road', 'Kozhikode', 'Kerala', 673001],
    lines: [['backwater-evening-tee', 'M', 1]],
    isCash: true,
  },
  {
    at: day(15, '12:02'),
    number: 'TB-G5VN9T',
    buyer: ['Mohan', 'Yadav', '9876543215'],
    place: ['5 Station Lane', 'Jaipur', 'Rajasthan', 302001],
    lines: [['gully-cricket-tee', 'L', 2]],
    isCash: true,
    code: 'LOOM10',
  },
  {
    at: day(15, '19:45'),
    number: 'TB-P3KD7W',
    buyer: ['Rekha', 'Patil', '9876543216'],
    place: ['17 Market Yard', 'Kolhapur', 'Maharashtra', 416001],
    lines: [['cutting-chai-tee', 'S', 1]],
    isCash: true,
  },
  {
    at: day(16, '13:30'),
    number: 'TB-W2XC7N',
    buyer: ['Imran', 'Shaikh', '9876543204'],
    place: ['21 Clock Tower Lane', 'Pune', 'Maharashtra', 411001],
    lines: [['gully-cricket-tee', 'XL', 3]],
  },
  {
    at: day(17, '09:12'),
    number: 'TB-5QGV8J',
    buyer: ['Harpreet', 'Gill', '9876543205'],
    place: ['88 Canal Colony', 'Ludhiana', 'Punjab', 141001],
    lines: [['kite-sky-kids-tee', 'M', 2]],
  },
  {
    at: day(18, '15:10'),
    number: 'TB-B4RX8M',
    buyer: ['Anita', 'Sharma', '9876543217'],
    place: ['House 9, Lake Colony', 'Bhopal', 'Madhya Pradesh', 462001],
    lines: [['jharokha-window-tee', 'S', 1]],
    code: 'LOOM10',
  },
  {
    at: day(18, '16:48'),
    number: 'TB-Z8F4KD',
    buyer: ['Divya', 'Reddy', '9876543206'],
    place: ['6-2-41 Lake View', 'Warangal', 'Telangana', 506002],
    lines: [['jharokha-window-tee', 'M', 1]],
  },
  {
    at: day(18, '20:31'),
    number: 'TB-C7N2RY',
    buyer: ['Arjun', 'Das', '9876543207'],
    place: ['15 Ferry Ghat Road', 'Howrah', 'West Bengal', 711101],
    lines: [
      ['meter-down-tee', 'L', 1],
      ['carrom-afternoon-tee', 'L', 1],
    ],
  },
  {
    at: day(19, '08:55'),
    number: 'TB-K3PW6T',
    buyer: ['Meena', 'Subramaniam', '9876543208'],
    place: ['9 Big Bazaar Street', 'Coimbatore', 'Tamil Nadu', 641001],
    lines: [['roz-everyday-tee', 'M', 4]],
  },
  {
    at: day(20, '12:24'),
    number: 'TB-X9B5HG',
    buyer: ['Nikhil', 'Joshi', '9876543209'],
    place: ['Row House 7, Green Park', 'Nashik', 'Maharashtra', 422005],
    lines: [['saptarishi-tee', 'L', 1]],
  },
  {
    at: day(20, '19:03'),
    number: 'TB-T4Y7QS',
    buyer: ['Asha', 'Kumari', '9876543201'],
    place: ['12 Loom Street', 'Patna', 'Bihar', 800001],
    lines: [
      ['ajrakh-star-tee', 'M', 1],
      ['tarpa-dance-tee', 'S', 1],
    ],
  },
  {
    at: day(20, '20:15'),
    number: 'TB-N7WQ2H',
    buyer: ['Farhan', 'Ali', '9876543218'],
    place: ['2 Kacheri Road', 'Varanasi', 'Uttar Pradesh', 221001],
    lines: [['dak-postmark-tee', 'L', 1]],
    isCash: true,
  },
  {
    at: day(21, '09:26'),
    number: 'TB-F9ZT5C',
    buyer: ['Geeta', 'Rao', '9876543219'],
    place: ['71 Temple Street', 'Mysuru', 'Karnataka', 570001],
    lines: [['saptarishi-tee', 'M', 2]],
    isCash: true,
  },
  {
    at: day(20, '22:40'),
    number: 'TB-D6M8VR',
    buyer: ['Sana', 'Qureshi', '9876543211'],
    place: ['33 Char Bagh', 'Lucknow', 'Uttar Pradesh', 226004],
    lines: [['ambi-mango-tee', 'S', 2]],
  },
  {
    at: day(21, '07:38'),
    number: 'TB-H2J9CF',
    buyer: ['Joseph', 'Fernandes', '9876543212'],
    place: ['140 Church Square', 'Mapusa', 'Goa', 403507],
    lines: [['dak-postmark-tee', 'XL', 1]],
  },
  {
    at: day(21, '10:51'),
    number: 'TB-7K3F9Q',
    buyer: ['Kavitha', 'Selvam', '9876543213'],
    place: ['27 Mill Road', 'Erode', 'Tamil Nadu', 638001],
    lines: [
      ['doorstep-kolam-tee', 'M', 1],
      ['roz-full-sleeve-tee', 'L', 2],
    ],
  },
];

const under = (number: string, by: Role, ...steps: [OrderStatus, string][]): StaffAction[] =>
  steps.map(([to, at]) => ({ number, by, to, at }));

const cashAwbs = ['14908100201', '14908100219', '14908100227'] as const;

/** What the courier pays: the first in full, the second Rs. 50 short, and one that nobody knows. */
export const remittanceFile = `AWB,COD amount,Freight,UTR,Remittance date
${cashAwbs[0]},1039,0,UTR26112001,20/11/26
${cashAwbs[1]},1528,0,UTR26112001,20/11/26
14908100333,699,0,UTR26112001,20/11/26
`;

export const staffActions: readonly StaffAction[] = [
  ...under(
    'TB-4HK8QW',
    'packer',
    ['Processing', day(14, '09:20')],
    ['Shipped', day(14, '16:10')],
    ['Delivered', day(18, '12:40')],
  ),
  { at: day(19, '10:15'), number: 'TB-4HK8QW', by: 'manager', refund: 300 },
  ...under(
    'TB-9RT2MX',
    'packer',
    ['Processing', day(15, '09:25')],
    ['Shipped', day(15, '16:20')],
    ['Delivered', day(17, '14:05')],
  ),
  ...under(
    'TB-M6DZ3P',
    'packer',
    ['Processing', day(16, '09:40')],
    ['Shipped', day(16, '16:05')],
    ['Out for Delivery', day(21, '08:30')],
  ),
  { at: day(16, '18:10'), number: 'TB-W2XC7N', by: 'manager', cancels: true },
  // A code from the app signs in once, so each minute has one action of a member.
  ...['TB-R8CQ4L', 'TB-G5VN9T', 'TB-P3KD7W'].flatMap((number, index): StaffAction[] => [
    { at: day(16, `09:3${index}`), number, by: 'manager', confirms: true },
    ...under(number, 'packer', ['Processing', day(16, `10:0${index}`)]),
    { at: day(16, `16:3${index}`), number, by: 'packer', to: 'Shipped', awb: cashAwbs[index] ?? '' },
    ...under(number, 'packer', ['Delivered', day(19, `13:0${index}`)]),
  ]),
  ...under('TB-5QGV8J', 'packer', ['Processing', day(18, '09:15')], ['Shipped', day(18, '16:30')]),
  ...under('TB-C7N2RY', 'packer', ['Processing', day(19, '09:50')], ['Shipped', day(19, '16:15')]),
  ...under('TB-K3PW6T', 'packer', ['Processing', day(20, '09:30')]),
  ...under('TB-X9B5HG', 'packer', ['Processing', day(21, '09:10')]),
];

/** The owner's newsletter to subscribers: everybody who has bought something. */
export const letter = {
  subject: 'The kolam tee is back',
  text: `Dear friends,

the Doorstep Kolam tee was sold out for six weeks. It is back, in every size.

## New this month

- Backwater Evening, in indigo and leaf
- Jharokha Window, now in XL

See them all: https://taanabaana.example/store

Warm regards, Lakshmi
`,
} as const;

/** Of the courier's report. */
export const awbs = ['14908100123', '14908100131', '14908100149'] as const;

export const pongal = { name: 'Pongal', from: '2027-01-14', to: '2027-01-17' } as const;

export const tee = { title: 'Loom Song Tee', description: 'Heavy cotton, knitted and printed in Tiruppur.' } as const;
