// The language and country of the shop's texts.

/** Titles in the database are sorted by it (`title_sort_key`): another locale needs a migration. */
export const locale = 'en-IN';
export const timeZone = 'Asia/Kolkata';
