// The provider's settlement report: what it paid to the bank account, line by line.
import type { PaymentGateway, SettlementItem } from './payment-gateway.ts';
import { type RazorpayClient, readEach } from './razorpay-client.ts';
import { Collection, SettlementItemEntity, toSettlementItem } from './razorpay-entities.ts';

/** The maximum of this call; elsewhere it is 100. */
const pageSize = 1000;

export const createSettlements = (client: RazorpayClient): Pick<PaymentGateway, 'listSettlementItems'> => ({
  async listSettlementItems(month, goOn) {
    const [year = '', number = ''] = month.split('-');
    const period = `year=${year}&month=${Number(number)}`;
    const items: SettlementItem[] = [];
    for (let skip = 0; ; skip += pageSize) {
      const path = `/settlements/recon/combined?${period}&count=${pageSize}&skip=${skip}`;
      const page = await client.find(path, Collection);
      if (!page) return undefined;
      const read = readEach(SettlementItemEntity, page.items, goOn);
      items.push(...read.filter(({ settled }) => settled).map(toSettlementItem));
      if (page.items.length < pageSize) return items;
    }
  },
});
