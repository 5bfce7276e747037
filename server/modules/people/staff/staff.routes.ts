// Sign-in, the member's own account, and members of staff.
import type { Deps } from '../../../deps.ts';
import { type AdminRoute, WithCookie, adminChange, adminRoute } from '../../admin-route.ts';
import { signInByLink } from './development-link.service.ts';
import { acceptInvitation, inviteStaff, withdrawInvitation } from './invitations/invitations.service.ts';
import { askEmailChange, changeName, confirmEmailChange } from './name-and-email.service.ts';
import { changePassword } from './password.service.ts';
import { registrationOptions } from './passkeys.service.ts';
import * as factors from './second-factor.service.ts';
import * as proof from './sign-in.service.ts';
import { changeRole, disableStaff, enableStaff, listStaff } from './staff-admin.service.ts';
import { endSession, endSessionsOf, listSessions, signOut } from './staff-sessions.service.ts';

/** Enough for an office behind one address. */
const fromOneAddress = { perAddress: { attempts: 300, minutes: 10 } };

export const staffRoutes = (deps: Deps): AdminRoute[] => {
  const signedIn = async ({ token, session }: proof.Opened) =>
    new WithCookie(await factors.showMe(deps, session), token);
  return [
    // Counts attempts itself: past a limit, known networks are slowed down instead of rejected.
    adminRoute('signIn', async ({ body, origin }) => signedIn(await proof.signIn(deps, body, origin))),
    adminRoute('beginPasskeySignIn', () => proof.beginPasskeySignIn(deps), fromOneAddress),
    adminRoute(
      'signInByPasskey',
      async ({ body, origin }) => signedIn(await proof.signInByPasskey(deps, body, origin)),
      fromOneAddress,
    ),
    adminRoute(
      'signInByLink',
      async ({ body, origin }) => signedIn(await signInByLink(deps, body.token, origin)),
      fromOneAddress,
    ),
    adminRoute(
      'acceptInvitation',
      async ({ body, origin }) => signedIn(await acceptInvitation(deps, body, origin)),
      fromOneAddress,
    ),
    adminRoute('signOut', async ({ session }) => new WithCookie(await signOut(deps, session), null)),
    adminRoute('stepUp', async ({ session, body, origin }) =>
      factors.showMe(deps, await proof.stepUp(deps, session, body, origin.network)),
    ),
    adminRoute('beginPasskeyStepUp', ({ session }) => proof.beginPasskeyStepUp(deps, session)),
    adminRoute('stepUpByPasskey', async ({ session, body }) =>
      factors.showMe(deps, await proof.stepUpByPasskey(deps, session, body)),
    ),

    adminRoute('getMe', ({ session }) => factors.showMe(deps, session)),
    adminRoute('beginApp', ({ session }) => factors.beginApp(deps, session)),
    adminRoute(
      'confirmApp',
      ({ session, body, actor }) => factors.confirmApp(deps, session, body.code, actor),
      fromOneAddress,
    ),
    adminRoute('beginPasskey', ({ session }) => registrationOptions(deps, session)),
    adminRoute('addPasskey', ({ session, body, origin, actor }) =>
      factors.addPasskey(deps, session, body.response, origin.userAgent, actor),
    ),
    adminRoute('listPasskeys', ({ session }) => factors.listPasskeys(deps, session)),
    adminRoute('removePasskey', ({ session, params, actor }) => factors.removePasskey(deps, session, params.id, actor)),
    adminRoute('replaceRecoveryCodes', ({ session, actor }) => factors.replaceRecoveryCodes(deps, session, actor)),
    adminRoute('changePassword', ({ session, body, actor }) => changePassword(deps, session, body, actor)),
    adminChange(
      'changeName',
      ({ session }) => factors.showMe(deps, session),
      ({ session, body, actor }) => changeName(deps, session, body, actor),
    ),
    adminRoute('askEmailChange', ({ session, body, actor }) => askEmailChange(deps, session, body, actor)),
    adminChange(
      'confirmEmailChange',
      ({ session }) => factors.showMe(deps, session),
      ({ session, body, actor }) => confirmEmailChange(deps, session, body.token, actor),
    ),
    adminRoute('listSessions', ({ session }) => listSessions(deps, session)),
    adminRoute('endSession', ({ session, params, actor }) => endSession(deps, session, params.id, actor)),
    adminRoute(
      'endSessions',
      async ({ session, actor }) => new WithCookie(await endSessionsOf(deps, session.staff.id, actor), null),
    ),

    adminRoute('listStaff', () => listStaff(deps)),
    adminRoute('inviteStaff', async ({ body, actor }) => {
      const { invitation, link } = await inviteStaff(deps, body, actor);
      return { invitation, link: deps.config.smtpUrl ? null : link };
    }),
    adminRoute('withdrawInvitation', ({ params, actor }) => withdrawInvitation(deps, params.id, actor)),
    adminRoute('changeRole', ({ params, body, actor }) => changeRole(deps, params.id, body.role, actor)),
    adminRoute('disableStaff', ({ params, actor }) => disableStaff(deps, params.id, actor)),
    adminRoute('enableStaff', ({ params, actor }) => enableStaff(deps, params.id, actor)),
    adminRoute('endStaffSessions', ({ params, actor }) => endSessionsOf(deps, params.id, actor)),
  ];
};
