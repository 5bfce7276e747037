// Facts and figures as a list: a label and a value each.
import type { ReactNode } from 'react';

export type Fact = readonly [label: string, value: ReactNode];

export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="flex flex-col gap-1.5 px-4 py-3 text-sm">
    {facts.map(([label, value]) => (
      <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-4">
        <dt className="text-ink-soft">{label}</dt>
        <dd className="tabular ml-auto min-w-0 text-right">{value}</dd>
      </div>
    ))}
  </dl>
);

export const Figure = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt className="text-sm text-ink-soft">{label}</dt>
    <dd className="tabular font-display text-lg font-semibold whitespace-nowrap">{value}</dd>
  </div>
);
