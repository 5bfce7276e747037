// The bottom bar of the editor: state of saving, preview, publishing, and further actions.
import { Archive, ArchiveRestore, Boxes, CircleCheck, Copy, ExternalLink, Trash2, Undo2 } from 'lucide';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { productStockPath } from '@taana-baana/contract/admin/paths/product-paths.ts';
import type { EditedProduct } from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import { bar as texts, done, remove } from '@taana-baana/contract/admin/texts/catalog/product-editor.ts';
import { ActionsMenu } from '../../components/actions/actions-menu.tsx';
import { Button } from '../../components/button.tsx';
import { ConfirmDialog } from '../../components/dialog/dialog.tsx';
import { Icon } from '../../components/icon.tsx';
import { SaveNote } from '../../components/writing/save-note.tsx';
import { useLazyGetProductQuery } from '../../store/catalog/products.api.ts';
import { useGetMeQuery } from '../../store/people/session.api.ts';
import { PreviewButton } from './preview-button.tsx';
import { ProblemsDialog } from './problems-dialog.tsx';
import type { useProductDraft } from './use-product-draft.ts';

export function ProductBar({ product }: { product: ReturnType<typeof useProductDraft> }) {
  const { draft, saver, isPublished } = product;
  const { saved, state, isReplacing } = draft;
  const navigate = useNavigate();
  const [read] = useLazyGetProductQuery();
  const [problems, setProblems] = useState<EditedProduct['problems']>();
  const [isAsking, setIsAsking] = useState(false);
  const isNothing = saved.id === '' && state.kind === 'unchanged';
  const hasChanges = saved.draft !== null || state.kind !== 'unchanged';
  const publish = async () => {
    if (!(await saver.save())) return;
    const { id, problems: found } = saver.read().saved;
    // A photo that was not ready at the last save may be ready now.
    const left = found.length > 0 ? ((await read(id)).data?.problems ?? found) : found;
    if (left.length > 0) setProblems(left);
    else await product.publish();
  };
  const wasPublished = saved.published !== null;
  const menu = [
    { label: texts.duplicate, icon: Copy, onAction: () => void product.duplicate() },
    ...(wasPublished
      ? [{ label: texts.stock, icon: Boxes, onAction: () => void navigate(productStockPath(saved.id)) }]
      : []),
    ...(wasPublished && saved.draft !== null
      ? [{ label: texts.discard, icon: Undo2, onAction: () => void product.discard() }]
      : []),
    ...(saved.state === 'active'
      ? [{ label: texts.archive, icon: Archive, onAction: () => void product.archive() }]
      : []),
    ...(saved.state === 'archived'
      ? [{ label: texts.restore, icon: ArchiveRestore, onAction: () => void product.restore() }]
      : []),
    ...(saved.wasSold ? [] : [{ label: texts.delete, icon: Trash2, onAction: () => setIsAsking(true) }]),
  ];
  const unchanged = saved.id === '' ? texts.fresh : saved.state === 'archived' ? texts.archived : texts.unchanged;
  const isShort = ['unchanged', 'pending', 'saving', 'saved'].includes(state.kind) && !isPublished;
  return (
    <div className="save-bar">
      <div className={`min-w-0 flex-1 ${isShort ? 'basis-24' : 'basis-full sm:basis-44'}`}>
        {isPublished ? <PublishedNote saved={saved} /> : <SaveNote state={state} unchanged={unchanged} />}
      </div>
      <div className="ml-auto flex flex-wrap items-center justify-end gap-2">
        {saved.id !== '' && <ActionsMenu label={texts.more} actions={menu} />}
        <PreviewButton
          isDisabled={isNothing}
          onSave={async () => ((await saver.save()) ? saver.read().saved : undefined)}
        />
        <Button
          kind="primary"
          isDisabled={!hasChanges}
          isPending={isReplacing}
          onPress={() => void publish()}
          className="px-3"
        >
          {texts.publish}
        </Button>
      </div>
      {problems && <ProblemsDialog problems={problems} onClose={() => setProblems(undefined)} />}
      <ConfirmDialog
        title={remove.heading}
        text={remove.text}
        confirm={remove.confirm}
        isOpen={isAsking}
        isPending={isReplacing}
        onClose={() => setIsAsking(false)}
        onConfirm={() => void product.remove().finally(() => setIsAsking(false))}
      />
    </div>
  );
}

function PublishedNote({ saved }: { saved: EditedProduct }) {
  const { data: me } = useGetMeQuery();
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-sm">
      <p role="status" className="flex items-start gap-1.5 font-medium text-leaf">
        <Icon of={CircleCheck} className="mt-0.5 size-4" />
        {done.published}
      </p>
      {me && saved.path && (
        <a href={me.shopUrl + saved.path} target="_blank" rel="noreferrer" className="button button-plain px-2">
          {done.see}
          <Icon of={ExternalLink} className="size-4" />
        </a>
      )}
    </div>
  );
}
