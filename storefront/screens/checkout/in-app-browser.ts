// Browsers inside apps: they do not show the payment window in its frame, so the page is left for
// it.

/** Instagram, Facebook and Messenger, Line, Snapchat, LinkedIn, X, and Android's WebView. */
const inApp = /Instagram|FBA[NV]|FB_IAB|Messenger|\bLine\/|Snapchat|LinkedInApp|Twitter|; wv\)/i;

export const isInAppBrowser = (userAgent: string): boolean => inApp.test(userAgent);
