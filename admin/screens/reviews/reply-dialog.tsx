// Writes or changes the shop's reply to a review.
import { ReviewReply } from '@taana-baana/contract/admin/schemas/catalog/reviews.ts';
import { reply as texts } from '@taana-baana/contract/admin/texts/catalog/reviews.ts';
import { fieldsOf } from '../../../design/form/use-shop-form.ts';
import { FormDialog } from '../../components/dialog/form-dialog.tsx';
import { TextAreaField } from '../../../design/fields/text-area-field.tsx';
import { showToast } from '../../components/toasts/toast-queue.ts';
import { reviewsApi } from '../../store/catalog/reviews.api.ts';
import { useKeptForm } from '../../store/use-kept-form.ts';

export function ReplyDialog({ id, text, onClose }: { id: string; text: string; onClose: () => void }) {
  const form = useKeptForm(`reply ${id}`, ReviewReply, { text });
  const field = fieldsOf(form);
  const [send] = reviewsApi.useReplyToReviewMutation();
  return (
    <FormDialog
      title={texts.heading}
      form={form}
      submit={texts.submit}
      onSend={(body) => send({ params: { id }, body })}
      onDone={() => showToast(texts.done)}
      onClose={onClose}
    >
      <TextAreaField label={texts.label} hint={texts.hint} rows={5} {...field('text')} />
    </FormDialog>
  );
}
