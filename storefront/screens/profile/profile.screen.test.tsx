import { expect, it } from 'vitest';
import { initialAuthState } from '../../store/auth-state.ts';
import { createAppStore } from '../../store/create-store.ts';
import { asha } from '../../store/testing.ts';
import { renderScreen, testStore } from '../../testing.tsx';
import { ProfileScreen } from './profile.screen.tsx';

it("the profile is an 'Update Profile' form with the customer's data, read-only and without Save until the icon is clicked", () => {
  const auth = { ...initialAuthState, session: 'signed-in' as const, customer: asha };
  const store = createAppStore({ fetch, preloadedState: { ...testStore().store.getState(), auth } });
  const html = renderScreen(ProfileScreen, { store, path: '/my-profile', address: '/my-profile' });
  expect(html).toMatch(/<h1[^>]*>Update Profile<\/h1>/);
  expect(html).toContain('aria-label="Edit profile"');
  const names = [...html.matchAll(/<input[^>]*>/g)].map(([input]) => /name="(\w+)"/.exec(input)?.[1]);
  expect(names).toEqual(['firstname', 'lastname', 'email', 'mobile']);
  expect(html.match(/<input[^>]*readonly=""/gi)).toHaveLength(4);
  expect(html).not.toContain('>Save<');
});
