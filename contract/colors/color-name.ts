// A colour's name as people read and hear it. Titles are often CSS names: 'MidnightBlue'.

/** 'Midnight Blue' */
export const colorName = (title: string): string => title.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
