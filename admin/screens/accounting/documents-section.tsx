// The month's documents, newest first: search, filter by kind, pages.
import type { AccountingFilter } from '@taana-baana/contract/admin/paths/accounting-paths.ts';
import { documents as texts } from '@taana-baana/contract/admin/texts/selling/money/accounting.ts';
import { retry } from '@taana-baana/contract/admin/texts/shell.ts';
import { documentKinds } from '@taana-baana/contract/tax/documents.ts';
import { documentTitles } from '@taana-baana/contract/texts/documents.ts';
import { Button } from '../../components/button.tsx';
import { SearchField } from '../../components/fields/search-field.tsx';
import { Section } from '../../components/page/section.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../components/page/states.tsx';
import { adminApi } from '../../store/admin-api.ts';
import { DocumentRows } from './document-rows.tsx';

interface DocumentsSectionProps {
  filter: AccountingFilter;
  onChange: (changes: Partial<Record<'kind' | 'search', string>>) => void;
}

export function DocumentsSection({ filter, onChange }: DocumentsSectionProps) {
  const query = adminApi.useListDocumentsInfiniteQuery(filter, { refetchOnMountOrArgChange: true });
  const { data, currentData, error, hasNextPage, isFetchNextPageError } = query;
  const documents = data?.pages.flatMap((page) => page.documents) ?? [];
  return (
    <Section heading={texts.heading} text={filter.search ? texts.allMonths : undefined}>
      <div className="flex flex-wrap gap-2 px-4 py-3">
        <SearchField
          label={texts.search}
          hint={texts.searchHint}
          value={filter.search ?? ''}
          isBusy={query.isFetching && !query.isFetchingNextPage}
          onChange={(search) => onChange({ search })}
        />
        <select
          aria-label={texts.kind}
          value={filter.kind ?? ''}
          onChange={(event) => onChange({ kind: event.target.value })}
          className="field field-select w-auto max-sm:w-full"
        >
          <option value="">{texts.anyKind}</option>
          {documentKinds.map((kind) => (
            <option key={kind} value={kind}>
              {documentTitles[kind]}
            </option>
          ))}
        </select>
      </div>
      <div aria-busy={currentData === undefined} className={currentData || !data ? '' : 'opacity-60'}>
        {error && !currentData ? (
          <ErrorState text={(error as { message?: string }).message ?? ''} onRetry={() => void query.refetch()} />
        ) : !data ? (
          <Skeleton lines={6} />
        ) : documents.length === 0 ? (
          <Nothing filter={filter} onClear={() => onChange({ search: '', kind: '' })} />
        ) : (
          <DocumentRows documents={documents} />
        )}
      </div>
      {hasNextPage && (
        <div className="flex flex-col items-center gap-2 border-t border-line px-4 py-3 text-sm text-ink-soft">
          {isFetchNextPageError && <p role="alert">{texts.moreFailed}</p>}
          <Button isPending={query.isFetchingNextPage} onPress={() => void query.fetchNextPage()}>
            {isFetchNextPageError ? retry : texts.more}
          </Button>
        </div>
      )}
    </Section>
  );
}

function Nothing({ filter, onClear }: { filter: AccountingFilter; onClear: () => void }) {
  if (!filter.search && !filter.kind) return <EmptyState heading={texts.noneHeading} text={texts.noneText} />;
  return (
    <EmptyState heading={texts.notFoundHeading} text={texts.notFoundText}>
      <Button onPress={onClear}>{texts.showAll}</Button>
    </EmptyState>
  );
}
