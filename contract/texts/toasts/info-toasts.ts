// Blue toasts.

export const userCreated = 'User Created Successfully';
export const userLoggedIn = 'User Logged In Successfully';
export const loggedOutEverywhere = 'You are logged out on all your devices';
export const sessionEnded = 'Your session has ended, please log in again';
