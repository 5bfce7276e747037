// What lists say whose rows can be chosen.

export const chooseAll = 'Choose all that are shown';
/** Of a field that suggests what was used before. */
export const showChoices = 'Show what was used before';
