// The owner as whom the link of a development server signs in. Has no password, and in production
// no session.

export const developmentOwner = { email: 'owner@localhost', name: 'Owner (development)' } as const;
