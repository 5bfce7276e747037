// Offers in the admin.
import type { Deps } from '../../../../deps.ts';
import { type AdminRoute, adminRoute, csvFile } from '../../../admin-route.ts';
import { exportOfferReport, readOfferReport } from '../../desk/offers/offer-report.service.ts';
import { tryOffer } from '../../desk/offers/try-offer.service.ts';
import { exportCodes, makeCodes } from '../../money/offers/offer-codes.service.ts';
import { copyOffer, getOffer, listOffers, removeOffer, saveOffer } from '../../money/offers/offers-admin.service.ts';
import { endOffer, publishOffer } from '../../money/offers/publish-offer.service.ts';

export const offersAdminRoutes = (deps: Deps): AdminRoute[] => [
  adminRoute('listOffers', () => listOffers(deps)),
  adminRoute('getOffer', ({ params }) => getOffer(deps, params.id)),
  adminRoute('saveOffer', ({ params, body, actor }) => saveOffer(deps, params.id, body, actor)),
  adminRoute('removeOffer', ({ params, actor }) => removeOffer(deps, params.id, actor)),
  adminRoute('publishOffer', ({ params, body, actor }) => publishOffer(deps, params.id, body, actor)),
  adminRoute('endOffer', ({ params, actor }) => endOffer(deps, params.id, actor)),
  adminRoute('copyOffer', ({ params, actor }) => copyOffer(deps, params.id, actor)),
  adminRoute('tryOffer', ({ params, body }) => tryOffer(deps, params.id, body)),
  adminRoute('makeCodes', ({ params, body, actor }) => makeCodes(deps, params.id, body, actor)),
  adminRoute('exportCodes', ({ params, actor }) => csvFile('codes.csv', exportCodes(deps, params.id, actor))),
  adminRoute('getOfferReport', () => readOfferReport(deps)),
  adminRoute('exportOfferReport', ({ actor }) => csvFile('offers.csv', exportOfferReport(deps, actor))),
];
