// The bottom bar of the editor: state of saving, preview, publishing, and further actions.
import { Archive, ArchiveRestore, Boxes, Copy, Trash2, Undo2 } from 'lucide';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { productStockPath, productsPath } from '@taana-baana/contract/admin/paths/product-paths.ts';
import type { EditedProduct } from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import { bar as texts, remove } from '@taana-baana/contract/admin/texts/catalog/product-editor.ts';
import * as writing from '@taana-baana/contract/admin/texts/writing.ts';
import { ActionsMenu } from '../../components/actions/actions-menu.tsx';
import { Button } from '../../components/button.tsx';
import { useQuestion } from '../../components/dialog/dialog.tsx';
import { showToast } from '../../components/toasts/toast-queue.ts';
import { DraftBar, PreviewButton } from '../../drafts/draft-page.tsx';
import { PublishedNote, SaveNote } from '../../drafts/notes.tsx';
import { ProblemsDialog } from './problems-dialog.tsx';
import type { useProductDraft } from './use-product-draft.ts';

export function ProductBar({ product }: { product: ReturnType<typeof useProductDraft> }) {
  const { draft, saver } = product;
  const { saved, state, isReplacing } = draft;
  const isPublished = product.isPublished && saved.draft === null;
  const navigate = useNavigate();
  const [problems, setProblems] = useState<EditedProduct['problems']>();
  const { ask, dialog } = useQuestion();
  const isNothing = saved.id === '' && state.kind === 'unchanged';
  const hasChanges = saved.draft !== null || state.kind !== 'unchanged';
  const hasPublication = saved.published !== null;
  const publish = async () => {
    if (!(await saver.save())) return;
    const found = saver.read().saved.problems;
    // A photo that was not ready at the last save may be ready now.
    const left = found.length > 0 ? ((await product.findProblems()) ?? found) : found;
    const isWaiting = left.length > 0 && left.every(({ waits }) => waits);
    if (left.length > 0 && !isWaiting) return setProblems(left);
    const isDone = await product.publish(isWaiting ? { whenReady: true } : {});
    if (!isDone || !saver.read().saved.isWaiting) return;
    await navigate(hasPublication ? productsPath : `${productsPath}?state=draft`);
    showToast(texts.waiting);
  };
  const menu = [
    { label: texts.duplicate, icon: Copy, onAction: () => product.duplicate() },
    ...(hasPublication
      ? [{ label: texts.stock, icon: Boxes, onAction: () => navigate(productStockPath(saved.id)) }]
      : []),
    ...(hasPublication && saved.draft !== null
      ? [{ label: texts.discard, icon: Undo2, onAction: () => product.discard() }]
      : []),
    ...(saved.state === 'active' ? [{ label: texts.archive, icon: Archive, onAction: () => product.archive() }] : []),
    ...(saved.state === 'archived'
      ? [{ label: texts.restore, icon: ArchiveRestore, onAction: () => product.restore() }]
      : []),
    ...(saved.wasSold
      ? []
      : [{ label: texts.delete, icon: Trash2, onAction: () => ask({ ...remove, onConfirm: product.remove }) }]),
  ];
  const unchanged = saved.id === '' ? texts.fresh : saved.state === 'archived' ? texts.archived : texts.unchanged;
  const isShort = ['unchanged', 'pending', 'saving', 'saved'].includes(state.kind) && !isPublished;
  return (
    <>
      <DraftBar
        isShort={isShort}
        note={isPublished ? <PublishedNote path={saved.path} /> : <SaveNote state={state} unchanged={unchanged} />}
      >
        {saved.id !== '' && <ActionsMenu label={texts.more} actions={menu} />}
        <PreviewButton draft={product} isDisabled={isNothing} className="px-3" />
        <Button
          kind="primary"
          isDisabled={!hasChanges}
          isPending={isReplacing}
          onPress={() => publish()}
          className="px-3"
        >
          {writing.publish}
        </Button>
      </DraftBar>
      {problems && <ProblemsDialog problems={problems} onClose={() => setProblems(undefined)} />}
      {dialog}
    </>
  );
}
