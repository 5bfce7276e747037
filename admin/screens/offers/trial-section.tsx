// What a cart would cost with a draft: T-shirts are put in, and the server answers as it would answer
// a shopper.
import { useEffect, useState } from 'react';
import type { AdminAnswer } from '@taana-baana/contract/admin/calls.ts';
import type { OfferPage } from '@taana-baana/contract/admin/schemas/selling/offers.ts';
import { formatRupees } from '@taana-baana/contract/admin/texts/money.ts';
import { trial as texts } from '@taana-baana/contract/admin/texts/selling/offers/offers.ts';
import { quantityLimits } from '@taana-baana/contract/limits.ts';
import { type ChosenLine, PieceChoice } from '../../components/orders/piece-choice.tsx';
import { Section } from '../../components/page/section.tsx';
import { adminApi } from '../../store/admin-api.ts';
import type { AdminError } from '../../store/send.ts';
import { useSellableProducts } from '../../store/selling/use-sellable-products.ts';

export function TrialSection({ offer: { id, draft } }: { offer: Pick<OfferPage, 'id' | 'draft'> }) {
  const [lines, setLines] = useState<readonly ChosenLine[]>([]);
  const search = useSellableProducts();
  const [tryOffer, { data, error }] = adminApi.useTryOfferMutation();
  useEffect(() => {
    if (lines.length === 0) return;
    const body = {
      lines: lines.map(({ product, color, size, quantity }) => ({ product: product.id, color, size, quantity })),
    };
    void tryOffer({ params: { id }, body });
    // Again with every save of the draft.
  }, [tryOffer, id, draft, lines]);
  return (
    <Section heading={texts.heading} text={texts.text}>
      <PieceChoice
        lines={lines}
        label={texts.chosen}
        mostPieces={quantityLimits.max}
        search={search}
        onChange={setLines}
      />
      {lines.length > 0 && error && (
        <p role="alert" className="px-4 pb-4 text-sm font-medium text-madder">
          {(error as AdminError).message}
        </p>
      )}
      {lines.length > 0 && data && <Sums cart={data} />}
    </Section>
  );
}

function Sums({ cart: { offers, itemsTotal, shippingPrice, total } }: { cart: AdminAnswer<'tryOffer'> }) {
  const lines = [
    { label: texts.goods, value: formatRupees(itemsTotal), look: '' },
    ...offers.map(({ label, amount }) => ({
      label,
      value: texts.less(formatRupees(amount)),
      look: 'font-semibold text-leaf',
    })),
    { label: texts.shipping, value: shippingPrice === 0 ? texts.free : formatRupees(shippingPrice), look: '' },
    { label: texts.total, value: formatRupees(total), look: 'text-base font-semibold' },
  ];
  return (
    <div role="status" className="border-t border-line">
      <dl className="flex flex-col gap-1.5 px-4 py-3 text-sm">
        {lines.map(({ label, value, look }) => (
          <div key={label} className={`flex flex-wrap items-baseline justify-between gap-x-4 ${look}`}>
            <dt>{label}</dt>
            <dd className="tabular ml-auto">{value}</dd>
          </div>
        ))}
      </dl>
      {offers.length === 0 && <p className="px-4 pb-3 text-sm text-ink-soft">{texts.nothing}</p>}
    </div>
  );
}
