// Red toasts. A failed login shows the server's message instead.

export const registrationFallback = 'Failed to fetch cart';
export const somethingWentWrong = 'Something Went Wrong!';
export const contactFailed = 'Something Went Wrong';
