// The facts of what a link leads to: label and value, without those that are missing.
import type { ReactNode } from 'react';

export type LinkFact = readonly [label: string, value: ReactNode];

export const LinkFacts = ({ facts }: { facts: readonly LinkFact[] }) => (
  <dl className="mb-5 grid gap-2 rounded-card bg-sunk px-4 py-3">
    {facts.map(
      ([label, value]) =>
        value && (
          <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-6">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="tabular font-semibold">{value}</dd>
          </div>
        ),
    )}
  </dl>
);
