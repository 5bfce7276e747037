// The refund policy: exchange or credit within 15 days; a sale's own window while it applies (spec section 9).
import { exchangeDays } from '@taana-baana/contract/limits.ts';
import { policyTitles } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import { type ShopConfig, shop } from '../../../shop.config.ts';
import { type PolicyPart, PolicyPage } from './policy-page.tsx';

/** The sales that are on. `today` is India's date, YYYY-MM-DD. */
export function currentSales(sales: ShopConfig['sales'], today: string): ShopConfig['sales'] {
  return sales.filter(({ from, to }) => from <= today && today <= to);
}

const indianDate = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', dateStyle: 'short' });
const todayInIndia = () => indianDate.format(new Date());

const parts: PolicyPart[] = [
  {
    heading: 'Exchange or credit, no refunds',
    content: (
      <p>
        We do not refund money. If a T-shirt is not right, we exchange it, or give you credit for its price to use in
        the shop. If we cannot deliver what you paid for at all, you get your money back.
      </p>
    ),
  },
  {
    heading: `${exchangeDays} days to return`,
    content: (
      <>
        <p>Send it back within {exchangeDays} days of delivery.</p>
        <ul>
          <li>It must be unworn and unwashed, with its labels on.</li>
          <li>Write to us first with your order number, so that we expect your parcel.</li>
          <li>We process the exchange within 5 working days of receiving it.</li>
        </ul>
      </>
    ),
  },
  {
    heading: 'Who pays the return shipping',
    content: (
      <ul>
        <li>A defect, or our mistake in shipping: we pay.</li>
        <li>Any other reason, such as another size or colour: you pay.</li>
      </ul>
    ),
  },
  {
    heading: 'A gift card',
    content: <p>A gift card is valid for 1 year from the day it was bought. It is not exchanged for cash.</p>,
  },
];

export function RefundPolicyScreen() {
  const sales = currentSales(shop.sales, todayInIndia());
  const saleParts = sales.map(({ name, exchangeDays: days }): PolicyPart => ({
    heading: name,
    content: (
      <p>
        What you buy in the {name} can be returned within {days} days of delivery.
      </p>
    ),
  }));
  return (
    <PolicyPage
      title={policyTitles.refund}
      path={pages.refundPolicy.path}
      summary={`Not right? Send it back within ${exchangeDays} days of delivery and we exchange it or give you credit.`}
      parts={[...parts, ...saleParts]}
    />
  );
}
