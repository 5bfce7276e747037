// The draft of a product in React: typing, saving, publishing, archiving, discarding, deleting.
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { newProductPath, productPath, productsPath } from '@taana-baana/contract/admin/paths/product-paths.ts';
import type { EditedProduct, ProductBasedOn } from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import { done as texts } from '@taana-baana/contract/admin/texts/catalog/product-editor.ts';
import { showFailure, showToast } from '../../components/toasts/toast-queue.ts';
import { createDraftSaver, type DraftForm, type DraftKind } from '../../components/writing/draft-saver.ts';
import { useDraftSaver } from '../../components/writing/use-draft-saver.ts';
import { localDraft } from '../../store/local-draft.ts';
import {
  useArchiveProductMutation,
  useCreateProductMutation,
  useDeleteProductMutation,
  useDiscardProductDraftMutation,
  usePublishProductMutation,
  useRestoreProductMutation,
  useSaveProductMutation,
} from '../../store/catalog/products.api.ts';
import type { AdminError } from '../../store/send.ts';
import { checkText, compareText, type ProductText, textOf } from './product-text.ts';

const kind: DraftKind<ProductText, EditedProduct, ProductBasedOn> = {
  textOf,
  basisOf: ({ version, draft }) => ({ version, draft: draft?.id ?? null }),
  savedAtOf: ({ draft }) => draft?.at ?? null,
  write: compareText,
};

type LocalDraft = DraftForm<ProductText, ProductBasedOn>;

/**
 * `member`: the id of the member who types. A product without an id is created with its first word,
 * and its first publishing gives it the id that is its address in the shop.
 */
export function useProductDraft(opened: EditedProduct, member: string, onMove: (id: string) => void) {
  const navigate = useNavigate();
  const [createProduct] = useCreateProductMutation();
  const [saveProduct] = useSaveProductMutation();
  const [publishProduct] = usePublishProductMutation();
  const [archiveProduct] = useArchiveProductMutation();
  const [restoreProduct] = useRestoreProductMutation();
  const [discardDraft] = useDiscardProductDraftMutation();
  const [deleteProduct] = useDeleteProductMutation();
  const [isPublished, setIsPublished] = useState(false);
  const isBusy = useRef(false);
  const id = useRef(opened.id);
  /** Of a product created in this editor, until the first save has succeeded. */
  const begun = useRef<ProductBasedOn>(undefined);
  const storage = () => localDraft<LocalDraft>(`product ${id.current || 'new'}`, member);

  async function begin(title: string): Promise<void> {
    const made = await createProduct({ body: { title } }).unwrap();
    const basedOn = kind.basisOf(made);
    begun.current = basedOn;
    moveTo(made.id, basedOn);
  }

  /** The product has this id from now on: the text on the device and the address follow. */
  function moveTo(next: string, basedOn?: ProductBasedOn): void {
    if (next === id.current) return;
    const kept = storage().read();
    const before = id.current === '' ? newProductPath : productPath(id.current);
    storage().drop();
    id.current = next;
    if (kept) storage().keep({ text: kept.text, basedOn: basedOn ?? kept.basedOn });
    // Not if the page was left meanwhile.
    if (window.location.pathname !== before) return;
    onMove(next);
    void navigate(productPath(next), { replace: true });
  }

  const { saver, draft } = useDraftSaver(() =>
    createDraftSaver({
      kind,
      opened,
      storage: {
        read: () => storage().read(),
        keep: (kept) => storage().keep(kept),
        drop: () => storage().drop(),
      },
      send: async ({ text, basedOn }) => {
        const { content, errors } = checkText(text);
        const [message] = Object.values(errors);
        if (!content) return { error: { status: 400, code: 'invalid', message: message ?? '' } };
        try {
          if (id.current === '') await begin(content.title);
          const isFirst = basedOn.version === 0 && basedOn.draft === null;
          const on = (isFirst && begun.current) || basedOn;
          const { conflict, product } = await saveProduct({
            params: { id: id.current },
            body: { content, basedOn: on },
          }).unwrap();
          return { data: { conflict, saved: product } };
        } catch (error) {
          return { error: error as AdminError };
        }
      },
    }),
  );

  /** A change of the whole product; one at a time, however often the button is pressed. */
  async function change(work: (basedOn: ProductBasedOn) => Promise<EditedProduct>): Promise<boolean> {
    if (isBusy.current) return false;
    isBusy.current = true;
    try {
      await saver.replaceBy(async (basedOn) => {
        const answer = await work(basedOn);
        moveTo(answer.id);
        return answer;
      });
      return true;
    } catch (error) {
      showFailure(error);
      // Somebody saved first: the following save shows both versions.
      if ((error as AdminError).code === 'conflict') void saver.compare();
      return false;
    } finally {
      isBusy.current = false;
    }
  }

  const params = () => ({ id: id.current });
  const archive = () =>
    change((basedOn) => archiveProduct({ params: params(), body: { basedOn } }).unwrap()).then(
      (isDone) => isDone && showToast(texts.archived, { onUndo: () => void restore() }),
    );
  const restore = () =>
    change((basedOn) => restoreProduct({ params: params(), body: { basedOn } }).unwrap()).then(
      (isDone) => isDone && showToast(texts.restored, { onUndo: () => void archive() }),
    );

  return {
    draft,
    saver,
    isPublished,
    type: (changes: Partial<ProductText>) => {
      setIsPublished(false);
      saver.type({ ...saver.read().text, ...changes });
    },
    publish: async () => {
      if (await change((basedOn) => publishProduct({ params: params(), body: { basedOn } }).unwrap())) {
        setIsPublished(true);
      }
    },
    archive,
    restore,
    duplicate: async () => {
      if (!(await saver.save())) return;
      try {
        const copy = await createProduct({ body: { from: id.current } }).unwrap();
        await navigate(productPath(copy.id));
        showToast(texts.duplicated);
      } catch (error) {
        showFailure(error);
      }
    },
    discard: async () => {
      let gone: ProductText | undefined;
      const isDone = await change((basedOn) => {
        gone = saver.read().text;
        return discardDraft({ params: params(), body: { draft: basedOn.draft ?? '' } }).unwrap();
      });
      if (isDone) showToast(texts.discarded, { onUndo: () => gone && bringBack(gone) });
    },
    /** Restores an earlier text and saves it, even after the page was left. */
    bringBack,
    remove: async () => {
      const isDone = await change(async () => {
        await deleteProduct(id.current).unwrap();
        return saver.read().saved;
      });
      if (!isDone) return;
      await navigate(productsPath());
      showToast(texts.deleted);
    },
  };

  function bringBack(text: ProductText): void {
    saver.type(text);
    void saver.save();
  }
}
