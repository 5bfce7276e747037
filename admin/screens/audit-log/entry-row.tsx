// One entry of the audit log: when, who, which action, on what, and the fields before and after.
import { ArrowRight } from 'lucide';
import type { AuditEntry } from '@taana-baana/contract/admin/schemas/shop/audit-log.ts';
import * as texts from '@taana-baana/contract/admin/texts/shop/audit-log.ts';
import { formatTime } from '@taana-baana/contract/admin/texts/dates.ts';
import { Icon } from '../../components/icon.tsx';
import { formatValue } from './format-value.ts';

interface EntryRowProps {
  entry: AuditEntry;
  /** The name of a member of staff, if it is known. */
  staffName: (id: string) => string | undefined;
}

export function EntryRow({ entry: { at, staff, channel, action, subject, before, after }, staffName }: EntryRowProps) {
  const who = channel === 'cli' ? texts.commandLine : staff?.name || texts.formerMember;
  const [kind = '', ...rest] = subject.split(' ');
  const id = rest.join(' ');
  // A member who changes their own account is named once.
  const isSelf = kind === 'staff' && id === staff?.id;
  const of = kind === 'staff' ? (staffName(id) ?? id) : kind === 'invitation' ? id : texts.subjectOf(kind, id);
  return (
    <li className="flex gap-4 px-4 py-2.5 text-sm">
      <time dateTime={at} className="min-w-11 shrink-0 text-ink-soft">
        {formatTime(at)}
      </time>
      <div className="min-w-0 flex-1 md:flex md:gap-4">
        <p className="shrink-0 truncate font-semibold md:w-48">{who}</p>
        <div className="min-w-0 flex-1">
          <p>
            {texts.nameOf(action)}
            {!isSelf && <span className="text-ink-soft">{` · ${of}`}</span>}
          </p>
          <Changes before={before ?? {}} after={after ?? {}} />
        </div>
      </div>
    </li>
  );
}

function Changes({ before, after }: { before: Record<string, unknown>; after: Record<string, unknown> }) {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  if (names.length === 0) return null;
  return (
    <ul className="mt-1 flex flex-wrap gap-1.5">
      {names.map((name) => (
        <li key={name} className="flex flex-wrap items-center gap-x-1.5 rounded-control bg-sunk px-2 py-0.5 text-xs">
          <span className="text-ink-soft">{texts.fieldOf(name)}</span>
          {name in before && <span className="break-all">{formatValue(name, before[name])}</span>}
          {name in before && name in after && (
            <>
              <Icon of={ArrowRight} className="size-3 text-ink-soft" />
              <span className="sr-only">{texts.becomes}</span>
            </>
          )}
          {name in after && <span className="font-semibold break-all">{formatValue(name, after[name])}</span>}
        </li>
      ))}
    </ul>
  );
}
