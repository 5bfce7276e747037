// What the server says about enquiries in the admin.

export const tabUnknown = 'Please choose a tab from the list';
export const keyRequired = 'Please open the enquiry once more and try again';
export const textRequired = 'Please write an answer';
export const notFound = 'There is no such enquiry. The sender may have deleted the account';
export const keyUsed = 'This answer was sent before with another text. Please look at the enquiry again';
