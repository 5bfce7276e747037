// An order to pack: its lines, and the checkbox that marks it as packed. One with a flag stands
// out.
import { StickyNote } from 'lucide';
import { isReadyToShip } from '@taana-baana/contract/admin/paths/order-choices.ts';
import { orderPath } from '@taana-baana/contract/admin/paths/order-paths.ts';
import type { PackingOrder } from '@taana-baana/contract/admin/schemas/selling/packing.ts';
import { orders as texts } from '@taana-baana/contract/admin/texts/selling/packing.ts';
import { Icon } from '../../../design/icon.tsx';
import { LinePicture } from '../../components/orders/line-picture.tsx';
import { Link } from '../../components/link.tsx';
import { OrderAge } from '../../components/orders/order-age.tsx';
import { useIsLate } from '../../store/selling/use-is-late.ts';
import { CashBadge, FlagBadges, StatusBadge } from '../../components/orders/order-badges.tsx';
import { colorName } from '@taana-baana/contract/colors/color-name.ts';

interface PackingRowProps {
  order: PackingOrder;
  now: number;
  onTick: (isPacked: boolean) => void;
}

export function PackingRow({ order, now, onTick }: PackingRowProps) {
  const { number, customer, city, state, status, flags, note, notes, lines, goesWith } = order;
  const isLate = useIsLate();
  const isPacked = status !== 'Ordered';
  const isHeld = flags.length > 0 && !isPacked;
  return (
    <li className={`card overflow-clip text-sm ${isHeld ? 'task-urgent' : ''}`}>
      <div className="flex items-baseline justify-between gap-3 px-4 pt-1">
        <Link
          to={orderPath(number)}
          className="text-link tabular inline-flex min-h-(--control) items-center font-semibold"
        >
          {number}
        </Link>
        {!isPacked && <OrderAge order={order} now={now} isLate={isLate} />}
      </div>
      <p className="px-4">
        {customer}
        {(city ?? state) && <span className="text-ink-soft">{` · ${city ?? state}`}</span>}
      </p>
      {order.collect !== undefined && !isPacked && (
        <p className="px-4 pt-1.5">
          <CashBadge collect={order.collect} />
        </p>
      )}
      {isHeld && (
        <div className="mx-4 mt-2 flex flex-col items-start gap-1.5 rounded-control bg-turmeric-wash px-3 py-2">
          <p className="flex gap-2 font-medium">
            <Icon of={StickyNote} className="mt-0.5 size-4" />
            {texts.held}
          </p>
          {note && <p className="whitespace-pre-line">{note}</p>}
          {notes.map(({ id, text, by }) => (
            <p key={id} className="whitespace-pre-line">
              {text}
              {by && <span className="text-ink-soft">{` – ${by}`}</span>}
            </p>
          ))}
          <span className="flex flex-wrap gap-1.5">
            <FlagBadges flags={flags} />
          </span>
        </div>
      )}
      {!isPacked && goesWith && <p className="px-4 pt-2 font-medium text-pretty">{texts.together(goesWith)}</p>}
      {!isPacked && (
        <ul className="px-4 pt-2">
          {lines.map((line) => (
            <li key={`${line.productId} ${line.color} ${line.size}`} className="flex items-center gap-3 py-1.5">
              <LinePicture line={line} size="small" />
              <div className="min-w-0 flex-1">
                <p className="text-base leading-snug font-semibold">{`${line.size} · ${colorName(line.color)}`}</p>
                <p className="text-ink-soft">{line.title}</p>
              </div>
              <p className={`tabular text-lg font-semibold ${line.quantity > 1 ? 'badge-large' : 'text-ink-soft'}`}>
                {`× ${line.quantity}`}
              </p>
            </li>
          ))}
        </ul>
      )}
      {isPacked && !isReadyToShip(order) ? (
        <p className="px-4 py-3">
          <StatusBadge status={status} />
        </p>
      ) : (
        <label className={`tick mt-2 ${isPacked ? '' : 'border-t border-line'}`}>
          <input
            type="checkbox"
            aria-label={texts.tickOf(number)}
            checked={isPacked}
            onChange={(event) => onTick(event.target.checked)}
          />
          {texts.tick}
        </label>
      )}
    </li>
  );
}
