// Signing out. The router leaves the screen first, so that a screen with unsaved changes can ask.
import { useNavigate } from 'react-router';
import { signOutPath } from '../../store/sign-in-redirect.ts';

export function useSignOut(): () => void {
  const navigate = useNavigate();
  return () => void navigate(signOutPath, { state: asked });
}

/** Marks a deliberate sign-out: a link to this page from elsewhere signs nobody out. */
export const asked = 'asked';
