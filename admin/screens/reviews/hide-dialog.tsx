// Hides a review, for one of the reasons that the terms name.
import { hideReasons } from '@taana-baana/contract/admin/review-filters.ts';
import { ReviewHiding } from '@taana-baana/contract/admin/schemas/catalog/reviews.ts';
import { hide as texts } from '@taana-baana/contract/admin/texts/catalog/reviews.ts';
import { showFieldErrors, useShopForm } from '../../../design/form/use-shop-form.ts';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { SelectField } from '../../components/fields/fields.tsx';
import { Form, SubmitButton } from '../../components/fields/form.tsx';
import { showToast } from '../../components/toasts/toast-queue.ts';
import { reviewsApi } from '../../store/catalog/reviews.api.ts';

const options = hideReasons.map((value) => ({ value, label: texts.reasons[value] }));

interface HideDialogProps {
  id: string;
  onUnhide: () => void;
  onClose: () => void;
}

export function HideDialog({ id, onUnhide, onClose }: HideDialogProps) {
  const form = useShopForm(ReviewHiding, { reason: 'unlawful' });
  const { errors, isSubmitting } = form.formState;
  const [hide] = reviewsApi.useHideReviewMutation();
  const onSubmit = form.handleSubmit(async (body) => {
    const { error } = await hide({ params: { id }, body });
    if (error) return showFieldErrors(form, { error, payload: error });
    showToast(texts.done, { onUndo: onUnhide });
    onClose();
  });
  return (
    <Dialog title={texts.heading} isOpen onClose={onClose}>
      <Form onSubmit={onSubmit} error={errors.root?.message}>
        <p className="text-sm text-pretty text-ink-soft">{texts.text}</p>
        <SelectField
          label={texts.reason}
          options={options}
          error={errors.reason?.message}
          {...form.register('reason')}
        />
        <SubmitButton isPending={isSubmitting}>{texts.submit}</SubmitButton>
      </Form>
    </Dialog>
  );
}
