// One review: stars, text, author, the reply, and its actions.
import { Eye, EyeOff, MessageSquareReply, Star, Trash2 } from 'lucide';
import { Suspense, useState } from 'react';
import { starLimits } from '@taana-baana/contract/limits.ts';
import type { ReviewRow } from '@taana-baana/contract/admin/schemas/catalog/reviews.ts';
import { formatDateTime, formatRecent } from '@taana-baana/contract/admin/texts/dates.ts';
import * as texts from '@taana-baana/contract/admin/texts/catalog/reviews.ts';
import { ActionsMenu } from '../../components/actions/actions-menu.tsx';
import { Icon } from '../../../design/icon.tsx';
import { lazyPart } from '../../components/page/lazy-part.tsx';
import { tell } from '../../components/toasts/toast-queue.ts';
import { reviewsApi } from '../../store/catalog/reviews.api.ts';
import { Badge } from '../../components/badge.tsx';

const HideDialog = lazyPart(async () => (await import('./hide-dialog.tsx')).HideDialog);
const ReplyDialog = lazyPart(async () => (await import('./reply-dialog.tsx')).ReplyDialog);

export function ReviewItem({ review, now }: { review: ReviewRow; now: number }) {
  const { product, star, comment, at, hidden, reply } = review;
  const author = review.author ?? texts.imported;
  return (
    <li className="flex items-start gap-2 py-3 pr-2 pl-4 text-sm">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Stars count={star} />
          <span className="min-w-0 font-semibold">{product.title}</span>
          {hidden && <Badge tone="danger">{texts.hidden(hidden.reason)}</Badge>}
        </p>
        <p className={`mt-1 whitespace-pre-line ${hidden ? 'text-ink-soft' : ''}`}>{comment}</p>
        <p className="mt-1 text-ink-soft" title={formatDateTime(at)}>
          {texts.writtenBy(author, formatRecent(at, now))}
        </p>
        {reply && (
          <div className="mt-2 border-l-3 border-line pl-3">
            <p className="text-ink-soft">{texts.reply.yours(formatRecent(reply.at, now))}</p>
            <p className="whitespace-pre-line">{reply.text}</p>
          </div>
        )}
      </div>
      <Actions review={review} label={texts.actionsOf(author)} />
    </li>
  );
}

const Stars = ({ count }: { count: number }) => (
  <span role="img" aria-label={texts.starsOf(count)} className="flex shrink-0">
    {Array.from({ length: starLimits.max }, (_, index) => (
      <Icon key={index} of={Star} className={`size-4 ${index < count ? 'fill-turmeric text-turmeric' : 'text-line'}`} />
    ))}
  </span>
);

function Actions({ review: { id, hidden, reply }, label }: { review: ReviewRow; label: string }) {
  const [open, setOpen] = useState<'hide' | 'reply'>();
  const [unhide] = reviewsApi.useUnhideReviewMutation();
  const [removeReply] = reviewsApi.useRemoveReplyMutation();
  const [sendReply] = reviewsApi.useReplyToReviewMutation();
  const params = { id };
  const onClose = () => setOpen(undefined);
  const onUnhide = () => tell(unhide({ params }), texts.unhide.done);
  const onRemove = (text: string) =>
    tell(removeReply({ params }), texts.reply.removed, { onUndo: () => tell(sendReply({ params, body: { text } })) });
  return (
    <>
      <ActionsMenu
        label={label}
        actions={[
          {
            label: reply ? texts.reply.change : texts.reply.action,
            icon: MessageSquareReply,
            onAction: () => setOpen('reply'),
          },
          ...(reply ? [{ label: texts.reply.remove, icon: Trash2, onAction: () => onRemove(reply.text) }] : []),
          hidden
            ? { label: texts.unhide.action, icon: Eye, onAction: onUnhide }
            : { label: texts.hide.action, icon: EyeOff, onAction: () => setOpen('hide') },
        ]}
      />
      <Suspense>
        {open === 'hide' && <HideDialog id={id} onUnhide={onUnhide} onClose={onClose} />}
        {open === 'reply' && <ReplyDialog id={id} text={reply?.text ?? ''} onClose={onClose} />}
      </Suspense>
    </>
  );
}
