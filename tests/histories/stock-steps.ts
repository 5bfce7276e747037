// Actions of the owner on the counted colour.
import fc from 'fast-check';
import { correct, receive } from '../../server/modules/selling/goods/stock/testing.ts';
import { step } from './step.ts';

export const stockSteps = {
  'pieces arrive': step({ quantity: fc.integer({ min: 1, max: 2 }) }, ({ shop, tee, owner }, { quantity }) =>
    receive(shop.deps, tee.choice, owner, { quantity }),
  ),
  'shelf is counted': step({ to: fc.nat(2) }, (world, { to }) => {
    world.seen.isShelfShort = true;
    return correct(world.shop.deps, world.tee.choice, world.owner, { to, note: 'count' });
  }),
};
