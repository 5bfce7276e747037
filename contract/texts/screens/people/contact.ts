// Contact: the form, and the shop's own address.

export const description = (shop: string): string =>
  `Write to ${shop}: about an order, a size, a print, or anything else.`;
export const intro = 'About an order, a size, a print, or anything else: a person answers.';
export const send = 'Send message';
export const sent = 'Thank you, your message has reached us. We answer within two working days.';
export const directWay = 'Or the direct way';
export const email = 'E-mail';
export const phone = 'Phone';
export const customerCare = 'Customer care';
export const grievanceOfficer = 'Grievance officer';
export const workshop = 'Workshop';
