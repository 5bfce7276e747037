// What a button leads to, by its name, and the dialog that changes it.
import { skipToken } from '@reduxjs/toolkit/query';
import { Suspense, useId, useState } from 'react';
import {
  type LinkKind,
  type LinkTarget,
  linkPages,
  readTarget,
} from '@taana-baana/contract/admin/content/link-target.ts';
import { link as texts } from '@taana-baana/contract/admin/texts/content/cards.ts';
import { Button } from '../../components/button.tsx';
import { lazyPart } from '../../components/page/lazy-part.tsx';
import { adminApi } from '../../store/admin-api.ts';

const LinkDialog = lazyPart(async () => (await import('./link-dialog.tsx')).LinkDialog);

interface LinkFieldProps {
  label: string;
  /** What it is part of, such as “Banner 1”. */
  card: string;
  kinds: readonly LinkKind[];
  /** A path of the shop; empty: nothing yet. */
  link: string;
  onChange: (link: string) => void;
}

export function LinkField({ label, card, kinds, link, onChange }: LinkFieldProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const target = readTarget(link);
  const name = useTargetName(target);
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className="field-label">
        {label}
      </p>
      <div className="flex items-center gap-3">
        <p className="min-w-0 flex-1 text-sm wrap-anywhere">
          {link === '' ? texts.nothing : texts.named(texts.names[target.kind], name)}
        </p>
        <Button aria-label={texts.changeOf(label, card)} onPress={() => setIsOpen(true)}>
          {texts.change}
        </Button>
      </div>
      <Suspense>
        {isOpen && (
          <LinkDialog
            title={label}
            kinds={kinds}
            before={target}
            onChange={onChange}
            onClose={() => setIsOpen(false)}
          />
        )}
      </Suspense>
    </div>
  );
}

function useTargetName({ kind, name }: LinkTarget): string {
  const product = adminApi.useGetProductQuery(kind === 'product' ? { params: { id: name } } : skipToken);
  const collections = adminApi.useListCollectionsQuery(kind === 'collection' ? undefined : skipToken);
  if (kind === 'product') return product.currentData?.published?.title ?? name;
  if (kind === 'collection') return collections.data?.collections.find(({ handle }) => handle === name)?.title ?? name;
  return kind === 'page' ? (linkPages[name] ?? name) : name;
}
