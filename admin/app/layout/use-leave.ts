// Signing out.
import { showFailure } from '../../components/toast-queue.ts';
import { leaveSignedOut } from '../../store/leave.ts';
import type { AdminError } from '../../store/send.ts';
import { useSignOutMutation } from '../../store/session.api.ts';

export function useLeave(): () => Promise<void> {
  const [signOut] = useSignOutMutation();
  return async () => {
    const { error } = await signOut();
    // The session may have ended before.
    if (error && (error as AdminError).code !== 'not-signed-in') showFailure(error);
    else leaveSignedOut();
  };
}
