// Opens the shop's page of the draft, in another tab.
import { Eye } from 'lucide';
import { editor as texts } from '@taana-baana/contract/admin/texts/content/content.ts';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { showFailure } from '../../components/toasts/toast-queue.ts';
import { openTab } from '../../components/writing/open-tab.ts';
import { usePreviewContentMutation } from '../../store/content/content.api.ts';
import { useGetMeQuery } from '../../store/people/session.api.ts';

interface PreviewButtonProps {
  page: string;
  path: string;
  hasDraft: boolean;
  /** Resolves to whether everything typed is saved. */
  onSave: () => Promise<boolean>;
}

export function PreviewButton({ page, path, hasDraft, onSave }: PreviewButtonProps) {
  const { data: me } = useGetMeQuery();
  const [preview, { isLoading }] = usePreviewContentMutation();
  const open = () =>
    openTab(async () => {
      if (!(await onSave())) return undefined;
      try {
        return (await preview(page).unwrap()).url;
      } catch (error) {
        // Without a draft there is only the page itself.
        if (!hasDraft && me) return me.shopUrl + path;
        showFailure(error);
        return undefined;
      }
    });
  return (
    <Button isPending={isLoading} onPress={() => void open()}>
      <Icon of={Eye} className="size-4" />
      {texts.preview}
    </Button>
  );
}
