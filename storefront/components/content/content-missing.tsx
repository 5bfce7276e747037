// Replaces an owner's text that has not arrived, or could not be fetched.
import { ErrorState } from '../error-state.tsx';
import { Skeleton } from '../skeleton.tsx';

interface ContentMissingProps {
  isError: boolean;
  message: string;
  onRetry: () => void;
}

export const ContentMissing = ({ isError, ...failure }: ContentMissingProps) =>
  isError ? <ErrorState {...failure} /> : <Skeleton className="h-64" />;
