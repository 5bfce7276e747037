// The texts of the shop: published versions, drafts, and who wrote them.
import { ChevronRight } from 'lucide';
import type { ContentList } from '@taana-baana/contract/admin/schemas/content/content.ts';
import { formatDateTime } from '@taana-baana/contract/admin/texts/dates.ts';
import * as texts from '@taana-baana/contract/admin/texts/content/content.ts';
import { Icon } from '../../../design/icon.tsx';
import { Link } from '../../components/link.tsx';
import { Page } from '../../components/page/page.tsx';
import { QueryState } from '../../components/page/query-state.tsx';
import { adminApi } from '../../store/admin-api.ts';
import { Badge } from '../../components/badge.tsx';

export function ContentScreen() {
  const query = adminApi.useListContentQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Page title={texts.title} intro={texts.intro} width="form">
      <QueryState query={query} lines={7}>
        {({ pages }) => (
          <ul className="card ruled overflow-hidden">
            {pages.map((page) => (
              <PageRow key={page.page} page={page} />
            ))}
          </ul>
        )}
      </QueryState>
    </Page>
  );
}

type Listed = ContentList['pages'][number];
type By = NonNullable<Listed['draft']>;

const written = ({ staff, at }: By, say: (who: string, when: string) => string): string =>
  say(staff?.name ?? texts.commandLine, formatDateTime(at));

function PageRow({ page: { page, title, draft, published } }: { page: Listed }) {
  const { version, saved } = published;
  return (
    <li>
      <Link to={`/content/${page}`} className="flex items-center gap-4 p-4 hover:bg-sunk">
        <div className="min-w-0 flex-1 text-sm">
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <h2 className="text-base leading-snug">{title}</h2>
            {draft && <Badge tone="warning">{texts.states.draft}</Badge>}
          </div>
          <p>{version === 0 ? texts.states.default : texts.states.published(version)}</p>
          {saved && <p className="text-xs text-ink-soft">{written(saved, texts.publishedBy)}</p>}
          {draft && <p className="text-xs text-ink-soft">{written(draft, texts.draftBy)}</p>}
        </div>
        <Icon of={ChevronRight} className="size-5 text-ink-soft" />
      </Link>
    </li>
  );
}
