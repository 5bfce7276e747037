// The customer's store credit, for members who may give it: the balance, and the dialog that
// changes it.
import { Suspense, useState } from 'react';
import type { OrderPage } from '@taana-baana/contract/admin/schemas/selling/orders.ts';
import { formatRupees } from '@taana-baana/contract/admin/texts/money.ts';
import { credit as texts } from '@taana-baana/contract/admin/texts/selling/order-page.ts';
import { Button } from '../../../components/button.tsx';
import { lazyPart } from '../../../components/page/lazy-part.tsx';

const CreditDialog = lazyPart(async () => (await import('./credit-dialog.tsx')).CreditDialog);

type Limits = NonNullable<OrderPage['actions']['giveCredit']>;

interface CustomerCreditProps {
  number: string;
  balance: number;
  limits: Limits;
}

export function CustomerCredit({ number, balance, limits }: CustomerCreditProps) {
  // The dialog keeps what it was opened with.
  const [asked, setAsked] = useState<Limits>();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div>
        <h3 className="font-text text-xs font-semibold text-ink-soft">{texts.label}</h3>
        <p className="tabular text-base font-semibold">{formatRupees(balance)}</p>
      </div>
      {(limits.most > 0 || limits.maxTakenBack > 0) && (
        <Button onPress={() => setAsked(limits)}>{limits.most > 0 ? texts.give : texts.takeBack}</Button>
      )}
      <Suspense>{asked && <CreditDialog number={number} {...asked} onClose={() => setAsked(undefined)} />}</Suspense>
    </div>
  );
}
