// The result of Publish, with a link to the page and Undo.
import { CircleCheck, ExternalLink } from 'lucide';
import { publish as texts } from '@taana-baana/contract/admin/texts/content/content.ts';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { useGetMeQuery } from '../../store/people/session.api.ts';

interface PublishedNoteProps {
  path: string;
  isUndone: true | undefined;
  onUndo: () => Promise<void>;
}

export function PublishedNote({ path, isUndone, onUndo }: PublishedNoteProps) {
  const { data: me } = useGetMeQuery();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <p role="status" className="flex items-start gap-1.5 font-medium text-leaf">
        <Icon of={CircleCheck} className="mt-0.5 size-4" />
        {isUndone ? texts.undone : texts.done}
      </p>
      <a href={`${me?.shopUrl}${path}`} target="_blank" rel="noreferrer" className="button button-plain px-2">
        {texts.see}
        <Icon of={ExternalLink} className="size-4" />
      </a>
      {!isUndone && <Button onPress={() => void onUndo()}>{texts.undo}</Button>}
    </div>
  );
}
