// The large logo, or the shop's name when there is none.
import { shop } from '../../../shop.config.ts';

const files = import.meta.glob<string>('../../art/logo.svg', { eager: true, query: '?url', import: 'default' });
const [logo] = Object.values(files);

export function StoryLogo() {
  if (!logo) return <p className="font-display text-display-l font-bold tracking-tight">{shop.name}</p>;
  return (
    <img
      src={logo}
      alt={shop.name}
      width={658}
      height={108}
      fetchPriority="high"
      className="mx-auto h-auto w-[min(34rem,80vw)]"
    />
  );
}
