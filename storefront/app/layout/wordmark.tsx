// The shop's name as it is written everywhere: two words, the second in the accent, like weft over warp.
import { shop } from '../../../shop.config.ts';

export function Wordmark({ className = 'text-[1.6rem]' }: { className?: string }) {
  const [first, ...rest] = shop.name.split(' ');
  return (
    <span className={`whitespace-nowrap font-display font-extrabold leading-none tracking-[-0.045em] ${className}`}>
      {first}
      {rest.length > 0 && <span className="wordmark-second"> {rest.join(' ')}</span>}
    </span>
  );
}
