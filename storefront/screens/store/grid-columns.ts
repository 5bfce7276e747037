// The grid for each chosen number of columns, and the card's width for `sizes`.
import type { GridColumns } from '@taana-baana/contract/limits.ts';

interface GridLayout {
  /** Wide screens have the chosen number of columns, narrow ones fewer. */
  className: string;
  sizes: string;
}

export const gridLayouts: Record<GridColumns, GridLayout> = {
  3: {
    className: 'grid-cols-1 gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3',
    sizes: '(min-width: 90rem) 21rem, (min-width: 64rem) 24vw, (min-width: 36rem) 46vw, 92vw',
  },
  4: {
    className: 'grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3 md:gap-x-6 md:gap-y-10 xl:grid-cols-4',
    sizes: '(min-width: 90rem) 16rem, (min-width: 80rem) 17vw, (min-width: 64rem) 23vw, (min-width: 48rem) 29vw, 45vw',
  },
  6: {
    className: 'grid-cols-3 gap-x-3 gap-y-6 md:grid-cols-4 lg:grid-cols-6 lg:gap-x-4',
    sizes: '(min-width: 64rem) 11rem, (min-width: 48rem) 22vw, 30vw',
  },
  12: {
    className: 'grid-cols-4 gap-x-2 gap-y-4 md:grid-cols-8 lg:grid-cols-12',
    sizes: '(min-width: 64rem) 5rem, (min-width: 48rem) 11vw, 22vw',
  },
};
