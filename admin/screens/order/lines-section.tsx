// The lines of the order, for packing; each can be changed until then.
import { Suspense, useState } from 'react';
import type { OrderLine, OrderPage } from '@taana-baana/contract/admin/schemas/selling/orders.ts';
import { formatRupees } from '@taana-baana/contract/admin/texts/money.ts';
import { changePiece, lines as texts } from '@taana-baana/contract/admin/texts/selling/order-page.ts';
import { addPiecePath } from '@taana-baana/contract/admin/paths/order-paths.ts';
import { Link } from '../../components/link.tsx';
import { LinePicture } from '../../components/orders/line-picture.tsx';
import { lazyPart } from '../../components/page/lazy-part.tsx';
import { Section } from '../../components/page/section.tsx';
import { colorName } from '@taana-baana/contract/colors/color-name.ts';
import { Badge } from '../../components/badge.tsx';

const ChangePieceDialog = lazyPart(async () => (await import('./change-piece-dialog.tsx')).ChangePieceDialog);
const RefundDialog = lazyPart(async () => (await import('./refunds/refund-dialog.tsx')).RefundDialog);

/** The open dialog: of the line as it was when it opened. */
interface Asked {
  readonly line: OrderLine;
  readonly taken?: true;
}

export function LinesSection({ order }: { order: OrderPage }) {
  const { number, lines, actions } = order;
  // Refunded pieces are not packed.
  const isOpen = order.status === 'Ordered' || order.status === 'Processing';
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const gone = ({ refunded, refundedByValue = 0 }: OrderLine) => refunded + refundedByValue;
  const toPack = (line: OrderLine) => line.quantity - (isOpen ? gone(line) : 0);
  return (
    <Section heading={texts.heading(lines.reduce((sum, line) => sum + toPack(line), 0))}>
      <ul className="ruled px-4">
        {lines.map((line) => (
          <li key={line.id} className="flex flex-wrap items-center gap-4 py-3">
            <LinePicture line={line} />
            <div className="min-w-[min(6rem,100%)] flex-1">
              <p className="text-sm">{line.title}</p>
              <p className="text-lg leading-snug font-semibold">{`${line.size} · ${colorName(line.color)}`}</p>
              <p className="tabular text-sm text-ink-soft">{texts.each(formatRupees(line.price))}</p>
              {actions.changePiece && toPack(line) > 0 && (
                <button
                  type="button"
                  onClick={() => setAsked({ line })}
                  className="text-link screen-only inline-flex min-h-(--control) items-center text-sm"
                >
                  {changePiece.action}
                  <span className="sr-only">
                    {changePiece.of(`${line.title}, ${line.size}, ${colorName(line.color)}`)}
                  </span>
                </button>
              )}
              {gone(line) > 0 && (
                <p className="mt-1">
                  <Badge tone={isOpen ? 'danger' : 'muted'}>
                    {(isOpen ? texts.doNotPack : texts.givenBack)(gone(line), line.quantity)}
                  </Badge>
                  {line.refundedByValue !== undefined && (
                    <span className="mt-1 block text-sm text-ink-soft">{texts.byValue}</span>
                  )}
                </p>
              )}
            </div>
            <p className={`tabular text-lg font-semibold ${toPack(line) > 1 ? 'badge-large' : 'text-ink-soft'}`}>
              {`× ${toPack(line)}`}
            </p>
          </li>
        ))}
      </ul>
      {actions.addPiece && (
        <p className="screen-only border-t border-line px-4">
          <Link to={addPiecePath(number)} className="text-link inline-flex min-h-(--control) items-center text-sm">
            {changePiece.add}
          </Link>
        </p>
      )}
      <Suspense>
        {asked && !asked.taken && (
          <ChangePieceDialog
            number={number}
            line={asked.line}
            onTake={actions.refund ? () => setAsked({ ...asked, taken: true }) : undefined}
            onClose={close}
          />
        )}
        {asked?.taken && actions.refund && (
          <RefundDialog
            number={number}
            lines={lines}
            isCancellable={actions.cancel !== null}
            paidBy={order.payment.by}
            hasCredit={order.amounts.credit > 0}
            hasAdvance={order.cash?.advance !== undefined}
            taken={asked.line.id}
            {...actions.refund}
            onClose={close}
          />
        )}
      </Suspense>
    </Section>
  );
}
