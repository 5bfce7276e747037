// What did not work, in words, with another try.
import { CircleAlert } from 'lucide';
import { Icon } from './icon.tsx';

interface ErrorStateProps {
  message: string;
  onRetry?: () => void;
}

export function ErrorState({ message, onRetry }: ErrorStateProps) {
  return (
    <div role="alert" className="flex flex-col items-center py-16 text-center">
      <Icon of={CircleAlert} className="size-10 text-madder" />
      <p className="mt-4 max-w-prose">{message}</p>
      {onRetry && (
        <button type="button" onClick={onRetry} className="button button-quiet mt-6">
          Try again
        </button>
      )}
    </div>
  );
}
