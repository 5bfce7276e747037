// Problems of the month, or of the shop's documents, that need a person.
import { TriangleAlert } from 'lucide';
import type { AccountingMonth } from '@taana-baana/contract/admin/schemas/selling/accounting.ts';
import { attention as texts } from '@taana-baana/contract/admin/texts/selling/money/accounting.ts';
import { Icon } from '../../components/icon.tsx';

export function Attention({ data }: { data: AccountingMonth }) {
  const problems = problemsOf(data);
  if (problems.length === 0) return null;
  return (
    <section aria-label={texts.heading} className="card bg-turmeric-wash px-4 py-3.5">
      <ul className="flex flex-col gap-2 text-sm">
        {problems.map((problem) => (
          <li key={problem} className="flex gap-2.5 text-pretty">
            <Icon of={TriangleAlert} className="mt-0.5 size-4 shrink-0" />
            {problem}
          </li>
        ))}
      </ul>
    </section>
  );
}

function problemsOf({ sellerKind, attention: { otherHsn, lateFiles } }: AccountingMonth): string[] {
  return [
    ...(sellerKind === 'bill' ? [texts.noGstin] : []),
    ...(sellerKind === 'bill of supply' ? [texts.composition] : []),
    ...(otherHsn.documents > 0 ? [texts.otherHsn(texts.documents(otherHsn.documents), otherHsn.codes.join(', '))] : []),
    ...(lateFiles > 0 ? [texts.lateFiles(lateFiles)] : []),
  ];
}
