// Texts of lists whose rows can be selected.

export const chooseAll = 'Choose all that are shown';
/** Of a field that suggests existing values. */
export const showChoices = 'Show what was used before';
