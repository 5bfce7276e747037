// A button that opens the browser's file dialog.
import { useRef } from 'react';
import { Button } from '../../components/button.tsx';

interface FileButtonProps {
  readonly label: string;
  readonly kind?: 'primary' | 'quiet';
  readonly onFile: (file: File) => void;
}

export function FileButton({ label, kind = 'quiet', onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button kind={kind} onPress={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept=".csv,.zip,text/csv,application/zip"
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
