// The versions of a page: to read, to compare with the current one, to restore.
import { useState } from 'react';
import { useParams } from 'react-router';
import type {
  ContentVersions,
  EditedContent,
  TypedContent,
} from '@taana-baana/contract/admin/schemas/content/content.ts';
import * as texts from '@taana-baana/contract/admin/texts/content/content.ts';
import { formatDateTime } from '@taana-baana/contract/admin/texts/dates.ts';
import { Button } from '../../components/button.tsx';
import { BackLink } from '../../components/page/back-link.tsx';
import { Page } from '../../components/page/page.tsx';
import { QueryState } from '../../components/page/query-state.tsx';
import { showFailure, showToast, tell } from '../../components/toasts/toast-queue.ts';
import { LineDifference } from '../../components/writing/line-difference.tsx';
import { adminApi } from '../../store/admin-api.ts';
import { toLines } from './content-lines.ts';
import { Badge } from '../../components/badge.tsx';

export function VersionsScreen() {
  const { page = '' } = useParams();
  const content = adminApi.useGetContentDraftQuery({ params: { page } }, { refetchOnMountOrArgChange: true });
  const versions = adminApi.useListContentVersionsQuery({ params: { page } }, { refetchOnMountOrArgChange: true });
  return (
    <Page
      title={content.data ? texts.versions.title(content.data.title) : texts.versionsOf}
      intro={texts.versions.intro}
      width="form"
      above={<BackLink to={`/content/${page}`}>{texts.versions.toEditor}</BackLink>}
    >
      <QueryState query={content}>
        {(edited) => <QueryState query={versions}>{(list) => <Versions content={edited} {...list} />}</QueryState>}
      </QueryState>
    </Page>
  );
}

interface VersionsProps extends ContentVersions {
  content: EditedContent;
}

function Versions({ content, versions }: VersionsProps) {
  const { page, published, defaultContent } = content;
  const [revert, { isLoading }] = adminApi.useRevertContentMutation();
  const bringBack = async (version: number, done: string) => {
    const basedOn = { version: published.version, draft: content.draft?.id ?? null };
    try {
      const made = await revert({ params: { page }, body: { version, basedOn } }).unwrap();
      const back = { version: published.version, basedOn: { ...basedOn, version: made.published.version } };
      const onUndo = () => tell(revert({ params: { page }, body: back }));
      showToast(done, { onUndo });
    } catch (error) {
      showFailure(error);
    }
  };
  const all = [
    ...versions.map((version) => ({ ...version, name: texts.versions.version(version.version) })),
    { version: 0, name: texts.versions.default, content: defaultContent, note: null, at: null, staff: null },
  ];
  return (
    <ol className="card ruled">
      {all.map((one) => (
        <VersionRow
          key={one.version}
          {...one}
          inShop={published}
          isBusy={isLoading}
          onBringBack={() => void bringBack(one.version, texts.versions.done(one.name))}
        />
      ))}
    </ol>
  );
}

interface VersionRowProps {
  version: number;
  name: string;
  content: TypedContent;
  note: string | null;
  /** Null: the default text. */
  at: string | null;
  staff: { readonly name: string } | null;
  inShop: { readonly version: number; readonly content: TypedContent };
  isBusy: boolean;
  onBringBack: () => void;
}

function VersionRow({ version, name, content, note, at, staff, inShop, isBusy, onBringBack }: VersionRowProps) {
  const [open, setOpen] = useState<'read' | 'compare'>();
  const isInShop = version === inShop.version;
  const toggle = (what: 'read' | 'compare') => setOpen(open === what ? undefined : what);
  const { versions: words } = texts;
  return (
    <li className="flex flex-col gap-3 p-4 text-sm">
      <div>
        <h2 className="flex flex-wrap items-center gap-2 text-base leading-snug">
          {name}
          {isInShop && <Badge tone="success">{words.inShop}</Badge>}
        </h2>
        {at && <p className="text-ink-soft">{texts.by(staff?.name ?? texts.commandLine, formatDateTime(at))}</p>}
        {note && <p>{note}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button aria-label={words.readOf(name)} aria-expanded={open === 'read'} onPress={() => toggle('read')}>
          {open === 'read' ? words.hide : words.read}
        </Button>
        {!isInShop && (
          <>
            <Button
              aria-label={words.compareOf(name)}
              aria-expanded={open === 'compare'}
              onPress={() => toggle('compare')}
            >
              {open === 'compare' ? words.hide : words.compare}
            </Button>
            <Button aria-label={words.bringBackOf(name)} isDisabled={isBusy} onPress={onBringBack}>
              {words.bringBack}
            </Button>
          </>
        )}
      </div>
      {open === 'read' && <div className="rounded-control bg-sunk p-3 whitespace-pre-wrap">{toLines(content)}</div>}
      {open === 'compare' && (
        <LineDifference before={toLines(inShop.content)} after={toLines(content)} legend={words.difference} />
      )}
    </li>
  );
}
