// What slips and labels have in common: the address, which is never cut; the barcode; a paper that is
// squeezed until all its texts fit.
import { code128, drawingSVG } from 'bwip-js/browser';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { addressLines } from '@taana-baana/contract/addresses/address-lines.ts';
import { country } from '@taana-baana/contract/addresses/regions.ts';
import type { Parcel } from '@taana-baana/contract/admin/schemas/selling/packing.ts';
import { formatRupees } from '@taana-baana/contract/admin/texts/money.ts';
import { paper as texts } from '@taana-baana/contract/admin/texts/selling/print.ts';

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

/** Of an order that is paid on delivery, or in a shop that takes such orders. */
export function toCollect(rupees: number | undefined): string | undefined {
  if (rupees === undefined) return undefined;
  return rupees > 0 ? texts.collect(formatRupees(rupees)) : texts.paid;
}

/** In mm. */
const module = 0.33;
/** The library draws a module as two units. */
const unitsPerModule = 2;

/** Code 128, in a size that scanners read: bars of 0.33 mm, narrower only if there is no room. */
export function Barcode({ text, height }: { text: string; height: number }) {
  const svg = code128({ bcid: 'code128', text, height, paddingwidth: 10 }, drawingSVG());
  const [, units, tall] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
  return (
    <img
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      alt={text}
      className="barcode"
      // Its height, too: the paper is measured before the picture is there.
      style={{ width: `${(Number(units) / unitsPerModule) * module}mm`, aspectRatio: `${units} / ${tall}` }}
    />
  );
}

const most = 3;
const steps = 30;

/** `--squeeze` rises from 0 to 3; paper.css says what shrinks first. */
export function useFit(): RefObject<HTMLElement | null> {
  const paper = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current } = paper;
    if (!current) return;
    for (let step = 0; step <= steps; step += 1) {
      current.style.setProperty('--squeeze', String((step / steps) * most));
      if (current.scrollHeight <= current.clientHeight) return;
    }
  });
  return paper;
}
