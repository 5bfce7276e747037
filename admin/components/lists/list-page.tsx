// A screen with a list: search and filters, and what was found. `j` and `k` move between its rows.
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { Button } from '../button.tsx';
import { SearchField } from '../fields/search-field.tsx';
import { Loaded, type LoadedQuery } from '../page/loaded.tsx';
import { Page } from '../page/page.tsx';
import { EmptyState } from '../page/states.tsx';
import { More, type MorePages } from './more.tsx';
import { useRowKeys } from './use-row-keys.ts';

interface ListPageProps<Data, Row> extends Omit<ComponentProps<typeof Page>, 'children'> {
  query: LoadedQuery<Data> & Partial<MorePages> & { isFetching: boolean };
  /** Lines of the skeleton. */
  lines?: number;
  /** Above the search: tabs, notes. */
  top?: ReactNode;
  search?: Omit<ComponentProps<typeof SearchField>, 'isBusy'>;
  /** Beside the search. */
  filters?: ReactNode;
  /** Between the search and the list. */
  middle?: ReactNode;
  /** After the list: dialogs, the bar of what is chosen. */
  bottom?: ReactNode;
  rowsOf: (data: Data) => readonly Row[];
  /** Shown if there is no row. */
  empty: readonly [heading: string, text: string] | false;
  /** What to do then. */
  emptyAction?: ReactNode;
  /** Only if filters may hide rows: the button that removes them. */
  clear?: { readonly label: string; readonly onPress: () => void } | false | undefined;
  /** Of a list that is loaded page by page. */
  more?: Omit<ComponentProps<typeof More>, 'pages'>;
  children: (rows: readonly Row[], data: Data) => ReactNode;
}

export function ListPage<Data, Row>(props: ListPageProps<Data, Row>) {
  const { query, lines = 10, top, search, filters, middle, bottom, ...others } = props;
  const { rowsOf, empty, emptyAction, clear, more, children, ...page } = others;
  const list = useRef<HTMLDivElement>(null);
  useRowKeys(list);
  return (
    <Page {...page}>
      {top}
      {search && (
        <div className="my-4 flex flex-wrap gap-2">
          <div className="flex w-full sm:w-auto sm:flex-1">
            <SearchField {...search} isBusy={query.isFetching && !query.isFetchingNextPage} />
          </div>
          {filters}
        </div>
      )}
      {middle}
      <div ref={list}>
        <Loaded query={query} lines={lines}>
          {(data) => {
            const rows = rowsOf(data);
            if (rows.length > 0) {
              return (
                <>
                  {children(rows, data)}
                  {more && <More pages={query} {...more} />}
                </>
              );
            }
            if (!empty) return null;
            return (
              <EmptyState heading={empty[0]} text={empty[1]}>
                {clear && <Button onPress={clear.onPress}>{clear.label}</Button>}
                {emptyAction}
              </EmptyState>
            );
          }}
        </Loaded>
      </div>
      {bottom}
    </Page>
  );
}
