// The editor of one product, by the address. A new product gets its id while it is typed, and
// another one when it is first published: its address then changes, the editor stays.
import { useState } from 'react';
import { useParams } from 'react-router';
import * as texts from '@taana-baana/contract/admin/texts/catalog/product-editor.ts';
import { OpenedDraft } from '../../drafts/opened-draft.tsx';
import { adminApi } from '../../store/admin-api.ts';
import { ProductEditor } from './product-editor.tsx';
import { blankProduct } from './product-text.ts';
import { kind } from './use-product-draft.ts';

const newId = 'new';

export function ProductScreen() {
  const { id = '' } = useParams();
  /** `key`: of one visit. `next`: the address that this visit's product has just got. */
  const [visit, setVisit] = useState<{ key: number; from: string; at: string; next?: string }>({
    key: 0,
    from: id,
    at: id,
  });
  if (id !== visit.at) {
    const isMoved = id === visit.next;
    setVisit(isMoved ? { ...visit, at: id } : { key: visit.key + 1, from: id, at: id });
  }
  const onMove = (next: string) => setVisit((current) => ({ ...current, next }));
  return visit.from === newId ? (
    <NewProduct key={visit.key} onMove={onMove} />
  ) : (
    <LoadedProduct key={visit.key} id={visit.from} onMove={onMove} />
  );
}

function NewProduct({ onMove }: { onMove: (id: string) => void }) {
  const { data: me } = adminApi.useGetMeQuery();
  return me && <ProductEditor opened={blankProduct} member={me.id} onMove={onMove} />;
}

const LoadedProduct = ({ id, onMove }: { id: string; onMove: (id: string) => void }) => (
  <OpenedDraft
    kind={kind}
    id={id}
    list={texts.back}
    title={texts.editTitle}
    missing={{ heading: texts.notFoundHeading, toList: texts.toList }}
  >
    {(opened, me) => <ProductEditor opened={opened} member={me.id} onMove={onMove} />}
  </OpenedDraft>
);
