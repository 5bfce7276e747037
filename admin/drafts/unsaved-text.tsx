// A local draft of something that was published or deleted before it was saved: another can be made
// from it.
import { useState } from 'react';
import { Button } from '../components/button.tsx';
import type { DraftStorage } from './draft-saver.ts';
import type { EditorKind } from './use-draft.ts';
import { useNewDraft } from './use-new-draft.ts';
import { Notice } from '../components/page/notice.tsx';

interface UnsavedTextProps<Text, Saved, Basis> {
  kind: EditorKind<Text, Saved, Basis>;
  storage: DraftStorage<Text, Basis>;
  texts: { readonly text: string; readonly action: string };
}

export function UnsavedText<Text, Saved, Basis>({ kind, storage, texts }: UnsavedTextProps<Text, Saved, Basis>) {
  const [kept] = useState(() => storage.read());
  const { begin, isPending } = useNewDraft(kind);
  if (!kept) return null;
  const onPress = async () => {
    if (await begin(kept.text)) storage.drop();
  };
  return (
    <Notice tone="warning" role="status" className="mb-4 flex flex-wrap items-center gap-3">
      <p className="min-w-0 flex-1 basis-60 text-sm font-medium">{texts.text}</p>
      <Button isPending={isPending} onPress={() => onPress()}>
        {texts.action}
      </Button>
    </Notice>
  );
}
