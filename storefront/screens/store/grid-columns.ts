// The grid for each chosen number of columns, and the card's width for `sizes`.
import type { GridColumns } from '@taana-baana/contract/limits.ts';

interface GridLayout {
  /** Wide screens have the chosen number of columns, narrow ones fewer. */
  className: string;
  sizes: string;
}

export const gridLayouts: Record<GridColumns, GridLayout> = {
  3: {
    className: 'grid-cols-1 gap-x-6 gap-y-10 sm:grid-cols-2 md:grid-cols-3',
    sizes: '(min-width: 96rem) 26vw, (min-width: 64rem) 24vw, (min-width: 48rem) 29vw, (min-width: 36rem) 46vw, 92vw',
  },
  4: {
    className: 'grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-4 xl:gap-x-6 xl:gap-y-10',
    sizes: '(min-width: 96rem) 19vw, (min-width: 64rem) 17vw, (min-width: 48rem) 22vw, 45vw',
  },
  6: {
    className: 'grid-cols-3 gap-x-3 gap-y-6 md:grid-cols-6 xl:gap-x-4',
    sizes: '(min-width: 48rem) 12vw, 30vw',
  },
  // Narrower windows have no room for twelve, and no button for them.
  12: {
    className: 'grid-cols-4 gap-x-2 gap-y-4 md:grid-cols-8 xl:grid-cols-12',
    sizes: '(min-width: 80rem) 6vw, (min-width: 48rem) 11vw, 22vw',
  },
};
