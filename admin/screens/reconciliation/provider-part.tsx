// What the payment provider captured, kept and paid out in the month.
import type { ProviderMonth, Settlement } from '@taana-baana/contract/admin/schemas/selling/reconciliation.ts';
import { formatShortDay } from '@taana-baana/contract/admin/texts/dates.ts';
import { retry } from '@taana-baana/contract/admin/texts/shell.ts';
import { formatPaise } from '@taana-baana/contract/admin/texts/money.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/money/reconciliation.ts';
import { Button } from '../../components/button.tsx';
import { Figure } from '../../components/page/facts.tsx';
import { Section } from '../../components/page/section.tsx';
import { useNow } from '../../components/use-now.ts';

interface ProviderPartProps {
  provider: ProviderMonth | null;
  /** The bridge's sum of payments through the provider. */
  inBridgePaise: number;
  onRetry: () => void;
}

export function ProviderPart({ provider, inBridgePaise, onRetry }: ProviderPartProps) {
  if (!provider) {
    return (
      <Section heading={texts.provider}>
        <div className="flex flex-wrap items-center justify-between gap-3 p-4">
          <p className="text-pretty">{texts.providerDown}</p>
          <Button onPress={onRetry}>{retry}</Button>
        </div>
      </Section>
    );
  }
  const { settlements } = provider;
  const beyond = provider.capturedPaise - inBridgePaise;
  return (
    <>
      <Section heading={texts.provider}>
        <dl className="grid gap-4 xs:grid-cols-2 p-4 sm:grid-cols-4">
          <Figure label={texts.payments} value={String(provider.payments)} />
          <Figure label={texts.captured} value={formatPaise(provider.capturedPaise)} />
          <Figure label={texts.fees} value={formatPaise(provider.feePaise)} />
          <Figure label={texts.feeTax} value={formatPaise(provider.taxPaise)} />
        </dl>
        {beyond !== 0 && (
          <p className="px-4 pb-4 text-sm text-pretty text-ink-soft">
            {texts.capturedDiffers(formatPaise(Math.abs(beyond)), beyond > 0)}
          </p>
        )}
      </Section>
      <Section heading={texts.payouts}>
        {settlements && settlements.length > 0 ? (
          <Payouts settlements={settlements} />
        ) : (
          <p className="p-4 text-pretty">{settlements ? texts.noPayouts : texts.payoutsUnknown}</p>
        )}
      </Section>
    </>
  );
}

/** A phone has no room for them: the fees go below the receipts. */
const otherHeads = [texts.fees, texts.feeTax, texts.items];

function Payouts({ settlements }: { settlements: readonly Settlement[] }) {
  const now = useNow();
  return (
    <table className="tabular w-full text-sm">
      <thead>
        <tr className="border-b border-line">
          <th className="table-head pl-4">{texts.payoutDay}</th>
          <th className="table-head pr-4 text-right">{texts.received}</th>
          {otherHeads.map((head) => (
            <th key={head} className="table-head pr-4 text-right max-sm:hidden">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="ruled">
        {settlements.map(({ day, utr, items, feePaise, taxPaise, netPaise }) => (
          <tr key={`${day} ${utr}`}>
            <th scope="row" className="table-cell pl-4 text-left font-normal">
              {day ? formatShortDay(day, now) : texts.unknown}
              {utr && <span className="block text-xs break-all text-ink-soft">{texts.utr(utr)}</span>}
            </th>
            <td className="table-cell pr-4 text-right whitespace-nowrap">
              {formatPaise(netPaise)}
              <span className="block text-xs text-ink-soft sm:hidden">{texts.feesOf(formatPaise(feePaise))}</span>
            </td>
            {[formatPaise(feePaise), formatPaise(taxPaise), String(items)].map((text, index) => (
              <td key={index} className="table-cell pr-4 text-right whitespace-nowrap max-sm:hidden">
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
