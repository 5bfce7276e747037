// The lines of the order, for packing.
import type { OrderLine } from '@taana-baana/contract/admin/schemas/selling/orders.ts';
import { formatRupees } from '@taana-baana/contract/admin/texts/money.ts';
import { lines as texts } from '@taana-baana/contract/admin/texts/selling/order-page.ts';
import { LinePicture } from '../../components/orders/line-picture.tsx';
import { Section } from '../../components/page/section.tsx';
import { colorName } from '@taana-baana/contract/colors/color-name.ts';

interface LinesSectionProps {
  lines: readonly OrderLine[];
  /** Not handed to the courier yet: refunded pieces are not packed. */
  isOpen: boolean;
}

export function LinesSection({ lines, isOpen }: LinesSectionProps) {
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
              {gone(line) > 0 && (
                <p className="mt-1">
                  <span className={`badge ${isOpen ? 'bg-madder-wash text-madder' : 'bg-sunk text-ink-soft'}`}>
                    {(isOpen ? texts.doNotPack : texts.givenBack)(gone(line), line.quantity)}
                  </span>
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
    </Section>
  );
}
