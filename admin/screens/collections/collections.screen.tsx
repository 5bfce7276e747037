// The collections in the order of the shop, with their state and picture.
import { ChevronDown, ChevronUp, Plus } from 'lucide';
import { Suspense, useState } from 'react';
import type { CollectionMove, ManagedCollection } from '@taana-baana/contract/admin/schemas/catalog/collections.ts';
import * as texts from '@taana-baana/contract/admin/texts/catalog/collections.ts';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../../design/icon.tsx';
import { lazyPart } from '../../components/page/lazy-part.tsx';
import { Link } from '../../components/link.tsx';
import { ListPage } from '../../components/lists/list-page.tsx';
import { StoredPicture } from '../../components/stored-picture.tsx';
import { tell } from '../../components/toasts/toast-queue.ts';
import { adminApi } from '../../store/admin-api.ts';
import { Badge } from '../../components/badge.tsx';

const NewCollectionDialog = lazyPart(async () => (await import('./new-collection-dialog.tsx')).NewCollectionDialog);

export function CollectionsScreen() {
  const query = adminApi.useListCollectionsQuery(undefined, { refetchOnMountOrArgChange: true, refetchOnFocus: true });
  const [isAdding, setIsAdding] = useState(false);
  const { data } = query;
  const add = (
    <Button kind="primary" onPress={() => setIsAdding(true)}>
      <Icon of={Plus} className="size-4" />
      {texts.list.add}
    </Button>
  );
  const hasAny = data !== undefined && data.collections.length > 0;
  const [move, { isLoading }] = adminApi.useMoveCollectionMutation();
  const onMove = (handle: string, direction: CollectionMove['direction']) =>
    tell(move({ params: { handle }, body: { direction } }));
  const hasTags = data !== undefined && data.tags.length > 0;
  return (
    <ListPage
      title={texts.title}
      intro={texts.intro}
      width="form"
      actions={hasAny && hasTags && add}
      query={query}
      lines={6}
      rowsOf={({ collections }) => collections}
      empty={[texts.list.emptyHeading, hasTags ? texts.list.emptyText : texts.list.noTagsText]}
      emptyAction={hasTags && add}
      bottom={
        <Suspense>
          {isAdding && <NewCollectionDialog tags={data?.tags ?? []} onClose={() => setIsAdding(false)} />}
        </Suspense>
      }
    >
      {(collections) => (
        <ul aria-label={texts.title} className="card ruled overflow-clip">
          {collections.map((collection, index) => (
            <CollectionRow
              key={collection.handle}
              collection={collection}
              isFirst={index === 0}
              isLast={index === collections.length - 1}
              isMoving={isLoading}
              onMove={onMove}
            />
          ))}
        </ul>
      )}
    </ListPage>
  );
}

interface RowProps {
  collection: ManagedCollection;
  isFirst: boolean;
  isLast: boolean;
  isMoving: boolean;
  onMove: (handle: string, direction: CollectionMove['direction']) => void;
}

function CollectionRow({ collection, isFirst, isLast, isMoving, onMove }: RowProps) {
  const { handle, tag, picture, products, isPublished, hasDraft } = collection;
  const title = collection.title || texts.list.untitled;
  const steps = [
    { direction: 'up', label: texts.list.up(title), icon: ChevronUp, isEnd: isFirst },
    { direction: 'down', label: texts.list.down(title), icon: ChevronDown, isEnd: isLast },
  ] as const;
  return (
    <li className="row-link flex items-center gap-3 py-2.5 pr-1 pl-4">
      {picture ? (
        <StoredPicture
          picture={{ ...picture, alt: '' }}
          size="4.5rem"
          className="size-18 shrink-0 rounded-control object-cover"
        />
      ) : (
        <span className="size-18 shrink-0 rounded-control bg-sunk" />
      )}
      <div className="min-w-0 flex-1 text-sm">
        <Link to={`/collections/${encodeURIComponent(handle)}`} data-row="" className="text-base font-semibold">
          {title}
        </Link>
        <p className="text-ink-soft">
          {texts.list.tag(tag)}
          {products > 0 && ` · ${texts.list.products(products)}`}
        </p>
        <p className="mt-1 flex flex-wrap gap-1.5">
          {isPublished ? (
            <Badge tone="success">{texts.list.inShop}</Badge>
          ) : (
            <Badge tone="muted">{texts.list.notInShop}</Badge>
          )}
          {products === 0 && <Badge tone="danger">{texts.list.noProducts}</Badge>}
          {hasDraft && <Badge tone="warning">{texts.list.draft}</Badge>}
        </p>
      </div>
      <div className="flex shrink-0 flex-col">
        {steps.map(({ direction, label, icon, isEnd }) => (
          <button
            key={direction}
            type="button"
            aria-label={label}
            aria-disabled={isEnd || isMoving}
            onClick={() => !isEnd && !isMoving && onMove(handle, direction)}
            className="icon-button aria-disabled:opacity-40"
          >
            <Icon of={icon} />
          </button>
        ))}
      </div>
    </li>
  );
}
