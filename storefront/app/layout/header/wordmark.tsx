// The shop's name in two colours.
import { shop } from '../../../../shop.config.ts';

export function Wordmark({ className = 'text-[1.6rem]' }: { className?: string }) {
  const [first, ...rest] = shop.name.split(' ');
  return (
    <span className={`whitespace-nowrap font-display font-extrabold leading-none tracking-[-0.045em] ${className}`}>
      {first}
      {rest.length > 0 && <span className="wordmark-second"> {rest.join(' ')}</span>}
    </span>
  );
}
