// The refund policy, with a sale's own exchange window while it applies (specification section 9).
import { timeZone } from '@taana-baana/contract/locale.ts';
import { policyTitles } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import type { Sale } from '@taana-baana/contract/schemas/shop/settings.ts';
import { salePart } from '@taana-baana/contract/texts/screens/refund-policy.ts';
import { useShop } from '../../components/shop-context.ts';
import { PolicyPage } from './policy-page.tsx';

/** The current sales. `today` is the date in India, YYYY-MM-DD. */
export function currentSales(sales: readonly Sale[], today: string): Sale[] {
  return sales.filter(({ from, to }) => from <= today && today <= to);
}

const indianDate = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
const todayInIndia = () => indianDate.format(new Date());

export function RefundPolicyScreen() {
  const saleParts = currentSales(useShop().sales, todayInIndia()).map((sale) => salePart(sale.name, sale.exchangeDays));
  return (
    <PolicyPage page="refund-policy" title={policyTitles.refund} path={pages.refundPolicy.path} moreParts={saleParts} />
  );
}
