// Arrival, shipping and returns in brief, and two ways to share the product.
import { Link2, MessageCircle, RotateCcw, Truck } from 'lucide';
import { use } from 'react';
import { listPrice, policyTitles, screenTexts } from '@taana-baana/contract/messages.ts';
import { pages, productHref } from '@taana-baana/contract/pages.ts';
import { freeFromOf } from '@taana-baana/contract/shipping.ts';
import type { ShippingSection } from '@taana-baana/contract/schemas/shop/settings.ts';
import * as componentTexts from '@taana-baana/contract/texts/component-texts.ts';
import * as productTexts from '@taana-baana/contract/texts/screens/catalog/product.ts';
import { Arrival } from '../../components/product/arrival.tsx';
import { PublicUrlContext } from '../../components/page/page-meta.tsx';
import { fillText } from '../../components/fill-text.tsx';
import { Icon } from '../../../design/icon.tsx';
import { useCopyLink } from './use-copy-link.ts';
import { Link } from '../../components/link.tsx';
import { useShop } from '../../components/shop-context.ts';

export function ProductNotes({ id, title }: { id: string; title: string }) {
  const { shipping, promises, contact, takesCash } = useShop();
  const copyLink = useCopyLink();
  const address = use(PublicUrlContext) + productHref(id);
  const onWhatsApp = `https://wa.me/?text=${encodeURIComponent(`${title} ${address}`)}`;
  return (
    <div className="text-sm">
      <ul className="ruled border-y border-line">
        <li className="flex gap-4 py-4">
          <Icon of={Truck} className="mt-0.5 size-5 text-madder" />
          <p>
            <Arrival />
            {fillText(productTexts.shipping, {
              ...promises,
              most: promises.processingDays + promises.deliveryTo + 1,
              hours: promises.processingDays * 24,
              fee: <span className="whitespace-nowrap">{feeInWords(shipping)}</span>,
              where: shipping.unionTerritories
                ? productTexts.anywhere(contact.address.country)
                : productTexts.toAllStates,
              policy: (
                <>
                  {takesCash && `${componentTexts.cashOnDelivery(takesCash.fee)} `}
                  <Link to={pages.shippingPolicy.path} className="text-link">
                    {policyTitles.shipping}
                  </Link>
                </>
              ),
            })}
          </p>
        </li>
        <li className="flex gap-4 py-4">
          <Icon of={RotateCcw} className="mt-0.5 size-5 text-madder" />
          <p>
            {fillText(productTexts.exchange, {
              exchange: <strong className="font-semibold">{productTexts.exchangeWithin(promises.exchangeDays)}</strong>,
              policy: (
                <Link to={pages.refundPolicy.path} className="text-link">
                  {policyTitles.refund}
                </Link>
              ),
            })}
          </p>
        </li>
      </ul>
      <div className="-mx-2 mt-2 flex flex-wrap gap-x-4">
        <button type="button" onClick={copyLink} className="button px-2!">
          <Icon of={Link2} className="size-5" />
          {screenTexts.copyLink}
        </button>
        <a href={onWhatsApp} target="_blank" rel="noopener" className="button px-2!">
          <Icon of={MessageCircle} className="size-5" />
          {productTexts.shareOnWhatsApp}
        </a>
      </div>
    </div>
  );
}

function feeInWords(shipping: ShippingSection): string {
  const freeFrom = freeFromOf(shipping);
  if (shipping.fee === 0) return productTexts.noFee;
  return freeFrom === null
    ? listPrice(shipping.fee)
    : productTexts.feeUnless(listPrice(shipping.fee), listPrice(freeFrom));
}
