// The logo: an uploaded picture, or the woven mark and the shop's name in two colours.
import type { Logo as UploadedLogo } from '@taana-baana/contract/schemas/shop/settings.ts';
import { useShop } from '../shop-context.ts';

/** `className` sets the size: the mark grows with the name. An uploaded picture has its own. */
export function Logo({ className = 'text-[clamp(1.3rem,5.8vw,1.6rem)]' }: { className?: string }) {
  const { logo } = useShop();
  if (logo) return <LogoPicture logo={logo} />;
  return (
    <span className={`logo ${className}`}>
      <Mark />
      <Wordmark />
    </span>
  );
}

export function LogoPicture({ logo: { header } }: { logo: UploadedLogo }) {
  const { name } = useShop();
  const { src, srcset, width, height } = header;
  return <img src={src} srcSet={srcset} width={width} height={height} alt={name} className="h-auto max-w-[46vw]" />;
}

export function Wordmark() {
  const [first, ...rest] = useShop().name.split(' ');
  return (
    <span>
      {first}
      {rest.length > 0 && <span className="logo-second"> {rest.join(' ')}</span>}
    </span>
  );
}

/** Three warp and three weft threads, over and under. */
const Mark = () => (
  <svg aria-hidden="true" viewBox="0 0 100 100" fill="none" strokeWidth="16">
    <path stroke="currentColor" d="M25 0v38.8m0 22.4V100M50 0v13.8m0 22.4v27.6m0 22.4V100M75 0v38.8m0 22.4V100" />
    <path className="logo-weft" d="M0 25h13.8m22.4 0h27.6m22.4 0H100M0 75h13.8m22.4 0h27.6m22.4 0H100" />
    <path className="logo-middle" d="M0 50h38.8m22.4 0H100" />
  </svg>
);
