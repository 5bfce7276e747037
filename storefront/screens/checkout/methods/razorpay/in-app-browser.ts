// Browsers inside apps. They cannot show the payment window in a frame, so the page navigates to
// it.

/** Instagram, Facebook and Messenger, Line, Snapchat, LinkedIn, X, and Android's WebView. */
const inApp = /Instagram|FBA[NV]|FB_IAB|Messenger|\bLine\/|Snapchat|LinkedInApp|Twitter|; wv\)/i;

export const isInAppBrowser = (userAgent: string): boolean => inApp.test(userAgent);
