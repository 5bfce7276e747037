// The customer's sessions: each device can be logged out, or all of them.
import { Laptop, Smartphone } from 'lucide';
import type { Session } from '@taana-baana/contract/schemas/people/customer.ts';
import * as profileTexts from '@taana-baana/contract/texts/screens/people/profile.ts';
import { fillText } from '../../components/fill-text.tsx';
import { toShortDate } from '../../components/page/short-date.ts';
import { Icon } from '../../../design/icon.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { selectSessions } from '../../store/selectors.ts';
import { endSessions } from '../../store/session/end-sessions.thunks.ts';
import { endSession, fetchSessions } from '../../store/session/sessions.thunks.ts';

export function LoginList() {
  const dispatch = useAppDispatch();
  const { list, isLoaded, isError, message } = useAppSelector(selectSessions);
  return (
    <section aria-labelledby="logins-heading" className="border-t border-line pt-8 lg:col-start-1">
      <h2 id="logins-heading" className="text-display-s">
        {profileTexts.logins}
      </h2>
      <p className="mt-2 text-ink-soft">{profileTexts.loginsHint}</p>
      {isError && <ErrorState message={message} onRetry={() => void dispatch(fetchSessions())} />}
      {!isLoaded && !isError && <Skeleton className="mt-5 h-18 w-full" />}
      {isLoaded && (
        <ul className="mt-5 grid gap-3">
          {list.map((session) => (
            <Login key={session._id} session={session} onEnd={() => void dispatch(endSession(session._id))} />
          ))}
        </ul>
      )}
      {(isLoaded || !isError) && (
        <button type="button" onClick={() => void dispatch(endSessions())} className="button button-quiet mt-5">
          {profileTexts.logOutEverywhere}
        </button>
      )}
    </section>
  );
}

const phones = /Android|iPhone|iPad/;

function Login({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const { device, lastSeenAt, isCurrent } = session;
  return (
    <li className="flex flex-wrap min-h-18 items-center gap-4 rounded-card bg-paper px-4 py-3 shadow-raised">
      <Icon of={phones.test(device) ? Smartphone : Laptop} className="size-6 text-ink-soft" />
      <div className="w-36 grow">
        <p className="font-semibold">{device}</p>
        <p className="text-sm text-ink-soft">
          {fillText(profileTexts.lastUsed, {
            date: <time dateTime={lastSeenAt}>{toShortDate(lastSeenAt)}</time>,
          })}
        </p>
      </div>
      {isCurrent ? (
        <span className="shrink-0 rounded-pill bg-leaf-wash px-3 py-1 text-sm font-semibold text-leaf">
          {profileTexts.thisDevice}
        </span>
      ) : (
        <button
          type="button"
          onClick={onEnd}
          aria-label={profileTexts.logOutDevice(device)}
          className="button button-quiet shrink-0 px-4"
        >
          {profileTexts.logOut}
        </button>
      )}
    </li>
  );
}
