// Five read-only stars, with parts of a star. Drawn by product-card.css.
import type { CSSProperties } from 'react';
import { starLimits } from '@taana-baana/contract/limits.ts';
import * as componentTexts from '@taana-baana/contract/texts/component-texts.ts';

interface StarRatingProps {
  value: number;
  className?: string;
}

export const StarRating = ({ value, className }: StarRatingProps) => (
  <span
    role="img"
    aria-label={value > 0 ? componentTexts.rated(value, starLimits.max) : componentTexts.notRated}
    className={`stars${value > 0 ? '' : ' stars-none'}${className ? ` ${className}` : ''}`}
    style={{ '--stars': `${(value / starLimits.max) * 100}%` } as CSSProperties}
  />
);
