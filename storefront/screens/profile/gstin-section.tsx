// The GSTIN of a customer who is registered for GST.
import { GstinForm } from '@taana-baana/contract/schemas/selling/gstin.ts';
import * as fieldLabels from '@taana-baana/contract/texts/field-labels.ts';
import * as texts from '@taana-baana/contract/texts/screens/people/profile.ts';
import { fieldsOf, showFieldErrors, useShopForm } from '../../../design/form/use-shop-form.ts';
import { ErrorState } from '../../components/error-state.tsx';
import { FormButton } from '../../components/field/form-button.tsx';
import { TextField } from '../../../design/fields/text-field.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useAppDispatch } from '../../store/hooks.ts';
import { useFetched } from '../../store/use-thunk.ts';
import { fetchGstin, saveGstin } from '../../store/profile/gstin.thunks.ts';
import { Form } from '../../components/field/form.tsx';
import { FormProblem } from '../../components/form/form-foot.tsx';

export function GstinSection() {
  const { answer, failure, retry } = useFetched(fetchGstin);
  return (
    <section aria-labelledby="gstin-heading" className="border-t border-line pt-8 lg:col-start-1">
      <h2 id="gstin-heading" className="text-display-s">
        {texts.gstin}
      </h2>
      <p className="mt-2 text-ink-soft">{texts.gstinHint}</p>
      {failure !== undefined && <ErrorState message={failure} onRetry={retry} />}
      {!answer && failure === undefined && (
        <div className="mt-5 grid max-w-md gap-4">
          <Skeleton className="h-16 w-full" />
          <Skeleton className="h-12 w-40" />
        </div>
      )}
      {answer && <Fields saved={answer.gstin} />}
    </section>
  );
}

function Fields({ saved }: { saved: string | null }) {
  const dispatch = useAppDispatch();
  const form = useShopForm(GstinForm, { gstin: saved ?? '' });
  const field = fieldsOf(form);
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ gstin }) => {
    const outcome = await dispatch(saveGstin(gstin));
    showFieldErrors(form, outcome);
    if (saveGstin.fulfilled.match(outcome)) form.reset({ gstin: outcome.payload.gstin ?? '' });
  });
  return (
    <Form onSubmit={(event) => void submit(event)} className="mt-5 grid max-w-md gap-4">
      <TextField
        label={`${fieldLabels.gstin} ${fieldLabels.optional}`}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        className="tabular uppercase"
        {...field('gstin')}
      />
      <FormProblem of={errors.root} />
      <div>
        <FormButton isBusy={isSubmitting}>{texts.updateGstin}</FormButton>
      </div>
    </Form>
  );
}
