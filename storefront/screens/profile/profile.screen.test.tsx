import { expect, it } from 'vitest';
import { initialAuthState } from '../../store/auth-state.ts';
import { createAppStore } from '../../store/create-store.ts';
import { asha } from '../../store/testing.ts';
import { renderScreen, testStore } from '../../testing.tsx';
import { ProfileScreen } from './profile.screen.tsx';

function profileOf(isEmailConfirmed: boolean | null = null): string {
  const auth = { ...initialAuthState, session: 'signed-in' as const, customer: asha, isEmailConfirmed };
  const store = createAppStore({ fetch, preloadedState: { ...testStore().store.getState(), auth } });
  return renderScreen(ProfileScreen, { store, path: '/my-profile', address: '/my-profile' });
}

it("the profile is an 'Update Profile' form with the customer's data, read-only and without Save until the icon is clicked", () => {
  const html = profileOf();
  expect(html).toMatch(/<h1[^>]*>Update Profile<\/h1>/);
  expect(html).toContain('aria-label="Edit profile"');
  const names = [...html.matchAll(/<input[^>]*>/g)].map(([input]) => /name="(\w+)"/.exec(input)?.[1]);
  expect(names).toEqual(['firstname', 'lastname', 'email', 'mobile']);
  expect(html.match(/<input[^>]*readonly=""/gi)).toHaveLength(4);
  expect(html).not.toContain('>Save<');
});

it('the link that confirms the e-mail is offered while it is known not to be', () => {
  expect(profileOf(false)).toContain('Confirm my e-mail');
  for (const isEmailConfirmed of [null, true]) expect(profileOf(isEmailConfirmed)).not.toContain('Confirm my e-mail');
});
