// Red toasts; a login failure shows the server's own message instead.

export const registrationFallback = 'Failed to fetch cart';
export const somethingWentWrong = 'Something Went Wrong!';
export const contactFailed = 'Something Went Wrong';
