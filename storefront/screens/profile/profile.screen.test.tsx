import { expect, it } from 'vitest';
import { initialAuthState } from '../../store/session/auth-state.ts';
import { createHttpTransport } from '../../store/transport.ts';
import { createAppStore } from '../../store/create-store.ts';
import { asha } from '../../store/testing.ts';
import { renderScreen, testStore } from '../../testing.tsx';
import { ProfileScreen } from './profile.screen.tsx';

function profileOf(isEmailConfirmed: boolean | null = null): string {
  const auth = { ...initialAuthState, session: 'signed-in' as const, customer: asha, isEmailConfirmed };
  const store = createAppStore({
    transport: createHttpTransport(fetch),
    preloadedState: { ...testStore().store.getState(), auth },
  });
  return renderScreen(ProfileScreen, { store, path: '/my-profile', address: '/my-profile' });
}

it("the profile is an 'Update Profile' form with the customer's data, read-only and without Save until the icon is clicked [spec profile.1]", () => {
  const html = profileOf();
  expect(html).toMatch(/<h1[^>]*>Update Profile<\/h1>/);
  expect(html).toContain('aria-label="Edit profile"');
  const names = [...html.matchAll(/<input[^>]*>/g)].map(([input]) => /name="(\w+)"/.exec(input)?.[1]);
  expect(names).toEqual(['firstname', 'lastname', 'email', 'mobile']);
  expect(html.match(/<input[^>]*readonly=""/gi)).toHaveLength(4);
  expect(html).not.toContain('>Save<');
});

it('a confirmation mail is offered while the e-mail is known to be unconfirmed', () => {
  expect(profileOf(false)).toContain('Confirm my e-mail');
  for (const isEmailConfirmed of [null, true]) expect(profileOf(isEmailConfirmed)).not.toContain('Confirm my e-mail');
});
