// The address of a parcel, never cut.
import { addressLines } from '@taana-baana/contract/addresses/address-lines.ts';
import type { Parcel } from '@taana-baana/contract/admin/schemas/selling/packing.ts';
import { paper as texts } from '@taana-baana/contract/admin/texts/selling/print.ts';
import { country } from '@taana-baana/contract/addresses/regions.ts';

export function Address({ parcel: { customer, contact } }: { parcel: Parcel }) {
  const [name = customer, ...lines] = contact?.address ? addressLines(contact.address) : [];
  return (
    <div className="paper-address">
      <p className="paper-name">{name}</p>
      {lines
        .filter((line) => line !== country)
        .map((line, index) => (
          <p key={index}>{line}</p>
        ))}
      {contact?.mobile && <p>{texts.phone(contact.mobile)}</p>}
    </div>
  );
}
