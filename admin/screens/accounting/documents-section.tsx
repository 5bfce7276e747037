// The month's documents, newest first: search, filter by kind, pages.
import type { AccountingFilter } from '@taana-baana/contract/admin/paths/accounting-paths.ts';
import { documents as texts } from '@taana-baana/contract/admin/texts/selling/money/accounting.ts';
import { documentKinds } from '@taana-baana/contract/tax/documents.ts';
import { documentTitles } from '@taana-baana/contract/texts/documents.ts';
import { Button } from '../../components/button.tsx';
import { SearchField } from '../../components/fields/search-field.tsx';
import { More } from '../../components/lists/more.tsx';
import { Loaded } from '../../components/page/loaded.tsx';
import { Section } from '../../components/page/section.tsx';
import { EmptyState } from '../../components/page/states.tsx';
import { adminApi } from '../../store/admin-api.ts';
import { DocumentRows } from './document-rows.tsx';

interface DocumentsSectionProps {
  filter: AccountingFilter;
  onChange: (changes: Partial<Record<'kind' | 'search', string>>) => void;
}

export function DocumentsSection({ filter, onChange }: DocumentsSectionProps) {
  const query = adminApi.useListDocumentsInfiniteQuery(filter, { refetchOnMountOrArgChange: true });
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
      <Loaded query={query} lines={6}>
        {({ pages }) => {
          const documents = pages.flatMap((page) => page.documents);
          if (documents.length > 0) return <DocumentRows documents={documents} />;
          return <Nothing filter={filter} onClear={() => onChange({ search: '', kind: '' })} />;
        }}
      </Loaded>
      <More pages={query} label={texts.more} failed={texts.moreFailed} className="border-t border-line px-4 py-3" />
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
