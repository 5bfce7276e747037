// The mail about a placed order.
import { formatPaise, formatRupees } from '@taana-baana/contract/admin/texts/money.ts';
import { type PaidAddress, addressLines, pages } from '@taana-baana/contract';
import { mailWords } from '@taana-baana/contract/texts/payment-methods.ts';
import * as texts from '@taana-baana/contract/texts/mails/selling/order-placed.ts';
import * as cashTexts from '@taana-baana/contract/texts/mails/selling/cash.ts';
import { listPriceOf, withoutCashFee } from '@taana-baana/contract/pricing/list-price.ts';
import type { Adjustment } from '@taana-baana/contract/pricing/price-order.ts';
import type { Deps } from '../../../../deps.ts';
import { confirmParts, savingParts } from '../../money/methods/cash-on-delivery/confirm-link.service.ts';
import type { OrderMail } from '../../order/mail-customer.service.ts';
import { type OrderRecord, payableOf } from '../../order/orders.mapping.ts';
import type { Goods } from '../../order/order-goods.repository.ts';
import { isComplete } from '../../order/paid-address.ts';

export function orderPlacedMail(
  deps: Pick<Deps, 'config' | 'settings'>,
  order: OrderRecord,
  { lines, adjustments, token, saving = 0 }: Goods & { readonly token?: string | undefined; readonly saving?: number },
): OrderMail {
  const number = String(order.number);
  const words = mailWords[order.method];
  const isSplit = order.advance > 0;
  return {
    subject: texts.subject(number, deps.settings.current().name),
    heading: texts.heading,
    parts: [
      { text: words.placed(number) },
      ...(token === undefined ? [] : confirmParts(deps, order, token)),
      {
        rows: [
          ...lines.map((line) => ({
            label: texts.line(line.quantity, line.title, line.color_title, line.size),
            value: formatRupees(listPriceOf(line)),
          })),
          ...adjustmentRows(adjustments),
          { label: texts.shipping, value: formatRupees(withoutCashFee(order.shippingPrice, order.cashFee)) },
          ...(order.cashFee > 0 ? [{ label: cashTexts.cashFee, value: formatRupees(order.cashFee) }] : []),
          { label: isSplit ? cashTexts.total : words.total, value: formatRupees(order.total), isStrong: !isSplit },
          ...(order.credit > 0 ? [{ label: texts.credit, value: formatRupees(order.credit) }] : []),
          ...(isSplit
            ? [
                { label: cashTexts.advance, value: formatRupees(order.advance) },
                { label: words.total, value: formatRupees(payableOf(order)), isStrong: true },
              ]
            : []),
        ],
      },
      ...savingParts(saving),
      { text: order.isHandedOver ? texts.handedOver : whereTo(deps, order.address) },
      { button: texts.button, href: deps.config.publicUrl + pages.orders.path },
    ],
  };
}

/** What lowers the price, as rows of a mail. */
export const adjustmentRows = (adjustments: readonly Pick<Adjustment, 'label' | 'paise'>[]) =>
  adjustments.map(({ label, paise }) => ({ label, value: formatPaise(-paise) }));

function whereTo({ settings }: Pick<Deps, 'settings'>, address: PaidAddress | null): string {
  const { email } = settings.current().contact;
  if (!address) return texts.addressMissing(email);
  const written = addressLines(address).join(', ');
  return isComplete(address) ? texts.goesTo(written) : texts.addressIncomplete(written, email);
}
