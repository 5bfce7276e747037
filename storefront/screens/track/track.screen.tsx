// The public page of a parcel, by the link in the mail: no login, no personal data except the town.
import { ExternalLink } from 'lucide';
import { useParams } from 'react-router';
import { delivery } from '@taana-baana/contract/limits.ts';
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import type { TrackedParcel } from '@taana-baana/contract/schemas/selling/order.ts';
import * as texts from '@taana-baana/contract/texts/screens/selling/tracking.ts';
import { ErrorState } from '../../components/error-state.tsx';
import { fillText } from '../../components/fill-text.tsx';
import { Icon } from '../../../design/icon.tsx';
import { Link } from '../../components/link.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { toShortDate } from '../../components/page/short-date.ts';
import { useShop } from '../../components/shop-context.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { fetchParcel } from '../../store/orders/parcel.slice.ts';
import { selectParcel } from '../../store/selectors.ts';

export function TrackScreen() {
  const { token = '' } = useParams();
  const dispatch = useAppDispatch();
  const { parcel, isError, message } = useAppSelector(selectParcel);
  return (
    <div className="page-width max-w-2xl! py-8 md:py-12">
      <PageMeta title={texts.title} isPrivate />
      <h1 tabIndex={-1} className="text-display-m">
        {texts.title}
      </h1>
      {parcel && <Parcel parcel={parcel} />}
      {isError && <ErrorState message={message} onRetry={() => void dispatch(fetchParcel(token))} />}
    </div>
  );
}

function Parcel({ parcel }: { parcel: TrackedParcel }) {
  const { orderStatus, courier, awb, trackingUrl, shippedAt } = parcel;
  const { email } = useShop().contact;
  const mail = (
    <a href={`mailto:${email}`} className="text-link">
      {email}
    </a>
  );
  return (
    <div className="mt-6 rounded-card bg-paper p-5 shadow-raised md:p-7">
      <p className="inline-block rounded-pill bg-leaf-wash px-3 py-1 text-sm font-semibold text-leaf">{orderStatus}</p>
      <p className="mt-4 text-lg font-semibold">{whereOf(parcel)}</p>
      <p className="text-ink-soft">{texts.shipped(toShortDate(shippedAt))}</p>
      {parcel.isReturned && <p className="mt-4">{fillText(texts.returned, { email: mail })}</p>}
      <dl className="mt-5 grid gap-3 border-t border-line pt-5">
        {courier && <Fact label={texts.courier} value={courier} />}
        {awb && <Fact label={texts.awb} value={awb} />}
      </dl>
      {!awb && <p>{texts.awbFollows(delivery.trackingHours)}</p>}
      {trackingUrl && (
        <a href={trackingUrl} target="_blank" rel="noreferrer" className="button button-primary mt-5">
          {courier ? texts.followAt(courier) : texts.follow}
          <Icon of={ExternalLink} className="size-4" />
          <span className="sr-only">{texts.newTab}</span>
        </a>
      )}
      <p className="mt-6 text-sm text-ink-soft">
        {fillText(texts.questions, {
          email: mail,
          orders: (
            <Link to={pages.orders.path} className="text-link">
              {screenTexts.myOrders}
            </Link>
          ),
        })}
      </p>
    </div>
  );
}

const Fact = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt className="text-sm text-ink-soft">{label}</dt>
    <dd className="tabular font-semibold">{value}</dd>
  </div>
);

function whereOf({ orderStatus, city, isReturned }: TrackedParcel): string | null {
  if (orderStatus === 'Cancelled') return texts.cancelled;
  if (isReturned || !city) return null;
  return orderStatus === 'Delivered' ? texts.arrived(city) : texts.goesTo(city);
}
