// What lists say whose rows can be chosen.

export const chooseAll = 'Choose all that are shown';
