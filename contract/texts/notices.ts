// What stands above the shop's header on days off and before them.
export const closed = (name: string, from: string, to: string, opens: string): string =>
  `${from === to ? `Closed on ${from}` : `Closed from ${from} to ${to}`}: ${name}. Orders are packed from ${opens}, and dates of arrival count without these days.`;

export const label = 'Announcement';
