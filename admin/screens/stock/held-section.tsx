// What unpaid checkouts hold of the counted stock. Shown only if there is something.
import { isPermitted } from '@taana-baana/contract/admin/permissions.ts';
import { waitingPath } from '@taana-baana/contract/admin/paths/order-paths.ts';
import type { HeldOrder } from '@taana-baana/contract/admin/schemas/selling/stock.ts';
import { formatTime } from '@taana-baana/contract/admin/texts/dates.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/goods/stock.ts';
import { Button } from '../../components/button.tsx';
import { useQuestion } from '../../components/dialog/dialog.tsx';
import { Link } from '../../components/link.tsx';
import { Section } from '../../components/page/section.tsx';
import { tell } from '../../components/toasts/toast-queue.ts';
import { adminApi } from '../../store/admin-api.ts';
import { refreshed } from '../../store/refresh.ts';

export function HeldSection() {
  const { data } = adminApi.useListHeldStockQuery(undefined, { refetchOnMountOrArgChange: true, ...refreshed });
  const { data: me } = adminApi.useGetMeQuery();
  const { ask, dialog } = useQuestion();
  const [release] = adminApi.useReleaseHeldStockMutation();
  if (!data || data.total === 0) return null;
  const onRelease = ({ id }: HeldOrder) => tell(release({ params: { id } }), ({ pieces }) => texts.held.done(pieces));
  return (
    <div className="mb-4">
      <Section heading={texts.held.heading} text={texts.held.intro(data.pieces)}>
        <ul className="ruled px-4">
          {data.orders.map((order) => (
            <li key={order.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5">
              <HeldPieces order={order} />
              {order.isCheckout
                ? me &&
                  isPermitted(me.role, 'orders.cancel') && (
                    <Button
                      aria-label={texts.held.releaseOf(whoOf(order))}
                      onPress={() => ask({ ...texts.held.question, onConfirm: () => onRelease(order) })}
                    >
                      {texts.held.release}
                    </Button>
                  )
                : me &&
                  isPermitted(me.role, 'orders.take') && <Link to={waitingPath(order.id)}>{texts.held.open}</Link>}
            </li>
          ))}
        </ul>
        {data.orders.length < data.total && (
          <p className="px-4 pb-3 text-sm text-ink-soft">{texts.held.more(data.orders.length, data.total)}</p>
        )}
      </Section>
      {dialog}
    </div>
  );
}

function HeldPieces({ order }: { order: HeldOrder }) {
  return (
    <div className="min-w-0 flex-1 basis-52 text-sm">
      {order.pieces.map(({ product, title, color, size, quantity }) => (
        <p key={`${product} ${color} ${size}`} className="font-semibold">
          <Link to={`/stock/${encodeURIComponent(product)}`}>{texts.held.piece(title, color, size, quantity)}</Link>
        </p>
      ))}
      <p className="text-ink-soft">
        {[whoOf(order), order.who?.email, texts.held.until(formatTime(order.until))].filter(Boolean).join(', ')}
      </p>
    </div>
  );
}

const whoOf = ({ who, isCheckout }: HeldOrder): string =>
  who?.name ?? (isCheckout ? texts.held.nobody : texts.held.staff);
