// Shipping and returns in brief, and a button that copies the link.
import { Link2, RotateCcw, Truck } from 'lucide';
import { exchangeDays } from '@taana-baana/contract/limits.ts';
import { listPrice, policyTitles, screenTexts } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import * as productTexts from '@taana-baana/contract/texts/screens/product.ts';
import { fillText } from '../../components/fill-text.tsx';
import { Icon } from '../../components/icon.tsx';
import { shop } from '../../../shop.config.ts';
import { useCopyLink } from './use-copy-link.ts';
import { Link } from '../../components/link.tsx';

export function ProductNotes() {
  const copyLink = useCopyLink();
  return (
    <div className="text-sm">
      <ul className="ruled border-y border-line">
        <li className="flex gap-4 py-4">
          <Icon of={Truck} className="mt-0.5 size-5 shrink-0 text-madder" />
          <p>
            {fillText(productTexts.shipping, {
              time: <strong className="font-semibold">{screenTexts.shipsWithin}.</strong>,
              fee: listPrice(shop.shippingFee),
              country: shop.contact.address.country,
              policy: (
                <Link to={pages.shippingPolicy.path} className="text-link">
                  {policyTitles.shipping}
                </Link>
              ),
            })}
          </p>
        </li>
        <li className="flex gap-4 py-4">
          <Icon of={RotateCcw} className="mt-0.5 size-5 shrink-0 text-madder" />
          <p>
            {fillText(productTexts.exchange, {
              exchange: <strong className="font-semibold">{productTexts.exchangeWithin(exchangeDays)}</strong>,
              policy: (
                <Link to={pages.refundPolicy.path} className="text-link">
                  {policyTitles.refund}
                </Link>
              ),
            })}
          </p>
        </li>
      </ul>
      <button type="button" onClick={copyLink} className="button -mx-2 mt-2 px-2!">
        <Icon of={Link2} className="size-5" />
        {screenTexts.copyLink}
      </button>
    </div>
  );
}
