// The versions of a section: who saved what, and when, with a button to restore one.
import { ChevronDown } from 'lucide';
import { useId, useState } from 'react';
import type { AllSettings, SettingsVersions } from '@taana-baana/contract/admin/schemas/shop/settings.ts';
import type { SectionName } from '@taana-baana/contract/schemas/shop/settings.ts';
import { formatDateTime } from '@taana-baana/contract/admin/texts/dates.ts';
import { history as texts, overview } from '@taana-baana/contract/admin/texts/shop/settings.ts';
import { Button } from '../../../components/button.tsx';
import { Icon } from '../../../../design/icon.tsx';
import { QueryState } from '../../../components/page/query-state.tsx';
import { Section } from '../../../components/page/section.tsx';
import { adminApi } from '../../../store/admin-api.ts';
import { changesOf, type FieldChange, formatField } from './section-values.ts';
import { Badge } from '../../../components/badge.tsx';

interface HistoryProps {
  section: SectionName;
  stored: AllSettings[SectionName];
  /** During typing no version can be restored: the changes would be lost. */
  isDirty: boolean;
  isBusy: boolean;
  onUse: (version: number) => void;
}

export function History({ section, stored, isDirty, isBusy, onUse }: HistoryProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  // The default alone is no history.
  if (stored.version === 0) return null;
  return (
    <Section
      heading={texts.heading}
      {...(isOpen && isDirty ? { text: texts.unsavedFirst } : {})}
      actions={
        <Button kind="plain" aria-expanded={isOpen} aria-controls={id} onPress={() => setIsOpen(!isOpen)}>
          {isOpen ? texts.hide : texts.show}
          <Icon of={ChevronDown} className={`size-4 ${isOpen ? 'rotate-180' : ''}`} />
        </Button>
      }
    >
      <div id={id}>
        {isOpen && <Versions section={section} stored={stored} isDisabled={isDirty || isBusy} onUse={onUse} />}
      </div>
    </Section>
  );
}

type Version = SettingsVersions['versions'][number];

interface VersionsProps extends Pick<HistoryProps, 'section' | 'stored' | 'onUse'> {
  isDisabled: boolean;
}

function Versions({ section, stored, isDisabled, onUse }: VersionsProps) {
  const query = adminApi.useListSettingsVersionsQuery({ params: { section } });
  const original: Version = { version: 0, value: { ...stored.default }, savedAt: null, staff: null };
  return (
    <QueryState query={query} lines={3}>
      {({ versions }) => {
        const all = [...versions.filter(({ version }) => version > 0), original];
        return (
          <ol className="ruled">
            {all.map((one, index) => (
              <VersionRow
                key={one.version}
                version={one}
                changes={changesOf(section, (all[index + 1] ?? one).value, one.value)}
                isCurrent={one.version === stored.version}
                isDisabled={isDisabled}
                onUse={() => onUse(one.version)}
              />
            ))}
          </ol>
        );
      }}
    </QueryState>
  );
}

interface VersionRowProps {
  version: Version;
  /** Compared with the previous version. */
  changes: readonly FieldChange[];
  isCurrent: boolean;
  isDisabled: boolean;
  onUse: () => void;
}

function VersionRow({ version: { version, savedAt, staff }, changes, isCurrent, isDisabled, onUse }: VersionRowProps) {
  const isDefault = version === 0;
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 p-4 text-sm">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {isDefault ? texts.default : texts.version(version)}
          {isCurrent && <Badge tone="success">{texts.current}</Badge>}
        </p>
        {savedAt && (
          <p className="text-ink-soft">{texts.by(staff?.name ?? overview.commandLine, formatDateTime(savedAt))}</p>
        )}
        {!isDefault && <Changes changes={changes} />}
      </div>
      {!isCurrent && (
        <Button
          aria-label={texts.usingOf(isDefault ? texts.default : texts.version(version))}
          isDisabled={isDisabled}
          onPress={onUse}
        >
          {texts.use}
        </Button>
      )}
    </li>
  );
}

const Changes = ({ changes }: { changes: readonly FieldChange[] }) => (
  <dl className="mt-1.5 flex flex-col gap-1.5">
    {changes.length === 0 && <dt>{texts.noChange}</dt>}
    {changes.map(({ path, label, before, after }) => (
      <div key={path}>
        <dt className="text-ink-soft">{label}</dt>
        <dd>
          <del className="text-ink-soft">{formatField(path, before)}</del>{' '}
          <ins className="font-medium no-underline">{formatField(path, after)}</ins>
        </dd>
      </div>
    ))}
  </dl>
);
