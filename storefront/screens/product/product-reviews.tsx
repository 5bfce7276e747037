// What others say of the product, newest first, and the form for one's own word.
import { useState } from 'react';
import { screenTexts } from '@taana-baana/contract/messages.ts';
import type { Product, Review } from '@taana-baana/contract/schemas/product.ts';
import { StarRating } from '../../components/star-rating.tsx';
import { countedReviews } from './counted-reviews.ts';
import { toReviewDate } from './review-date.ts';
import { ReviewForm } from './review-form.tsx';

/** More than these are shown on demand. */
const shownAtFirst = 6;

export function ProductReviews({ product }: { product: Product }) {
  const { _id, ratings, totalrating, ratingsCount } = product;
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? ratings : ratings.slice(0, shownAtFirst);
  return (
    <section id="reviews" aria-labelledby="reviews-title" className="mt-16 scroll-mt-8 lg:mt-24">
      <h2 id="reviews-title" className="text-display-s">
        Reviews
      </h2>
      <div className="mt-6 grid gap-10 lg:grid-cols-[minmax(0,1fr)_26rem] lg:items-start lg:gap-16">
        <div>
          {ratingsCount > 0 ? (
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-display text-display-s font-semibold tabular">{totalrating}</span>
              <StarRating value={totalrating} />
              <span className="text-sm text-ink-soft">{countedReviews(ratingsCount)}</span>
            </p>
          ) : (
            <p className="text-ink-soft">No reviews yet. Be the first to say how it wears.</p>
          )}
          <ul className="mt-4 ruled">
            {shown.map((review) => (
              <ReviewItem key={review._id} review={review} />
            ))}
          </ul>
          {shown.length < ratings.length && (
            <button type="button" onClick={() => setIsWhole(true)} className="button button-quiet mt-2">
              Show all {ratings.length} reviews
            </button>
          )}
        </div>
        <ReviewForm productId={_id} />
      </div>
    </section>
  );
}

function ReviewItem({ review: { star, comment, createdAt } }: { review: Review }) {
  return (
    <li className="py-5">
      <p className="flex flex-wrap items-center gap-x-3 text-sm">
        <span className="font-semibold">{screenTexts.reviewAuthor}</span>
        <StarRating value={star} />
        <time dateTime={createdAt} className="text-ink-soft">
          {toReviewDate(createdAt)}
        </time>
      </p>
      <p className="mt-1.5 max-w-prose whitespace-pre-line wrap-anywhere">{comment}</p>
    </li>
  );
}
