// A packing slip: a quarter of A4. An order with many lines takes several.
import type { Parcel, Parcels } from '@taana-baana/contract/admin/schemas/selling/packing.ts';
import { formatDay } from '@taana-baana/contract/admin/texts/dates.ts';
import { paper as texts } from '@taana-baana/contract/admin/texts/selling/print.ts';
import type { SlipPart } from './slip-parts.ts';
import { Address, Barcode, toCollect, useFit } from './paper-parts.tsx';
import { colorName } from '@taana-baana/contract/colors/color-name.ts';
import { slipCode } from '@taana-baana/contract/typed/slip-code.ts';

/** In mm. */
const barcodeHeight = 12;

interface SlipProps {
  parcel: Parcel;
  sender: Parcels['sender'];
  content: SlipPart;
  /** From 1. */
  part: number;
  parts: number;
}

export function Slip({ parcel, sender, content, part, parts }: SlipProps) {
  const { number, contents, placedAt, lines, goesWith } = parcel;
  const collect = toCollect(parcel.collect);
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const paper = useFit();
  return (
    <article ref={paper} aria-label={number} className="slip">
      <header>
        <p className="truncate text-[9pt]">{sender.name}</p>
        <div className="flex items-start justify-between gap-[3mm]">
          <div className="shrink-0 whitespace-nowrap">
            <h2 className="font-text text-[13pt] leading-tight font-bold">{number}</h2>
            <p className="text-[8pt]">{texts.ordered(formatDay(placedAt))}</p>
          </div>
          <Barcode text={slipCode(number, contents)} height={barcodeHeight} />
        </div>
      </header>
      {collect && <p className="slip-cash">{collect}</p>}
      <section className="slip-to">
        <p className="text-[7.5pt]">{texts.to}</p>
        <Address parcel={parcel} />
      </section>
      <table className="w-full text-[10pt]">
        <tbody>
          {content.lines.map((line, index) => (
            <tr key={index} className="slip-line">
              <td className="w-[11mm] text-[12pt] font-bold whitespace-nowrap">{`${line.quantity} ×`}</td>
              <td className="slip-what max-w-0">
                <p className="truncate font-bold">{`${line.size} · ${colorName(line.color)}`}</p>
                <p className="truncate text-[8pt]">{[line.sku, line.title].filter(Boolean).join(' · ')}</p>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {content.notes.map((note, index) => (
        <p key={index} className="slip-note">
          {note}
        </p>
      ))}
      <footer className="mt-auto flex justify-between gap-[4mm] text-[8pt]">
        <span className="shrink-0">{texts.pieces(pieces)}</span>
        {goesWith && <strong className="min-w-0 truncate">{texts.together(goesWith)}</strong>}
        {parts > 1 && <span className="shrink-0">{texts.part(part, parts)}</span>}
      </footer>
    </article>
  );
}
