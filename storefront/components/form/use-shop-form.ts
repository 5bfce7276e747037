// Every form's behaviour (spec section 4): on submit all fields count as touched, then it is validated; errors show under touched fields only.
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form';
import type * as z from 'zod/mini';

/**
 * Milliseconds from leaving a field to its error. A press on a button or link is over by then: an error that came in the
 * middle of it would push the button away from under the pointer, and the click would be lost.
 */
const lengthOfAPress = 200;

type FormSchema = z.ZodMiniType<FieldValues, FieldValues>;

type WholeForm<S extends FormSchema> = UseFormReturn<z.input<S>, unknown, z.output<S>>;

/** What forms here use of the library: the build leaves the rest out (storefront/leave-out-unused.ts). */
export interface ShopForm<S extends FormSchema> extends Pick<WholeForm<S>, 'handleSubmit' | 'setError'> {
  formState: Pick<WholeForm<S>['formState'], 'errors' | 'isSubmitting' | 'isSubmitSuccessful'>;
  getValues: () => z.input<S>;
  register: (name: Path<z.input<S>>) => UseFormRegisterReturn;
  reset: (values?: z.input<S>) => void;
}

export function useShopForm<S extends FormSchema>(schema: S, defaultValues: DefaultValues<z.input<S>>): ShopForm<S> {
  return useForm<z.input<S>, unknown, z.output<S>>({
    resolver: checkedBy(schema),
    defaultValues,
    mode: 'onTouched',
    delayError: lengthOfAPress,
  });
}

/** Each field's first complaint. No form here has a field within a field, so a name is enough. */
function checkedBy<S extends FormSchema>(schema: S): Resolver<z.input<S>, unknown, z.output<S>> {
  return (values) => {
    const { success, data, error } = schema.safeParse(values);
    if (success) return { values: data, errors: {} };
    const complaints = error.issues.map(({ path, code, message }) => [String(path[0]), { type: code, message }]);
    return { values: {}, errors: Object.fromEntries(complaints.toReversed()) as FieldErrors<z.input<S>> };
  };
}

/** Puts the server's messages under the fields they speak of, and focus into the first; what speaks of no field is the form's own. Takes what a dispatched thunk came to. */
export function showFieldErrors<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError'> & { getValues: () => Values },
  { payload, error }: { payload?: unknown; error?: unknown },
): void {
  if (!error) return;
  const { fields = {}, message } = (payload ?? {}) as { fields?: Record<string, string>; message?: string };
  const known = Object.entries(fields).filter(([name]) => name in form.getValues());
  known.forEach(([name, complaint], index) => {
    form.setError(name as Path<Values>, { type: 'server', message: complaint }, { shouldFocus: index === 0 });
  });
  // A form that has no error counts as sent.
  if (known.length === 0) form.setError('root', { message: message ?? '' });
}
