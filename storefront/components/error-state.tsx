// An error message with a button to try again.
import { CircleAlert } from 'lucide';
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { Icon } from '../../design/icon.tsx';

interface ErrorStateProps {
  message: string;
  onRetry: () => void;
}

export function ErrorState({ message, onRetry }: ErrorStateProps) {
  return (
    <div role="alert" className="flex flex-col items-center py-16 text-center">
      <Icon of={CircleAlert} className="size-10 text-madder" />
      <p className="mt-4 max-w-prose">{message}</p>
      <button type="button" onClick={onRetry} className="button button-quiet mt-6">
        {screenTexts.tryAgain}
      </button>
    </div>
  );
}
