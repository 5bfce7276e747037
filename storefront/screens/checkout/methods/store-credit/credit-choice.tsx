// Whether store credit pays: as much as there is, and the chosen method the rest.
import * as checkoutTexts from '@taana-baana/contract/texts/screens/selling/checkout.ts';
import { fillText } from '../../../../components/fill-text.tsx';

interface CreditChoiceProps {
  /** Rupees that it would pay. */
  credit: number;
  isUsed: boolean;
  onChange: (isUsed: boolean) => void;
}

export function CreditChoice({ credit, isUsed, onChange }: CreditChoiceProps) {
  return (
    <label className="flex min-h-11 items-center gap-3 rounded-card bg-sunk px-4 py-3 font-semibold">
      <input
        type="checkbox"
        checked={isUsed}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5 shrink-0 accent-madder"
      />
      {fillText(checkoutTexts.payWithCredit, { rupees: credit })}
    </label>
  );
}
