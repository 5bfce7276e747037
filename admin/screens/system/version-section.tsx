// The running version, its start, and what its configuration lacks.
import type { System } from '@taana-baana/contract/admin/schemas/shop/system.ts';
import { formatDateTime } from '@taana-baana/contract/admin/texts/dates.ts';
import { formatDuration } from '@taana-baana/contract/admin/texts/quantities.ts';
import { ago, configuration, none, version as texts } from '@taana-baana/contract/admin/texts/shop/system.ts';
import { Section } from '../../components/page/section.tsx';
import { Facts } from './facts.tsx';

export const VersionSection = ({ system: { at, version, nodeVersion, startedAt, database } }: { system: System }) => (
  <Section heading={texts.heading}>
    <Facts
      facts={[
        [texts.shop, version],
        [texts.startedAt, ago(formatDateTime(startedAt), formatDuration(Date.parse(at) - Date.parse(startedAt)))],
        [texts.node, nodeVersion],
        [texts.migration, database.migrations.at(-1) ?? none],
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
