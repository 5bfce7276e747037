// Validates and sends a review, in the specification's order. Visitors go to /login instead.
import { useEffect, useState, type SubmitEvent } from 'react';
import { reviewMessages } from '@taana-baana/contract/messages.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { rateProduct, loadReviewDraft } from '../../../store/products/review.thunks.ts';
import { selectCustomer } from '../../../store/selectors.ts';
import { showToast } from '../../../store/toast.thunks.ts';
import { visibleText } from '@taana-baana/contract/typed/visible-text.ts';

type ReviewField = 'star' | 'comment';
const messages: Record<ReviewField, string> = {
  star: reviewMessages.starRequired,
  comment: reviewMessages.commentRequired,
};

/** Validates by hand, so that the page does not load the schemas. */
export function useReviewForm(prodId: string) {
  const dispatch = useAppDispatch();
  const customer = useAppSelector(selectCustomer);
  const [star, setStar] = useState(0);
  const [comment, setComment] = useState('');
  const [hasTried, setHasTried] = useState(false);
  const [isSending, setIsSending] = useState(false);

  // After hydration, because the server has no stored draft.
  useEffect(() => {
    const unsent = dispatch(loadReviewDraft(prodId));
    if (!unsent) return;
    // oxlint-disable-next-line react/set-state-in-effect -- reads browser storage once
    setStar(unsent.star);
    setComment(unsent.comment);
  }, [dispatch, prodId]);

  const missing: ReviewField[] = [
    ...(star === 0 ? ['star' as const] : []),
    ...(visibleText(comment) === '' ? ['comment' as const] : []),
  ];
  const errorOf = (field: ReviewField) => (hasTried && missing.includes(field) ? messages[field] : undefined);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setHasTried(true);
    const [first] = missing;
    if (first) {
      void dispatch(showToast({ kind: 'error', message: messages[first] }));
      event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    setIsSending(true);
    const { meta } = await dispatch(rateProduct({ star, comment: visibleText(comment), prodId }));
    setIsSending(false);
    if (meta.requestStatus === 'rejected' || !customer) return;
    setStar(0);
    setComment('');
    setHasTried(false);
  }

  return { star, setStar, comment, setComment, errorOf, isSending, submit };
}
