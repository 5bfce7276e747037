// The open scanner: the camera's picture, a field for a hand scanner or keys, and what the last code
// did.
import { CircleAlert, CircleCheck } from 'lucide';
import { useRef, useState } from 'react';
import * as texts from '@taana-baana/contract/admin/texts/scanning.ts';
import { undo } from '@taana-baana/contract/admin/texts/shell.ts';
import { Icon } from '../../../design/icon.tsx';
import { TextField } from '../../../design/fields/text-field.tsx';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import type { ScanResult } from './scan-button.tsx';
import { useCamera } from './use-camera.ts';
import { Notice } from '../page/notice.tsx';

interface ScannerProps {
  hint: string;
  result: ScanResult | undefined;
  onScan: (code: string) => void;
  onUndone: () => void;
  onClose: () => void;
}

export const Scanner = ({ onClose, ...content }: ScannerProps) => (
  <Dialog title={texts.scan} isOpen onClose={onClose}>
    <Content {...content} />
  </Dialog>
);

function Content({ hint, result, onScan, onUndone }: Omit<ScannerProps, 'onClose'>) {
  const video = useRef<HTMLVideoElement>(null);
  const camera = useCamera(video, onScan);
  const [typed, setTyped] = useState('');
  const hasPicture = camera === 'starting' || camera === 'on';
  return (
    <>
      <p className="text-sm text-pretty text-ink-soft">{hint}</p>
      {hasPicture ? (
        <div className="relative overflow-clip rounded-control bg-sunk">
          <video ref={video} muted playsInline aria-label={texts.picture} className="aspect-4/3 w-full object-cover" />
          {camera === 'on' && <span aria-hidden className="absolute inset-x-6 top-1/2 border-t-2 border-madder" />}
        </div>
      ) : (
        <Notice tone="warning" role="alert">
          {texts.noCamera[camera]}
        </Notice>
      )}
      <div role="status" className="min-h-12 text-pretty">
        {result ? (
          <p className={`flex items-start gap-2 font-semibold ${result.isRefused ? 'text-madder' : ''}`}>
            <Icon of={result.isRefused ? CircleAlert : CircleCheck} className="mt-0.5 size-5 shrink-0" />
            {result.text}
          </p>
        ) : (
          hasPicture && <p className="text-sm text-ink-soft">{camera === 'on' ? texts.aim : texts.starting}</p>
        )}
      </div>
      {result?.onUndo && (
        <Button
          className="-mt-2 self-start"
          onPress={() => {
            result.onUndo?.();
            onUndone();
          }}
        >
          {undo}
        </Button>
      )}
      <TextField
        label={texts.field}
        hint={texts.fieldHint}
        value={typed}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // The dialog may stand in a form.
          event.preventDefault();
          event.stopPropagation();
          if (typed.trim() === '') return;
          setTyped('');
          onScan(typed.trim());
        }}
      />
    </>
  );
}
