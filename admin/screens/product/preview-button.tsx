// Opens the shop's page of the draft, in another tab; without a draft, the product's page.
import { Eye } from 'lucide';
import type { EditedProduct } from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import { bar as texts } from '@taana-baana/contract/admin/texts/catalog/product-editor.ts';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { showFailure } from '../../components/toasts/toast-queue.ts';
import { openTab } from '../../components/writing/open-tab.ts';
import { usePreviewProductMutation } from '../../store/catalog/products.api.ts';
import { useGetMeQuery } from '../../store/people/session.api.ts';

interface PreviewButtonProps {
  isDisabled: boolean;
  /** Resolves to the saved product; undefined if it could not be saved. */
  onSave: () => Promise<EditedProduct | undefined>;
}

export function PreviewButton({ isDisabled, onSave }: PreviewButtonProps) {
  const { data: me } = useGetMeQuery();
  const [preview, { isLoading }] = usePreviewProductMutation();
  const open = () =>
    openTab(async () => {
      const saved = await onSave();
      if (!saved) return undefined;
      if (saved.draft === null && saved.path !== null && me) return me.shopUrl + saved.path;
      try {
        return (await preview(saved.id).unwrap()).url;
      } catch (error) {
        showFailure(error);
        return undefined;
      }
    });
  return (
    <Button isPending={isLoading} isDisabled={isDisabled} onPress={() => void open()} className="px-3">
      <Icon of={Eye} className="size-4" />
      {texts.preview}
    </Button>
  );
}
