// The refund policy, with a sale's own exchange window while it applies (specification section 9).
import { exchangeDays } from '@taana-baana/contract/limits.ts';
import { timeZone } from '@taana-baana/contract/locale.ts';
import { policyTitles } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import * as refundTexts from '@taana-baana/contract/texts/policies/refund.ts';
import { type ShopConfig, shop } from '../../../shop.config.ts';
import { PolicyPage } from './policy-page.tsx';

/** The current sales. `today` is the date in India, YYYY-MM-DD. */
export function currentSales(sales: ShopConfig['sales'], today: string): ShopConfig['sales'] {
  return sales.filter(({ from, to }) => from <= today && today <= to);
}

const indianDate = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
const todayInIndia = () => indianDate.format(new Date());

export function RefundPolicyScreen() {
  const sales = currentSales(shop.sales, todayInIndia());
  const saleParts = sales.map(({ name, exchangeDays: days }) => refundTexts.salePart(name, days));
  return (
    <PolicyPage
      title={policyTitles.refund}
      path={pages.refundPolicy.path}
      summary={refundTexts.summary(exchangeDays)}
      parts={[...refundTexts.parts(exchangeDays), ...saleParts]}
    />
  );
}
