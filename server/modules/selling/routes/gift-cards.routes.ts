// Gift cards of the shop's visitors.
import type { Deps } from '../../../deps.ts';
import { type Route, route } from '../../route.ts';
import { redeemGiftCard } from '../money/gift-cards/redeem-gift-card.service.ts';

export const giftCardsRoutes = (deps: Deps): Route[] => [
  // Against guessing: a code has 79 random bits.
  route('redeemGiftCard', ({ customer, body }) => redeemGiftCard(deps, customer.id, body.code), {
    perAddress: { attempts: 60, minutes: 10 },
    perAccount: { attempts: 10, minutes: 10 },
  }),
];
