// The facts of the running shop: payments, the database and its disk, the version, what its
// configuration lacks.
import { diskIsFullFrom } from '@taana-baana/contract/admin/limits/system-limits.ts';
import type { System } from '@taana-baana/contract/admin/schemas/shop/system.ts';
import { formatDateTime } from '@taana-baana/contract/admin/texts/dates.ts';
import { formatAgo, formatBytes, formatDuration } from '@taana-baana/contract/admin/texts/quantities.ts';
import {
  ago,
  configuration,
  database as databaseTexts,
  none,
  payments as paymentTexts,
  version as versionTexts,
} from '@taana-baana/contract/admin/texts/shop/system.ts';
import { Section } from '../../components/page/section.tsx';
import { usedPart, usedPercent } from '@taana-baana/contract/admin/system-attention.ts';

export function PaymentsSection({ system: { at, payments, queues } }: { system: System }) {
  const { mode, hasWebhookSecret, lastWebhookAt } = payments;
  const { webhooks, refunds, paymentChecks } = queues;
  const failed = (label: string, count: number): Fact[] => (count > 0 ? [[label, count, true]] : []);
  const facts: Fact[] = [
    [paymentTexts.mode, paymentTexts.modes[mode]],
    [paymentTexts.keys, mode === 'sandbox' ? paymentTexts.isNotSet : paymentTexts.isSet],
    [
      paymentTexts.webhookSecret,
      hasWebhookSecret ? paymentTexts.isSet : paymentTexts.isNotSet,
      !hasWebhookSecret && mode !== 'sandbox',
    ],
    [
      paymentTexts.lastWebhook,
      lastWebhookAt ? ago(formatDateTime(lastWebhookAt), formatAgo(lastWebhookAt, at)) : paymentTexts.noWebhook,
    ],
    [paymentTexts.webhooks, webhooks.waiting || none],
    ...failed(paymentTexts.webhooksFailed, webhooks.failed),
    [paymentTexts.refunds, refunds.waiting || none],
    ...failed(paymentTexts.refundsFailed, refunds.failed),
    [paymentTexts.checks, paymentChecks.due || none],
  ];
  return (
    <Section heading={paymentTexts.heading} place="payments">
      <Facts facts={facts} />
    </Section>
  );
}

export const DatabaseSection = ({ system: { database, disk } }: { system: System }) => (
  <Section heading={databaseTexts.heading}>
    <Facts
      facts={[
        [databaseTexts.engine, databaseTexts.engines[database.engine]],
        [databaseTexts.size, formatBytes(database.bytes)],
        [databaseTexts.writable, database.isWritable ? databaseTexts.yes : databaseTexts.no, !database.isWritable],
      ]}
    />
    <Disk disk={disk} />
  </Section>
);

function Disk({ disk }: { disk: System['disk'] }) {
  const percent = usedPercent(disk);
  const isFull = usedPart(disk) > diskIsFullFrom;
  const free = databaseTexts.free(formatBytes(disk.freeBytes), formatBytes(disk.totalBytes));
  return (
    <div className="border-t border-line px-4 py-3 text-sm">
      <p className="text-ink-soft">{databaseTexts.disk}</p>
      <div
        role="meter"
        aria-label={databaseTexts.disk}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={`${databaseTexts.used(percent)}, ${free}`}
        className="my-2 h-2.5 overflow-hidden rounded-pill bg-sunk"
      >
        <div className={`h-full ${isFull ? 'bg-madder' : 'bg-leaf'}`} style={{ width: `${percent}%` }} />
      </div>
      <p className="tabular flex flex-wrap justify-between gap-x-4">
        <span>{free}</span>
        <span className={isFull ? 'font-semibold text-madder' : 'text-ink-soft'}>{databaseTexts.used(percent)}</span>
      </p>
    </div>
  );
}

export const VersionSection = ({ system: { at, version, nodeVersion, startedAt, database } }: { system: System }) => (
  <Section heading={versionTexts.heading}>
    <Facts
      facts={[
        [versionTexts.shop, version],
        [
          versionTexts.startedAt,
          ago(formatDateTime(startedAt), formatDuration(Date.parse(at) - Date.parse(startedAt))),
        ],
        [versionTexts.node, nodeVersion],
        [versionTexts.migration, database.migrations.at(-1) ?? none],
      ]}
    />
  </Section>
);

export const ConfigurationSection = ({ warnings }: { warnings: readonly string[] }) => (
  <Section heading={configuration.heading}>
    {warnings.length === 0 ? (
      <p className="px-4 py-3 text-sm">{configuration.good}</p>
    ) : (
      <ul className="ruled px-4 text-sm">
        {warnings.map((warning) => (
          <li key={warning} className="py-2.5">
            {warning}
          </li>
        ))}
      </ul>
    )}
  </Section>
);

/** The facts of a card: a label and a value each. A bad one needs attention. */
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
