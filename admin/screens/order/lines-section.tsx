// What belongs into the parcel.
import type { OrderLine } from '@taana-baana/contract/admin/schemas/orders.ts';
import { writeRupees } from '@taana-baana/contract/admin/texts/money.ts';
import { lines as texts } from '@taana-baana/contract/admin/texts/order-page.ts';
import { Section } from '../../components/section.tsx';
import { StoredPicture } from '../../components/stored-picture.tsx';

export const LinesSection = ({ lines }: { lines: readonly OrderLine[] }) => (
  <Section heading={texts.heading(lines.reduce((sum, { quantity }) => sum + quantity, 0))}>
    <ul className="ruled px-4">
      {lines.map((line) => (
        <li key={`${line.productId} ${line.color} ${line.size}`} className="flex items-center gap-4 py-3">
          <LinePicture line={line} />
          <div className="min-w-0 flex-1">
            <p className="text-sm">{line.title}</p>
            <p className="text-lg leading-snug font-semibold">{`${line.size} · ${line.color}`}</p>
            <p className="tabular text-sm text-ink-soft">{texts.each(writeRupees(line.price))}</p>
          </div>
          <p className={`tabular text-lg font-semibold ${line.quantity > 1 ? 'badge-large' : 'text-ink-soft'}`}>
            {`× ${line.quantity}`}
          </p>
        </li>
      ))}
    </ul>
  </Section>
);

const LinePicture = ({ line: { picture } }: { line: OrderLine }) =>
  picture ? (
    <StoredPicture picture={picture} size="5rem" className="h-25 w-20 shrink-0 rounded-control object-cover" />
  ) : (
    <p className="grid h-25 w-20 shrink-0 place-items-center rounded-control bg-sunk text-center text-xs text-ink-soft">
      {texts.gone}
    </p>
  );
