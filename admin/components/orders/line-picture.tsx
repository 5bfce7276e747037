// The picture of an order's line; the swatch of its colour if no picture shows it.
import type { OrderLine } from '@taana-baana/contract/admin/schemas/selling/orders.ts';
import { StoredPicture } from '../stored-picture.tsx';

const looks = { large: 'h-25 w-20', small: 'h-15 w-12' };

interface LinePictureProps {
  line: Pick<OrderLine, 'picture' | 'swatch' | 'color'>;
  size?: keyof typeof looks;
}

export const LinePicture = ({ line: { picture, swatch, color }, size = 'large' }: LinePictureProps) =>
  picture ? (
    <StoredPicture picture={picture} size="5rem" className={`${looks[size]} shrink-0 rounded-control garment-photo`} />
  ) : (
    <span
      role="img"
      aria-label={color}
      className={`${looks[size]} grid shrink-0 place-items-center rounded-control border border-line bg-sunk text-ink-soft forced-color-adjust-none`}
      // CSS ignores an unknown colour.
      style={{ backgroundColor: swatch?.cloth ?? color.replace(/\s+/g, '') }}
    >
      {swatch?.letter}
    </span>
  );
