/** Characters of a newsletter's subject and text. */
export const campaignLengths = { subject: 150, body: 10_000 } as const;
