// Uploads a product file. The same file chosen again resumes where it stopped.
import { useEffect, useRef, useState } from 'react';
import { uploadTooLarge } from '@taana-baana/contract/admin/texts/catalog/product-import-messages.ts';
import * as texts from '@taana-baana/contract/admin/texts/catalog/product-import.ts';
import { maxUploadBytes } from '@taana-baana/contract/admin/uploads.ts';
import { findUnfinishedUploads, sendFile } from '../files/send-file.ts';

export interface ImportUpload {
  /** Of the file. */
  readonly name: string;
  /** From 0 to 1; undefined when it is not being sent. */
  readonly share: number | undefined;
  readonly isCut: boolean;
  /** A sentence: why it stopped. */
  readonly failure: string;
}

/** `onArrived`: with the id of the import. Leaving the screen stops it. */
export function useImportUpload(onArrived: (id: string) => void): {
  readonly upload: ImportUpload | undefined;
  readonly send: (file: File) => void;
  readonly stop: () => void;
} {
  const [upload, setUpload] = useState<ImportUpload>();
  const abort = useRef<() => void>(undefined);
  useEffect(() => () => abort.current?.(), []);
  const show = (change: Partial<ImportUpload>) => setUpload((before) => before && { ...before, ...change });

  async function begin(file: File): Promise<void> {
    abort.current?.();
    setUpload({ name: file.name, share: 0, isCut: false, failure: '' });
    if (file.size > maxUploadBytes.import) return show({ share: undefined, failure: uploadTooLarge });
    const fingerprint = `import ${file.name} ${file.size} ${file.lastModified}`;
    const [begun] = await findUnfinishedUploads(file, fingerprint);
    const id = begun?.id || crypto.randomUUID();
    abort.current = sendFile({
      id,
      kind: 'import',
      file,
      name: file.name,
      fingerprint,
      isBegun: begun !== undefined,
      onProgress: (share) => show({ share, isCut: false }),
      onCut: () => show({ isCut: true }),
      onArrived: () => {
        setUpload(undefined);
        onArrived(id);
      },
      onFailed: (failure) => show({ share: undefined, failure: failure || texts.sending.failed }),
    });
  }

  return {
    upload,
    send: (file) => void begin(file),
    stop: () => {
      abort.current?.();
      show({ share: undefined, failure: texts.sending.stopped });
    },
  };
}
