// Shipping and returns in short, and the product's link to send on.
import { Link2, RotateCcw, Truck } from 'lucide';
import { exchangeDays } from '@taana-baana/contract/limits.ts';
import { listPrice, policyTitles, screenTexts } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import { Icon } from '../../components/icon.tsx';
import { shop } from '../../../shop.config.ts';
import { useCopyLink } from './use-copy-link.ts';

export function ProductNotes() {
  const copyLink = useCopyLink();
  return (
    <div className="text-sm">
      <ul className="ruled border-y border-line">
        <li className="flex gap-4 py-4">
          <Icon of={Truck} className="mt-0.5 size-5 shrink-0 text-madder" />
          <p>
            <strong className="font-semibold">{screenTexts.shipsWithin}.</strong> {listPrice(shop.shippingFee)} for the
            whole order, anywhere in {shop.contact.address.country}.{' '}
            <a href={pages.shippingPolicy.path} className="text-link">
              {policyTitles.shipping}
            </a>
          </p>
        </li>
        <li className="flex gap-4 py-4">
          <Icon of={RotateCcw} className="mt-0.5 size-5 shrink-0 text-madder" />
          <p>
            <strong className="font-semibold">Exchange or credit within {exchangeDays} days of delivery.</strong> We do
            not pay money back.{' '}
            <a href={pages.refundPolicy.path} className="text-link">
              {policyTitles.refund}
            </a>
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
