// A label of 4 by 6 inches.
import type { Parcel, Parcels } from '@taana-baana/contract/admin/schemas/selling/packing.ts';
import { paper as texts } from '@taana-baana/contract/admin/texts/selling/print.ts';
import { Address, Barcode, toCollect, useFit } from './paper-parts.tsx';

/** In mm. */
const barcodeHeight = { alone: 14, two: 10 };

export function Label({ parcel, sender }: { parcel: Parcel; sender: Parcels['sender'] }) {
  const { number, lines, contact, courier, awb, collect } = parcel;
  const height = awb ? barcodeHeight.two : barcodeHeight.alone;
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const paper = useFit();
  return (
    <article ref={paper} aria-label={number} className="label">
      <header className="label-part flex items-center justify-between gap-[4mm]">
        <div>
          {collect === undefined ? (
            <>
              <p className="text-[17pt] leading-tight font-bold">{texts.prepaid}</p>
              <p className="text-[8pt]">{texts.prepaidHint}</p>
            </>
          ) : (
            <p className="label-cash">{toCollect(collect)}</p>
          )}
        </div>
        <p className="tabular shrink-0 text-[22pt] leading-none font-bold">{contact?.address?.pincode}</p>
      </header>
      <section className="label-part flex-1">
        <p className="text-[8pt]">{texts.to}</p>
        <Address parcel={parcel} />
      </section>
      {awb && (
        <section className="label-part text-center">
          <Barcode text={awb} height={height} />
          <p className="mt-[0.5mm] flex flex-wrap justify-between gap-x-[4mm] text-left text-[10pt] leading-tight">
            <span>{courier}</span>
            <span className="font-bold">{`${texts.awb} ${awb}`}</span>
          </p>
        </section>
      )}
      <section className="label-part text-center">
        <Barcode text={number} height={height} />
        <p className="mt-[0.5mm] flex justify-between text-[10pt] leading-tight">
          <span className="font-bold">{`${texts.order} ${number}`}</span>
          <span>{texts.pieces(pieces)}</span>
        </p>
      </section>
      <footer className="label-from">
        <p className="text-[7.5pt]">{texts.undelivered}</p>
        <div className="label-sender">
          <p className="flex justify-between gap-[4mm]">
            <span className="font-bold">{sender.name}</span>
            <span className="shrink-0">{texts.phone(sender.phone)}</span>
          </p>
          <p>{sender.lines.join(', ')}</p>
        </div>
      </footer>
    </article>
  );
}
