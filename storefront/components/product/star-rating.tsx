// Five read-only stars, with parts of a star. Drawn by product-card.css.
import type { CSSProperties } from 'react';
import { starLimits } from '@taana-baana/contract/limits.ts';
import * as componentTexts from '@taana-baana/contract/texts/component-texts.ts';

interface StarRatingProps {
  value: number;
  /** The number of ratings, shown beside the stars. */
  count?: number;
  className?: string;
}

export function StarRating({ value, count, className }: StarRatingProps) {
  const stars = (
    <span
      role="img"
      aria-label={value > 0 ? componentTexts.rated(value, starLimits.max) : componentTexts.notRated}
      className={`stars${value > 0 ? '' : ' stars-none'}${count === undefined && className ? ` ${className}` : ''}`}
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
