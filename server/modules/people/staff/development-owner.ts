// The owner for whom a development server's link signs in. Has no password, and in production no
// session.

export const developmentOwner = { email: 'owner@localhost', name: 'Owner (development)' } as const;
