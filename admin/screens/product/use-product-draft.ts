// The draft of a product. A product without an id is created with its first word, and its first
// publishing gives it the id that is its address in the shop.
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { newProductPath, productPath, productsPath } from '@taana-baana/contract/admin/paths/product-paths.ts';
import type { BasedOn } from '@taana-baana/contract/admin/schemas/drafts.ts';
import type { EditedProduct } from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import { done as texts } from '@taana-baana/contract/admin/texts/catalog/product-editor.ts';
import { showFailure, showToast } from '../../components/toasts/toast-queue.ts';
import type { KeptDraft } from '../../drafts/draft-saver.ts';
import { type EditorKind, useDraft, versioned } from '../../drafts/use-draft.ts';
import { localDraft } from '../../store/local-draft.ts';
import { useCall } from '../../store/use-call.ts';
import { checkText, compareText, type ProductText, textOf } from './product-text.ts';
import { toText } from './text-lines.ts';

export const kind: EditorKind<ProductText, EditedProduct> = {
  name: 'product',
  param: 'id',
  calls: {
    read: 'getProduct',
    save: 'saveProduct',
    publish: 'publishProduct',
    discard: 'discardProductDraft',
    remove: 'deleteProduct',
  },
  ...versioned,
  textOf,
  write: compareText,
  toText,
  // Photos and variants name colours.
  together: ['photos', 'colors', 'variants'],
  refusalOf: (text) => Object.values(checkText(text).errors)[0],
  bodyOf: (text, basedOn) => ({ content: checkText(text).content, basedOn }),
  shownAt: ({ path }) => path,
  listPath: productsPath,
  texts,
};

/** `member`: the id of the member who types. */
export function useProductDraft(opened: EditedProduct, member: string, onMove: (id: string) => void) {
  const navigate = useNavigate();
  const { call } = useCall();
  const id = useRef(opened.id);
  /** Of a product created in this editor, until the first save has succeeded. */
  const begun = useRef<BasedOn>(undefined);
  const storage = () => localDraft<KeptDraft<ProductText, BasedOn>>(`product ${id.current || 'new'}`, member);

  async function begin(text: ProductText, basedOn: BasedOn): Promise<BasedOn> {
    if (id.current === '') {
      const made = await call('createProduct', { body: { title: text.title.trim() } });
      begun.current = kind.basisOf(made);
      moveTo(made.id, begun.current);
    }
    const isFirst = basedOn.version === 0 && basedOn.draft === null;
    return (isFirst && begun.current) || basedOn;
  }

  /** The product has this id from now on: the text on the device and the address follow. */
  function moveTo(next: string, basedOn?: BasedOn): void {
    if (next === id.current) return;
    const kept = storage().read();
    const before = id.current === '' ? newProductPath : productPath(id.current);
    storage().drop();
    id.current = next;
    if (kept) storage().keep({ ...kept, basedOn: basedOn ?? kept.basedOn });
    // Not if the page was left meanwhile.
    if (window.location.pathname !== before) return;
    onMove(next);
    void navigate(productPath(next), { replace: true });
  }

  const editing = useDraft(kind, opened, member, {
    id: () => id.current,
    storage: {
      read: () => storage().read(),
      keep: (kept) => storage().keep(kept),
      drop: () => storage().drop(),
    },
    begin,
    onAnswer: (product) => moveTo(product.id),
  });

  const archive = async () => {
    if (await editing.changeBy('archiveProduct')) showToast(texts.archived, { onUndo: () => void restore() });
  };
  const restore = async () => {
    if (await editing.changeBy('restoreProduct')) showToast(texts.restored, { onUndo: () => void archive() });
  };
  return {
    ...editing,
    archive,
    restore,
    duplicate: async () => {
      if (!(await editing.saver.save())) return;
      try {
        const copy = await call('createProduct', { body: { from: id.current } });
        await navigate(productPath(copy.id));
        showToast(texts.duplicated);
      } catch (error) {
        showFailure(error);
      }
    },
  };
}
