// The address of the screen of old addresses.
export const redirectsPath = '/products/addresses';
