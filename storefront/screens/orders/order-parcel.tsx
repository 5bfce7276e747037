// The parcel of an order: courier, AWB, and tracking link.
import { Package } from 'lucide';
import { delivery } from '@taana-baana/contract/limits.ts';
import type { Parcel } from '@taana-baana/contract/schemas/selling/order.ts';
import * as texts from '@taana-baana/contract/texts/screens/selling/tracking.ts';
import { Icon } from '../../../design/icon.tsx';

export function OrderParcel({ shipment: { courier, awb, trackingUrl } }: { shipment: Parcel }) {
  return (
    <div className="flex items-start gap-3 border-t border-line px-5 py-4 text-sm md:px-7">
      <Icon of={Package} className="mt-0.5 size-4 text-ink-soft" />
      <div className="min-w-0">
        {courier && <p className="font-semibold">{courier}</p>}
        {awb ? (
          <p className="tabular">
            <span className="text-ink-soft">{texts.awb}</span> {awb}
          </p>
        ) : (
          <p>{texts.awbFollows(delivery.trackingHours)}</p>
        )}
        {trackingUrl && (
          <a
            href={trackingUrl}
            target="_blank"
            rel="noreferrer"
            className="text-link inline-flex min-h-11 items-center font-semibold"
          >
            {texts.follow}
            <span className="sr-only">{texts.newTab}</span>
          </a>
        )}
      </div>
    </div>
  );
}
