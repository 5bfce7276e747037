// Texts of lists whose rows can be selected.

export const chooseAll = 'Choose all that are shown';
export const chooseNone = 'Choose none';
export const chosen = (count: number): string => (count === 1 ? '1 chosen' : `${count} chosen`);
export const tooMany = (most: number): string => `At most ${most} at once`;
/** Of a field that suggests existing values. */
export const showChoices = 'Show what was used before';
