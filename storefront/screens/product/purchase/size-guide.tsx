// The size guide in a dialog: body measures, and ages for children.
import { Ruler } from 'lucide';
import { useState } from 'react';
import { sizes, type Size } from '@taana-baana/contract/limits.ts';
import { screenTexts } from '@taana-baana/contract/messages.ts';
import * as sizeGuideTexts from '@taana-baana/contract/texts/screens/size-guide.ts';
import { Icon } from '../../../components/icon.tsx';
import { Dialog } from '../../../components/dialog.tsx';

/** Chest in cm, and the age for kids' tees. */
const measures: Record<Size, { chest: string; age: string }> = {
  XS: { chest: '81-86', age: '2-3' },
  S: { chest: '86-91', age: '4-5' },
  M: { chest: '91-97', age: '6-7' },
  L: { chest: '97-104', age: '8-9' },
  XL: { chest: '104-112', age: '10-11' },
  XXL: { chest: '112-120', age: '12-13' },
  XXXL: { chest: '120-130', age: '14-15' },
};

export function SizeGuide() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className="text-link inline-flex min-h-11 items-center gap-1.5 text-sm"
      >
        <Icon of={Ruler} className="size-4" />
        {sizeGuideTexts.title}
      </button>
      <Dialog title={sizeGuideTexts.title} side="center" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <p className="text-sm text-ink-soft">{sizeGuideTexts.howToMeasure}</p>
        <table className="mt-4 w-full border-collapse text-left text-sm tabular">
          <thead>
            <tr className="border-b border-line-strong">
              <th scope="col" className="py-2 pr-4 font-semibold">
                {screenTexts.size}
              </th>
              <th scope="col" className="py-2 pr-4 font-semibold">
                {sizeGuideTexts.chest}
              </th>
              <th scope="col" className="py-2 font-semibold">
                {sizeGuideTexts.age}
              </th>
            </tr>
          </thead>
          <tbody>
            {sizes.map((size) => (
              <tr key={size} className="border-b border-line">
                <th scope="row" className="py-2 pr-4 font-semibold">
                  {size}
                </th>
                <td className="py-2 pr-4">{measures[size].chest}</td>
                <td className="py-2">{measures[size].age}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="mt-4 text-sm text-ink-soft">{sizeGuideTexts.byHand}</p>
      </Dialog>
    </>
  );
}
