// A button that saves a file, and says that it has started, or why not.
import { Download } from 'lucide';
import { Button } from './button.tsx';
import { Icon } from '../../design/icon.tsx';
import { showFailure, showToast } from './toasts/toast-queue.ts';

interface DownloadButtonProps {
  /** For screen readers: what is saved. */
  label: string;
  text: string;
  /** Resolves to false if the member changed their mind. */
  onSave: () => Promise<boolean>;
  started: string;
}

export const DownloadButton = ({ label, text, onSave, started }: DownloadButtonProps) => (
  <Button
    aria-label={label}
    onPress={() => void onSave().then((isStarted) => isStarted && showToast(started), showFailure)}
  >
    <Icon of={Download} className="size-4" />
    {text}
  </Button>
);
