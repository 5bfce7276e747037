// The review form: stars and a comment.
import { lengths } from '@taana-baana/contract/limits.ts';
import { screenTexts } from '@taana-baana/contract/messages.ts';
import * as productTexts from '@taana-baana/contract/texts/screens/catalog/product.ts';
import { FieldNotes } from '../../../../design/fields/field-frame.tsx';
import { FormButton } from '../../../components/field/form-button.tsx';
import { TextAreaField } from '../../../../design/fields/text-area-field.tsx';
import { StarInput } from '../../../components/product/star-input.tsx';
import { useReviewForm } from './use-review-form.ts';
import { Form } from '../../../components/field/form.tsx';

export function ReviewForm({ productId }: { productId: string }) {
  const { star, setStar, comment, setComment, errorOf, isSending, submit } = useReviewForm(productId);
  return (
    <Form
      id="write-review"
      onSubmit={(event) => void submit(event)}
      className="grid scroll-mt-8 gap-5 rounded-card bg-paper p-6 shadow-raised"
    >
      <h3 className="text-display-xs">{screenTexts.writeReview}</h3>
      <div>
        <StarInput label={productTexts.yourRating} value={star} onChange={setStar} />
        <FieldNotes id="star" error={errorOf('star')} />
      </div>
      <TextAreaField
        label={productTexts.comments}
        name="comment"
        rows={4}
        maxLength={lengths.comment}
        value={comment}
        onChange={({ target }) => setComment(target.value)}
        error={errorOf('comment')}
      />
      <FormButton isBusy={isSending} className="justify-self-start">
        {productTexts.submitReview}
      </FormButton>
    </Form>
  );
}
