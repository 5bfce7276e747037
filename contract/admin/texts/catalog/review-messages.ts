// What the server says about reviews in the admin.

export const tabUnknown = 'Please choose a tab from the list';
export const starsUnknown = 'Please choose 1 to 5 stars';
export const reasonRequired = 'Please choose a reason';
export const replyRequired = 'Please write a reply';
export const notFound = 'There is no such review any more';
export const pageUnknown = 'Please start again from the first page';
