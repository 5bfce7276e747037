// The latest files, with their results.
import { importHref } from '@taana-baana/contract/admin/paths/product-import-paths.ts';
import { formatRecent } from '@taana-baana/contract/admin/texts/dates.ts';
import { earlier, states } from '@taana-baana/contract/admin/texts/catalog/product-import.ts';
import { Link } from '../../components/link.tsx';
import { useNow } from '../../components/use-now.ts';
import { QueryState } from '../../components/page/query-state.tsx';
import { Section } from '../../components/page/section.tsx';
import { adminApi } from '../../store/admin-api.ts';
import { Badge } from '../../components/badge.tsx';

export function EarlierImports() {
  const now = useNow();
  const query = adminApi.useListProductImportsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <QueryState query={query} lines={3}>
      {({ imports }) => (
        <Section heading={earlier.heading}>
          {imports.length === 0 ? (
            <p className="px-4 py-4 text-sm text-ink-soft">{earlier.none}</p>
          ) : (
            <ul className="ruled">
              {imports.map(({ id, file, state, at, staff }) => (
                <li
                  key={id}
                  className="row-link flex flex-wrap items-center justify-between gap-x-3 gap-y-1 px-4 py-2.5"
                >
                  <div className="min-w-32 flex-1">
                    <Link to={importHref(id)} data-row className="block truncate font-semibold">
                      {file}
                    </Link>
                    <p className="text-sm text-ink-soft">
                      {earlier.by(staff?.name ?? earlier.commandLine, formatRecent(at, now))}
                    </p>
                  </div>
                  <Badge tone="neutral">{states[state]}</Badge>
                </li>
              ))}
            </ul>
          )}
        </Section>
      )}
    </QueryState>
  );
}
