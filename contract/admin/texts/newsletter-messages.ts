// What the server says about subscribers, and the columns of their file.

export const subscriberNotFound = 'This subscriber is gone already';
export const csv = {
  email: 'E-mail',
  state: 'State',
  since: 'Subscribed at',
  confirmedAt: 'Confirmed at',
  endedAt: 'Ended at',
} as const;
