// Writes or changes the shop's reply to a review.
import { ReviewReply } from '@taana-baana/contract/admin/schemas/catalog/reviews.ts';
import { reply as texts } from '@taana-baana/contract/admin/texts/catalog/reviews.ts';
import { showFieldErrors } from '../../../design/form/use-shop-form.ts';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { TextAreaField } from '../../components/fields/fields.tsx';
import { Form, SubmitButton } from '../../components/fields/form.tsx';
import { showToast } from '../../components/toasts/toast-queue.ts';
import { reviewsApi } from '../../store/catalog/reviews.api.ts';
import { useKeptForm } from '../../store/use-kept-form.ts';

export function ReplyDialog({ id, text, onClose }: { id: string; text: string; onClose: () => void }) {
  const form = useKeptForm(`reply ${id}`, ReviewReply, { text });
  const { errors, isSubmitting } = form.formState;
  const [send] = reviewsApi.useReplyToReviewMutation();
  const onSubmit = form.handleSubmit(async (body) => {
    const { error } = await send({ params: { id }, body });
    if (error) return showFieldErrors(form, { error, payload: error });
    showToast(texts.done);
    onClose();
  });
  return (
    <Dialog title={texts.heading} isOpen onClose={onClose}>
      <Form onSubmit={onSubmit} error={errors.root?.message} kept={form.kept}>
        <TextAreaField
          label={texts.label}
          hint={texts.hint}
          rows={5}
          error={errors.text?.message}
          {...form.register('text')}
        />
        <SubmitButton isPending={isSubmitting}>{texts.submit}</SubmitButton>
      </Form>
    </Dialog>
  );
}
