// Five stars, read only; the part of a star counts. Drawn by product-card.css.
import type { CSSProperties } from 'react';
import { starLimits } from '@taana-baana/contract/limits.ts';

interface StarRatingProps {
  value: number;
  /** Shown beside the stars where given. */
  count?: number;
  className?: string;
}

export function StarRating({ value, count, className }: StarRatingProps) {
  const stars = (
    <span
      role="img"
      aria-label={value > 0 ? `Rated ${value} out of ${starLimits.max}` : 'Not rated yet'}
      className={count === undefined && className ? `stars ${className}` : 'stars'}
      style={{ '--stars': `${(value / starLimits.max) * 100}%` } as CSSProperties}
    />
  );
  if (count === undefined) return stars;
  return (
    <span className={`inline-flex items-center gap-2 ${className ?? ''}`}>
      {stars}
      <span className="text-sm text-ink-soft">({count})</span>
    </span>
  );
}
