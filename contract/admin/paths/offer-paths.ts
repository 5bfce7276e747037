// The addresses of the screens of offers. Without schemas, so that the browser can load them alone.

export const offersPath = '/offers';
export const offerPath = (id: string): string => `${offersPath}/${encodeURIComponent(id)}`;
export const offerReportPath = `${offersPath}/report`;
