// Until when staff should have done what customers wait for.

/** After payment. */
export const packWithinHours = 48;
/** After an enquiry came in. */
export const answerWithinHours = 40;
