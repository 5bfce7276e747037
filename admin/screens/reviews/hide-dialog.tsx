// Hides a review, for one of the reasons that the terms name.
import { hideReasons } from '@taana-baana/contract/admin/paths/review-filters.ts';
import { ReviewHiding } from '@taana-baana/contract/admin/schemas/catalog/reviews.ts';
import { hide as texts } from '@taana-baana/contract/admin/texts/catalog/reviews.ts';
import { fieldsOf, useShopForm } from '../../../design/form/use-shop-form.ts';
import { FormDialog } from '../../components/dialog/form-dialog.tsx';
import { SelectField } from '../../components/fields/select-field.tsx';
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
  const field = fieldsOf(form);
  const [hide] = reviewsApi.useHideReviewMutation();
  return (
    <FormDialog
      title={texts.heading}
      form={form}
      submit={texts.submit}
      onSend={(body) => hide({ params: { id }, body })}
      onDone={() => showToast(texts.done, { onUndo: onUnhide })}
      onClose={onClose}
    >
      <p className="text-sm text-pretty text-ink-soft">{texts.text}</p>
      <SelectField label={texts.reason} options={options} {...field('reason')} />
    </FormDialog>
  );
}
