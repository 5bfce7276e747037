// T-shirts that staff can put into an order, at current prices.
import type { Offer } from '@taana-baana/contract/admin/schemas/selling/manual-orders.ts';
import { inColor } from '@taana-baana/contract/colors/picture-colors.ts';
import type { ShippingSection } from '@taana-baana/contract/schemas/settings.ts';
import type { Deps } from '../../../deps.ts';
import { listProductsByIds } from '../../catalog/products/catalog.service.ts';
import { toOwnOrigin } from '../../picture.mapping.ts';
import { listStock } from './stock-list.service.ts';

/** Maximum of results: as many as a person reads. */
const offersListed = 12;

/** `q`: words of the title. */
export async function listOffers(
  deps: Pick<Deps, 'db' | 'clock' | 'changes' | 'config' | 'settings'>,
  q: string | undefined,
): Promise<{ products: Offer[]; shipping: Pick<ShippingSection, 'fee' | 'freeFrom'> }> {
  const found = (await listStock(deps, { q, isSold: true })).products.slice(0, offersListed).map(({ id }) => id);
  const products = await listProductsByIds(deps, found);
  const { fee, freeFrom } = deps.settings.current().shipping;
  return {
    products: products.map(({ _id: id, title, price, color, images, sizes, soldOut = [], notOffered = [] }) => ({
      id,
      title,
      price,
      colors: color.map(({ _id, title: name }) => {
        const [picture] = inColor(images, _id);
        return { id: _id, title: name, picture: picture ? toOwnOrigin(deps, picture) : null };
      }),
      ...(sizes && { sizes }),
      soldOut: [...soldOut, ...notOffered],
    })),
    shipping: { fee, freeFrom },
  };
}
