// The link that a development server prints: signs in at once.
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import * as texts from '@taana-baana/contract/admin/texts/people/sign-in.ts';
import { EntryPage } from '../../components/page/entry-page.tsx';
import { Link } from '../../components/link.tsx';
import { Skeleton } from '../../components/page/states.tsx';
import { signInPath } from '../../store/sign-in-redirect.ts';
import { adminApi } from '../../store/admin-api.ts';

export function LinkScreen() {
  const navigate = useNavigate();
  const [signIn, { error }] = adminApi.useSignInByLinkMutation();
  const token = useLocation().hash.slice(1);
  const isSent = useRef(false);
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    void signIn({ body: { token } }).then((answer) => {
      if (!answer.error) void navigate('/', { replace: true });
    });
  }, [navigate, signIn, token]);
  if (!error) {
    return (
      <EntryPage title={texts.linkTitle}>
        <Skeleton lines={2} />
      </EntryPage>
    );
  }
  return (
    <EntryPage key="failed" title={texts.linkFailedHeading} intro={'message' in error ? error.message : undefined}>
      <p>{texts.linkAgain}</p>
      <Link to={signInPath} className="button button-quiet">
        {texts.toSignIn}
      </Link>
    </EntryPage>
  );
}
