// Five stars, read only; the part of a star counts.
import { starLimits } from '@taana-baana/contract/limits.ts';

interface StarRatingProps {
  value: number;
  /** Shown beside the stars where given. */
  count?: number;
  className?: string;
}

const stars = '★★★★★';

export function StarRating({ value, count, className = '' }: StarRatingProps) {
  const label = value > 0 ? `Rated ${value} out of ${starLimits.max}` : 'Not rated yet';
  return (
    <span className={`inline-flex items-center gap-2 ${className}`}>
      <span className="sr-only">{label}</span>
      <span aria-hidden="true" className="relative inline-block text-[1em] leading-none tracking-[0.1em]">
        <span className="text-star-empty">{stars}</span>
        <span
          className="absolute inset-y-0 left-0 overflow-hidden text-star"
          style={{ width: `${(value / starLimits.max) * 100}%` }}
        >
          {stars}
        </span>
      </span>
      {count !== undefined && <span className="text-sm text-ink-soft">({count})</span>}
    </span>
  );
}
