// Labels of 4 by 6 inches, one per page. An order without an address has none.
import type { Parcels } from '@taana-baana/contract/admin/schemas/selling/packing.ts';
import { labels as texts, noAddress } from '@taana-baana/contract/admin/texts/selling/print.ts';
import paper from './paper/four-by-six.css?url';
import { Label } from './paper/label.tsx';
import { SheetsScreen } from './paper/sheets.tsx';

export const LabelsScreen = () => (
  <SheetsScreen title={texts.title} hint={texts.hint} paper={paper}>
    {(parcels) => <Labels {...parcels} />}
  </SheetsScreen>
);

function Labels({ parcels, sender }: Parcels) {
  const { known = [], missing = [] } = Object.groupBy(parcels, ({ contact }) =>
    contact?.address ? 'known' : 'missing',
  );
  return (
    <>
      {missing.length > 0 && (
        <p role="alert" className="screen-only mx-4 text-madder lg:mx-8">
          {noAddress(missing.map(({ number }) => number).join(', '))}
        </p>
      )}
      {known.map((parcel) => (
        <div key={parcel.number} className="sheet sheet-of-label">
          <Label parcel={parcel} sender={sender} />
        </div>
      ))}
    </>
  );
}
