// The pictures of empty lists, by name: storefront/art/empty-cart.svg and so on. A picture of the
// story stands in for one that is not there.
import type { EmptyPictureName } from './empty-state.tsx';

const instead: Record<EmptyPictureName, string> = {
  'empty-cart': 'story-03',
  'empty-wishlist': 'story-06',
  'empty-orders': 'story-09',
  'not-found': 'story-05',
};

const files: Record<string, string> = import.meta.glob(
  ['../art/{empty-cart,empty-wishlist,empty-orders,not-found}*', '../art/story-{03,05,06,09}-400.avif'],
  { eager: true, query: '?url', import: 'default' },
);
const find = (name: string) => Object.entries(files).find(([path]) => path.startsWith(`../art/${name}`))?.[1];

export function Drawing({ name }: { name: EmptyPictureName }) {
  const src = find(name) ?? find(instead[name]);
  // A shop may have no art.
  return src && <img src={src} alt="" width="176" height="176" className="size-full rounded-card object-cover" />;
}
