// The actions for the selected products.
import {
  Archive,
  ArchiveRestore,
  BadgePercent,
  CircleSlash,
  FolderOpen,
  type IconNode,
  IndianRupee,
  Tag,
  Tags,
  Trash2,
} from 'lucide';
import { Suspense, useState } from 'react';
import {
  type ListedProduct,
  productCounts,
  type ProductState,
} from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import { bulk as texts } from '@taana-baana/contract/admin/texts/catalog/products.ts';
import { ActionsMenu } from '../../components/actions/actions-menu.tsx';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../../design/icon.tsx';
import { SelectionBar } from '../../components/lists/selection-bar.tsx';
import { lazyPart } from '../../components/page/lazy-part.tsx';
import type { Asked } from './bulk-dialog.tsx';
import { useBulkEdit } from './use-bulk-edit.ts';

const BulkDialog = lazyPart(async () => (await import('./bulk-dialog.tsx')).BulkDialog);
const RefusedDialog = lazyPart(async () => (await import('./refused-dialog.tsx')).RefusedDialog);

interface BulkBarProps {
  state: ProductState;
  chosen: readonly ListedProduct[];
  onClear: () => void;
}

export function BulkBar({ state, chosen, onClear }: BulkBarProps) {
  const { change, isPending, result, forgetResult } = useBulkEdit();
  /** A dialog keeps its initial data, even if the list changes. */
  const [asked, setAsked] = useState<{ what: Asked; products: readonly ListedProduct[] }>();
  const ask = (what: Asked) => setAsked({ what, products: chosen });
  const close = () => setAsked(undefined);
  const action = (label: string, icon: IconNode, onPress: () => void) => (
    <Button isPending={isPending} onPress={onPress} className="px-3">
      <Icon of={icon} className="size-4" />
      {label}
    </Button>
  );
  return (
    <>
      <SelectionBar count={chosen.length} most={productCounts.inBulk} label={texts.label} onClear={onClear}>
        {state === 'active' && action(texts.archive, Archive, () => void change(chosen, { kind: 'archive' }))}
        {state === 'archived' && action(texts.restore, ArchiveRestore, () => void change(chosen, { kind: 'restore' }))}
        {/* A product that was never published has only these actions. */}
        {state === 'draft' ? (
          action(texts.delete, Trash2, () => ask('delete'))
        ) : (
          <>
            {action(texts.price, IndianRupee, () => ask('price'))}
            {action(texts.sale, BadgePercent, () => ask('sale'))}
            <ActionsMenu
              label={texts.more}
              actions={[
                {
                  label: texts.endSale,
                  icon: CircleSlash,
                  onAction: () => change(chosen, { kind: 'end sale' }),
                },
                { label: texts.category, icon: FolderOpen, onAction: () => ask('category') },
                { label: texts.brand, icon: Tag, onAction: () => ask('brand') },
                { label: texts.addTag, icon: Tags, onAction: () => ask('add tag') },
                { label: texts.removeTag, icon: Tags, onAction: () => ask('remove tag') },
                { label: texts.delete, icon: Trash2, onAction: () => ask('delete') },
              ]}
            />
          </>
        )}
      </SelectionBar>
      <Suspense>
        {asked && (
          <BulkDialog
            {...asked}
            isPending={isPending}
            onChange={async (wanted) => {
              if (await change(asked.products, wanted)) close();
            }}
            onClose={close}
          />
        )}
        {result && <RefusedDialog result={result} onClose={forgetResult} />}
      </Suspense>
    </>
  );
}
