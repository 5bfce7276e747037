// Reviews, newest first, and the form for a new one.
import { useState } from 'react';
import { screenTexts } from '@taana-baana/contract/messages.ts';
import type { Product, Review } from '@taana-baana/contract/schemas/catalog/product.ts';
import * as productTexts from '@taana-baana/contract/texts/screens/catalog/product.ts';
import { StarRating } from '../../../components/product/star-rating.tsx';
import { useShop } from '../../../components/shop-context.ts';
import { toShortDate } from '../../../components/page/short-date.ts';
import { ReviewForm } from './review-form.tsx';

/** A button shows the rest. */
const shownAtFirst = 6;

export function ProductReviews({ product }: { product: Product }) {
  const { _id, ratings, totalrating, ratingsCount } = product;
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? ratings : ratings.slice(0, shownAtFirst);
  return (
    <section id="reviews" aria-labelledby="reviews-title" className="mt-16 scroll-mt-8 lg:mt-24">
      <h2 id="reviews-title" className="text-display-s">
        {productTexts.reviews}
      </h2>
      <div className="mt-6 grid gap-10 lg:grid-cols-[minmax(0,1fr)_26rem] lg:items-start lg:gap-16">
        <div>
          {ratingsCount > 0 ? (
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span aria-hidden="true" className="font-display text-display-s font-semibold tabular">
                {totalrating}
              </span>
              <StarRating value={totalrating} />
              <span className="text-sm text-ink-soft">{productTexts.reviewsCounted(ratingsCount)}</span>
            </p>
          ) : (
            <p className="text-ink-soft">{productTexts.noReviews}</p>
          )}
          <a href="#write-review" className="text-link inline-flex min-h-11 items-center text-sm">
            {screenTexts.writeReview}
          </a>
          <ul className="mt-4 ruled">
            {shown.map((review) => (
              <ReviewItem key={review._id} review={review} />
            ))}
          </ul>
          {shown.length < ratings.length && (
            <button type="button" onClick={() => setIsWhole(true)} className="button button-quiet mt-2">
              {productTexts.showAllReviews(ratings.length)}
            </button>
          )}
        </div>
        <ReviewForm productId={_id} />
      </div>
    </section>
  );
}

function ReviewItem({ review: { star, comment, createdAt, reply } }: { review: Review }) {
  return (
    <li className="py-5">
      <p className="flex flex-wrap items-center gap-x-3 text-sm">
        <span className="font-semibold">{screenTexts.reviewAuthor}</span>
        <StarRating value={star} />
        <time dateTime={createdAt} className="text-ink-soft">
          {toShortDate(createdAt)}
        </time>
      </p>
      <p className="mt-1.5 max-w-prose whitespace-pre-line">{comment}</p>
      {reply && <ShopReply reply={reply} />}
    </li>
  );
}

function ShopReply({ reply: { text, createdAt } }: { reply: NonNullable<Review['reply']> }) {
  const { name } = useShop();
  return (
    <div className="mt-3 max-w-prose border-l-3 border-line pl-4">
      <p className="flex flex-wrap items-center gap-x-3 text-sm">
        <span className="font-semibold">{productTexts.replyFrom(name)}</span>
        <time dateTime={createdAt} className="text-ink-soft">
          {toShortDate(createdAt)}
        </time>
      </p>
      <p className="mt-1 whitespace-pre-line">{text}</p>
    </div>
  );
}
