// Titles of the four policies.

export const privacy = 'Privacy Policy';
export const refund = 'Refund Policy';
export const shipping = 'Shipping Policy';
export const terms = 'Terms & Conditions';
