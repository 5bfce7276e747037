// Header, footer, and the pages shown in place of a screen.

export const skip = 'Skip to content';
export const mainMenu = 'Main';
export const menu = 'Menu';
export const searchProducts = 'Search products';
export const seeAllResults = (count: number): string => `See all ${count} results`;

export const newsletterLabel = 'New prints and restocks, once a month';
export const newsletterPromise = 'Nothing else, and one click in each mail ends it.';
export const business = (legalName: string | null, gstin: string | null): string =>
  [legalName, gstin && `GSTIN ${gstin}`].filter(Boolean).join(', ');
export const opensNewTab = '(opens a new tab)';
export const showMap = 'Show the map';
export const hideMap = 'Hide the map';
export const openMap = 'Open in OpenStreetMap';
export const mapOf = (city: string): string => `Map of ${city}`;

export const backToShop = 'Back to the shop';
export const leadsNowhere = 'The thread ends here: this address leads nowhere.';
export const scriptsNeeded = 'Please allow scripts for this shop: your own pages need them.';
export const formNeedsScripts = 'Please allow scripts for this shop: without them this form cannot be sent.';

export const offline = 'No connection';
export const offlineWhat =
  'This page could not be fetched. Nothing is lost: your cart, your wishlist and your orders are safe with us.';
export const offlineHint = 'Please check your connection. The page comes back by itself once you are online.';
