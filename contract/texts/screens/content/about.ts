// About Us.

export const whyTheName = 'Why the name';
export const seeTheTees = 'See the tees';
export const more = 'More about the shop';
