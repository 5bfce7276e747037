// react-hook-form with a schema of the contract (spec section 4): submitting touches all fields,
// and errors show under touched fields only.
import {
  get,
  set,
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';
import type * as z from 'zod/mini';

/**
 * Milliseconds from leaving a field to its error. A click on a button is over by then: an error
 * that appears during the click would move the button away, and the click would be lost.
 */
const errorDelay = 200;

export type FormSchema = z.ZodMiniType<FieldValues, FieldValues>;
export type FormDefaults<S extends FormSchema> = DefaultValues<z.input<S>>;

/** The controls' values by name. */
export type FormFields = FieldValues;

/** `Fields`: the controls' values. `Value`: the schema's output. */
export type ShopForm<Fields extends FieldValues, Value> = UseFormReturn<Fields, unknown, Value>;

export function useShopForm<S extends FormSchema>(
  schema: S,
  defaultValues: FormDefaults<S>,
): ShopForm<z.input<S>, z.output<S>> {
  return useForm<z.input<S>, unknown, z.output<S>>({
    resolver: schemaResolver(schema),
    defaultValues,
    mode: 'onTouched',
    delayError: errorDelay,
  });
}

/** What a field needs of its form: `{...field('amount')}`. */
export const fieldsOf =
  <Fields extends FieldValues, Value>(form: ShopForm<Fields, Value>) =>
  (name: Path<Fields>) => ({
    error: form.getFieldState(name, form.formState).error?.message,
    ...form.register(name),
  });

/** The first error of each field, at the field's path. */
function schemaResolver<S extends FormSchema>(schema: S): Resolver<z.input<S>, unknown, z.output<S>> {
  return (values) => {
    const { success, data, error } = schema.safeParse(values);
    if (success) return { values: data, errors: {} };
    const errors: FieldErrors<z.input<S>> = {};
    for (const { path, code, message } of error.issues.toReversed())
      set(errors, path.join('.'), { type: code, message });
    return { values: {}, errors };
  };
}

/**
 * Shows the server's field messages and focuses the first of those fields; other failures become
 * the form's root error, whose type is the server's code. Takes the action that a dispatched thunk
 * resolved to.
 */
export function showFieldErrors<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError'> & { getValues: () => Values },
  { payload, error }: { payload?: unknown; error?: unknown },
): void {
  if (!error) return;
  const { fields = {}, code, message } = (payload ?? {}) as Partial<FailedCall>;
  const known = Object.entries(fields).filter(([name]) => get(form.getValues(), name) !== undefined);
  known.forEach(([name, text], index) => {
    form.setError(name as Path<Values>, { type: 'server', message: text }, { shouldFocus: index === 0 });
  });
  // Without any error react-hook-form counts the form as sent.
  if (known.length === 0) form.setError('root', { type: code ?? 'server', message: message ?? '' });
}

interface FailedCall {
  fields: Record<string, string>;
  code: string;
  message: string;
}
