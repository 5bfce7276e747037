// The picture of an order's line, or a note instead.
import type { OrderLine } from '@taana-baana/contract/admin/schemas/orders/orders.ts';
import { lines as texts } from '@taana-baana/contract/admin/texts/orders/order-page.ts';
import { StoredPicture } from '../stored-picture.tsx';

const looks = { large: 'h-25 w-20', small: 'h-15 w-12' };

interface LinePictureProps {
  picture: OrderLine['picture'];
  size?: keyof typeof looks;
}

export const LinePicture = ({ picture, size = 'large' }: LinePictureProps) =>
  picture ? (
    <StoredPicture picture={picture} size="5rem" className={`${looks[size]} shrink-0 rounded-control object-cover`} />
  ) : (
    <p
      className={`${looks[size]} grid shrink-0 place-items-center rounded-control bg-sunk text-center text-xs text-ink-soft`}
    >
      {texts.gone}
    </p>
  );
