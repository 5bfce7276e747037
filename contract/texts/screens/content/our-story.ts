// Our story.

export const title = 'Our story';
export const description = (shop: string): string => `Why we are called ${shop}.`;
export const pictures = 'Pictures of our T-shirts';
export const newest = 'On the loom now';
export const readOn = 'Read on';
