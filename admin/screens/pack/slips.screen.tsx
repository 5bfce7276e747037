// Packing slips, four on A4.
import { slips as texts } from '@taana-baana/contract/admin/texts/selling/print.ts';
import paper from './paper/a4.css?url';
import { SheetsScreen } from './paper/sheets.tsx';
import { Slip } from './paper/slip.tsx';
import { slipParts } from './paper/slip-parts.ts';
import { type Parcels } from '@taana-baana/contract/admin/schemas/selling/packing.ts';

const onSheet = 4;

export const SlipsScreen = () => (
  <SheetsScreen title={texts.title} hint={texts.hint} paper={paper}>
    {(parcels) => <SheetsOfSlips {...parcels} />}
  </SheetsScreen>
);

function SheetsOfSlips({ parcels, sender }: Parcels) {
  const slips = parcels.flatMap((parcel) =>
    slipParts(parcel).map((content, index, { length: parts }) => ({ parcel, content, part: index + 1, parts })),
  );
  const sheets = Array.from({ length: Math.ceil(slips.length / onSheet) }, (_, index) =>
    slips.slice(index * onSheet, (index + 1) * onSheet),
  );
  return sheets.map((sheet, index) => (
    <div key={index} className="sheet sheet-of-slips">
      {sheet.map((slip) => (
        <Slip key={`${slip.parcel.number} ${slip.part}`} {...slip} sender={sender} />
      ))}
    </div>
  ));
}
