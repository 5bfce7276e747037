// Uploads a logo: the chosen file, its progress, the server's answer.
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { adminCalls } from '@taana-baana/contract/admin/calls.ts';
import { logoTooLarge, logoType } from '@taana-baana/contract/texts/messages/settings-messages.ts';
import { settingsApi } from '../../../store/shop/settings.api.ts';
import { upload } from '../../../store/files/upload.ts';

export interface ChosenLogo {
  /** Of the file itself, so that it is shown at once. Undefined if it is not a picture. */
  readonly preview: string | undefined;
  /** From 0 to 1. */
  readonly progress: number;
  readonly error?: string;
  readonly isDone?: true;
}

/** Refuses invalid files before sending: on a phone that takes a minute. */
function problemOf({ type, size }: File): string | undefined {
  if (type !== '' && !type.startsWith('image/')) return logoType;
  return size > adminCalls.uploadLogo.maxBytes ? logoTooLarge : undefined;
}

export function useLogoUpload(basedOn: number) {
  const dispatch = useDispatch();
  const [chosen, setChosen] = useState<ChosenLogo>();
  const preview = chosen?.preview;
  useEffect(() => () => (preview === undefined ? undefined : URL.revokeObjectURL(preview)), [preview]);

  const send = async (file: File) => {
    const problem = problemOf(file);
    if (problem) return setChosen({ preview: undefined, progress: 0, error: problem });
    const shown = URL.createObjectURL(file);
    setChosen({ preview: shown, progress: 0 });
    const answer = await upload({
      name: 'uploadLogo',
      query: { basedOn },
      file,
      onProgress: (progress) => setChosen({ preview: shown, progress }),
    });
    // Also after an error: the next attempt is based on what somebody else saved.
    dispatch(settingsApi.util.invalidateTags(['settings']));
    if ('error' in answer) return setChosen({ preview: undefined, progress: 0, error: answer.error.message });
    setChosen({ preview: shown, progress: 1, isDone: true });
  };
  return { chosen, send: (file: File) => void send(file), forget: () => setChosen(undefined) };
}
