// The latest parcel: its courier, its AWB, and its tracking link.
import { ExternalLink } from 'lucide';
import type { AdminParcel } from '@taana-baana/contract/admin/schemas/selling/fulfilment.ts';
import { formatDateTime, formatRecent } from '@taana-baana/contract/admin/texts/dates.ts';
import { parcel as texts } from '@taana-baana/contract/admin/texts/selling/order-page.ts';
import { Icon } from '../../../../design/icon.tsx';
import { Section } from '../../../components/page/section.tsx';
import { Facts } from '../../../components/page/facts.tsx';

export function ParcelSection({ parcel, now }: { parcel: AdminParcel | null; now: number }) {
  if (!parcel) return null;
  const { courier, awb, trackingUrl, shippedAt, by, trackingDueAt, returnedAt } = parcel;
  return (
    <Section heading={texts.heading}>
      {returnedAt && (
        <p className="px-4 pt-3 text-sm font-semibold text-madder">{texts.returned(formatRecent(returnedAt, now))}</p>
      )}
      <Facts
        facts={[
          [texts.courier, courier ?? texts.noCourier],
          [texts.awb, awb ?? (trackingDueAt ? texts.noAwb(formatDateTime(trackingDueAt)) : texts.noCourier)],
          [texts.shipped, texts.shippedBy(formatRecent(shippedAt, now), by)],
        ]}
      />
      {trackingUrl && (
        <div className="px-4 pb-4">
          <a href={trackingUrl} target="_blank" rel="noreferrer" className="button button-quiet w-full">
            {texts.follow}
            <Icon of={ExternalLink} className="size-4" />
          </a>
        </div>
      )}
    </Section>
  );
}
