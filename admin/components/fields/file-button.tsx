// A button that opens the browser's file dialog.
import { useRef } from 'react';
import { Button } from '../button.tsx';

const productFiles = '.csv,.zip,text/csv,application/zip';

interface FileButtonProps {
  readonly label: string;
  readonly kind?: 'primary' | 'quiet';
  /** Without it, files of products. */
  readonly accept?: string;
  readonly isPending?: boolean;
  readonly onFile: (file: File) => void;
}

export function FileButton({ label, kind = 'quiet', accept = productFiles, isPending, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button kind={kind} isPending={isPending} onPress={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // So that the same file can be chosen again after a correction.
          target.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
