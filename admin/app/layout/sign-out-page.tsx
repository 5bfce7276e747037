// Ends the session after the router has left the previous screen.
import { useEffect, useRef } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { Starting } from '../../components/page/starting.tsx';
import { showFailure } from '../../components/toasts/toast-queue.ts';
import { redirectAfterSignOut } from '../../store/sign-in-redirect.ts';
import type { AdminError } from '../../store/send.ts';
import { adminApi } from '../../store/admin-api.ts';
import { asked } from './use-sign-out.ts';

export function SignOutPage() {
  return useLocation().state === asked ? <SigningOut /> : <Navigate to="/" replace />;
}

function SigningOut() {
  const navigate = useNavigate();
  const [signOut] = adminApi.useSignOutMutation();
  const isSent = useRef(false);
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    void signOut().then(({ error }) => {
      // The session may have ended before.
      if (!error || (error as AdminError).code === 'not-signed-in') return redirectAfterSignOut();
      showFailure(error);
      void navigate(-1);
    });
  }, [navigate, signOut]);
  return <Starting />;
}
