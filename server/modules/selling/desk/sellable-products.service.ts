// T-shirts that staff can put into an order, at current prices.
import type { SellableProduct } from '@taana-baana/contract/admin/schemas/selling/manual-orders.ts';
import { inColor } from '@taana-baana/contract/colors/picture-colors.ts';
import type { ShippingSection } from '@taana-baana/contract/schemas/shop/settings.ts';
import type { Deps } from '../../../deps.ts';
import { isAnyPublished } from '../money/offers/offers.repository.ts';
import { findProducts } from '../../catalog/editor/list/found-products.service.ts';
import { listProductsByIds } from '../../catalog/products/products.service.ts';
import { toOwnOrigin } from '../../picture.mapping.ts';

export async function listSellableProducts(
  deps: Pick<Deps, 'db' | 'clock' | 'changes' | 'config' | 'settings'>,
  q: string | undefined,
): Promise<{ products: SellableProduct[]; shipping: Pick<ShippingSection, 'fee' | 'freeFrom'>; hasOffers: boolean }> {
  const found = await findProducts(deps, { q, state: 'active' });
  const products = await listProductsByIds(
    deps,
    found.products.map(({ id }) => id),
  );
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
    hasOffers: await isAnyPublished(deps.db),
  };
}
