// The story of a print, on a product's page.

export const story = 'The story of this print';
export const fiveCentimetres = '5 cm';
export const clothShown = (centimetres: number): string => `This picture shows ${centimetres} cm of cloth.`;
export const comesFrom = 'Where it comes from';
export const mapOf = (place: string): string => `Map of India with a dot at ${place}`;
export const readMore = (post: string): string => `Read on: ${post}`;
