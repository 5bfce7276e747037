// The facts of a card: a label and a value each. A bad one needs attention.

export type Fact = readonly [label: string, value: string | number, isBad?: boolean];

export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="ruled px-4 text-sm">
    {facts.map(([label, value, isBad]) => (
      <div key={label} className="flex flex-wrap justify-between gap-x-4 py-2">
        <dt className="text-ink-soft">{label}</dt>
        <dd className={`tabular min-w-0 ${isBad ? 'font-semibold text-madder' : ''}`}>{value}</dd>
      </div>
    ))}
  </dl>
);
