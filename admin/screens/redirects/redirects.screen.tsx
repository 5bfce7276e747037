// Old addresses: those that people still ask for without a page, and where the others lead.
import { ArrowRight, Pencil, Plus, Trash2 } from 'lucide';
import { Suspense, useState } from 'react';
import type { Redirect, RedirectForm, RedirectList } from '@taana-baana/contract/admin/schemas/content/redirects.ts';
import { searchFilters } from '@taana-baana/contract/admin/list-filters.ts';
import * as productTexts from '@taana-baana/contract/admin/texts/catalog/products.ts';
import * as texts from '@taana-baana/contract/admin/texts/content/redirects.ts';
import { ActionsMenu } from '../../components/actions/actions-menu.tsx';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../../design/icon.tsx';
import { ListPage } from '../../components/lists/list-page.tsx';
import { BackLink } from '../../components/page/back-link.tsx';
import { lazyPart } from '../../components/page/lazy-part.tsx';
import { Section } from '../../components/page/section.tsx';
import { tell } from '../../components/toasts/toast-queue.ts';
import { adminApi } from '../../store/admin-api.ts';
import { useListParams } from '../../store/use-list-params.ts';
import { Badge } from '../../components/badge.tsx';

const RedirectDialog = lazyPart(async () => (await import('./redirect-dialog.tsx')).RedirectDialog);

export function RedirectsScreen() {
  const { filter, narrow } = useListParams(searchFilters);
  const { search = '' } = filter;
  const query = adminApi.useListRedirectsQuery({ query: { q: search } }, { refetchOnMountOrArgChange: true });
  const [begun, setBegun] = useState<RedirectForm>();
  return (
    <ListPage
      title={texts.title}
      intro={texts.intro}
      above={<BackLink to="/products">{productTexts.title}</BackLink>}
      actions={
        <Button kind="primary" onPress={() => setBegun({ from: '', to: '' })}>
          <Icon of={Plus} className="size-4" />
          {texts.form.add}
        </Button>
      }
      query={query}
      lines={6}
      search={{ ...texts.search, value: search, onChange: (value) => narrow({ search: value }) }}
      middle={<Missing missing={query.data?.missing ?? []} onLead={(from) => setBegun({ from, to: '' })} />}
      rowsOf={({ redirects }) => redirects}
      empty={
        search ? [texts.list.notFoundHeading, texts.list.notFoundText] : [texts.list.noneHeading, texts.list.noneText]
      }
      clear={search !== '' && { label: texts.list.showAll, onPress: () => narrow({ search: '' }) }}
      bottom={
        <Suspense>
          {begun && <RedirectDialog key={begun.from} begun={begun} onClose={() => setBegun(undefined)} />}
        </Suspense>
      }
    >
      {(redirects, { total }) => (
        <div className="flex flex-col gap-5">
          <Section heading={texts.list.heading}>
            <ul className="ruled">
              {redirects.map((redirect) => (
                <RedirectItem key={redirect.id} redirect={redirect} onChange={setBegun} />
              ))}
            </ul>
          </Section>
          {redirects.length < total && (
            <p className="text-sm text-ink-soft">{texts.list.more(redirects.length, total)}</p>
          )}
        </div>
      )}
    </ListPage>
  );
}

function Missing({ missing, onLead }: { missing: RedirectList['missing']; onLead: (path: string) => void }) {
  if (missing.length === 0) return null;
  return (
    <Section heading={texts.missing.heading} text={texts.missing.text}>
      <ul className="ruled">
        {missing.map(({ path, asked }) => (
          <li key={path} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5 text-sm">
            <span className="min-w-0 flex-1 basis-48 font-medium break-all">{path}</span>
            <span className="tabular text-ink-soft">{texts.missing.asked(asked)}</span>
            <Button aria-label={texts.missing.leadFrom(path)} onPress={() => onLead(path)}>
              {texts.missing.lead}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function RedirectItem({
  redirect: { id, from, to, isImported },
  onChange,
}: {
  redirect: Redirect;
  onChange: (begun: RedirectForm) => void;
}) {
  const [save] = adminApi.useSaveRedirectMutation();
  const [remove] = adminApi.useDeleteRedirectMutation();
  const bringBack = () => tell(save({ body: { from, to } }));
  const drop = () => tell(remove({ params: { id } }), texts.list.removed, { onUndo: bringBack });
  return (
    <li className="flex items-center gap-3 py-2 pr-2 pl-4 text-sm">
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-medium break-all">{from}</span>
        <Icon of={ArrowRight} className="size-4 text-ink-soft" />
        <span className="break-all">{to}</span>
        {isImported && <Badge tone="muted">{texts.list.imported}</Badge>}
      </div>
      <ActionsMenu
        label={texts.list.actionsOf(from)}
        actions={[
          { label: texts.list.change, icon: Pencil, onAction: () => onChange({ from, to }) },
          { label: texts.list.remove, icon: Trash2, onAction: drop },
        ]}
      />
    </li>
  );
}
