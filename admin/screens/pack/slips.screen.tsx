// Packing slips, four on A4.
import { slips as texts } from '@taana-baana/contract/admin/texts/selling/print.ts';
import paper from './paper/a4.css?url';
import { SheetsScreen } from './paper/sheets.tsx';
import { Slip, linesOnSlip } from './paper/slip.tsx';
import { type Parcels } from '@taana-baana/contract/admin/schemas/selling/packing.ts';

const onSheet = 4;

export const SlipsScreen = () => (
  <SheetsScreen title={texts.title} hint={texts.hint} paper={paper}>
    {(parcels) => <SheetsOfSlips {...parcels} />}
  </SheetsScreen>
);

function SheetsOfSlips({ parcels, sender }: Parcels) {
  const slips = parcels.flatMap((parcel) =>
    Array.from({ length: Math.max(1, Math.ceil(parcel.lines.length / linesOnSlip)) }, (_, index) => ({
      parcel,
      part: index + 1,
    })),
  );
  const sheets = Array.from({ length: Math.ceil(slips.length / onSheet) }, (_, index) =>
    slips.slice(index * onSheet, (index + 1) * onSheet),
  );
  return sheets.map((sheet, index) => (
    <div key={index} className="sheet sheet-of-slips">
      {sheet.map(({ parcel, part }) => (
        <Slip key={`${parcel.number} ${part}`} parcel={parcel} part={part} sender={sender} />
      ))}
    </div>
  ));
}
