// One section's form: filled from a version, saved, undone. If somebody else saved first, nothing
// is lost: both people's changes are saved, and of a field that both changed, the member chooses.
import { useEffect, useRef, useState } from 'react';
import type { AllSettings } from '@taana-baana/contract/admin/schemas/shop/settings.ts';
import { type SectionValue, settingsSections } from '@taana-baana/contract/schemas/shop/settings.ts';
import { merged as mergedText } from '@taana-baana/contract/admin/texts/writing.ts';
import type { ShopForm } from '../../../../design/form/use-shop-form.ts';
import { showToast } from '../../../components/toasts/toast-queue.ts';
import type { AdminError } from '../../../store/send.ts';
import { adminApi } from '../../../store/admin-api.ts';
import { type FormSection, type SectionSave, settingsApi } from '../../../store/shop/settings.api.ts';
import { type Kept, useKeptForm } from '../../../store/use-kept-form.ts';
import { fillForm, typedIn } from './fill-form.ts';
import { type Merge, merge, toTyped, type TypedSection } from './section-values.ts';

export type SectionForm<S extends FormSection> = ShopForm<TypedSection<S>, SectionValue<S>> & { readonly kept: Kept };

interface Version {
  readonly version: number;
  readonly value: unknown;
}
interface Conflict<S extends FormSection> extends Merge<S> {
  /** The server's sentence: who saved, and when. */
  readonly message: string;
  readonly theirs: Version;
}

export function useSectionForm<S extends FormSection>(section: S, stored: AllSettings[S]) {
  /** The version that filled the form. */
  const base = useRef<Version>(stored);
  // The schema accepts the values of one section; the compiler sees the union of all.
  const form = useKeptForm(
    `settings ${section}`,
    settingsSections[section] as never,
    toTyped(section, stored.value) as never,
    base,
  ) as unknown as SectionForm<S>;
  const [outcome, setOutcome] = useState<'saved' | 'undone'>();
  /** The version that Undo restores. */
  const [before, setBefore] = useState<number>();
  const [conflict, setConflict] = useState<Conflict<S>>();
  const [error, setError] = useState<string>();
  const [saveSection, saving] = settingsApi.useSaveSectionMutation();
  const [revertSettings, reverting] = adminApi.useRevertSettingsMutation();
  const [loadSettings] = adminApi.useLazyGetSettingsQuery();
  const { isDirty } = form.formState;

  const fill = (version: Version, atStart?: unknown) => {
    base.current = version;
    fillForm(form, section, version.value, atStart);
  };
  /** Undo would revert the other person's change. */
  const adoptTheirs = () => {
    fill(stored);
    setOutcome(undefined);
    setBefore(undefined);
  };
  const isOpened = useRef(false);
  // Somebody saved elsewhere, and nothing is typed here: a text that comes back was typed.
  useEffect(() => {
    if (!isOpened.current) isOpened.current = true;
    else if (!isDirty && stored.version > base.current.version) adoptTheirs();
  });

  const fail = (failure: AdminError) => {
    if (failure.code !== 'step-up-required') setError(failure.message);
    return false;
  };
  /** Somebody else saved first: only what both changed is asked. Resolves to whether it is saved. */
  const meet = async (failure: AdminError): Promise<boolean> => {
    const theirs = (await loadSettings()).data?.[section];
    if (!theirs) return fail(failure);
    const merged = merge(section, { base: base.current.value, theirs: theirs.value, ours: form.getValues() });
    if (merged.clashes.length > 0) {
      setConflict({ ...merged, message: failure.message, theirs });
      return false;
    }
    const isSaved = await settle(theirs, merged.take(new Set()));
    if (isSaved) showToast(mergedText);
    return isSaved;
  };
  /** Saves both people's changes on top of theirs. */
  const settle = async (theirs: Version, both: TypedSection<S>): Promise<boolean> => {
    let isSaved = false;
    base.current = theirs;
    form.reset(toTyped(section, theirs.value));
    form.reset(both, { keepDefaultValues: true });
    await form.handleSubmit(async (value) => (isSaved = await send(value, theirs)))();
    return isSaved;
  };
  const send = async (value: unknown, basedOn: Version): Promise<boolean> => {
    setError(undefined);
    const atStart = typedIn(form);
    const answer = await saveSection({ section, basedOn: basedOn.version, value } as SectionSave);
    if (answer.data) {
      // An unchanged value made no version.
      setBefore(answer.data.version > basedOn.version ? basedOn.version : undefined);
      fill({ version: answer.data.version, value }, atStart);
      setOutcome('saved');
      return true;
    }
    const failure = answer.error as AdminError;
    for (const [path, message] of Object.entries(failure.fields)) {
      form.setError(path.replace(/^value\./, '') as never, { type: 'server', message });
    }
    return failure.code === 'conflict' ? meet(failure) : fail(failure);
  };
  const revert = async (version: number, done: 'saved' | 'undone') => {
    setError(undefined);
    const { version: replaced } = base.current;
    const atStart = typedIn(form);
    const { data, error: failure } = await revertSettings({
      params: { section },
      body: { version, basedOn: replaced },
    });
    // If somebody else saved first, their version fills the form, where nothing is typed.
    const fresh = (await loadSettings()).data?.[section];
    if (!data) return fail(failure as AdminError);
    if (fresh) fill(fresh, atStart);
    setBefore(done === 'saved' ? replaced : undefined);
    setOutcome(done);
  };

  return {
    form,
    isDirty,
    isBusy: saving.isLoading || reverting.isLoading,
    error,
    /** The last result, until something is typed. */
    outcome: isDirty ? undefined : outcome,
    conflict,
    closeConflict: () => setConflict(undefined),
    submit: () => form.handleSubmit((value) => send(value, base.current))(),
    /** Ends a conflict. `theirs`: the fields that stay as the other person saved them. */
    settle: async (theirs: ReadonlySet<string>) => {
      setConflict(undefined);
      if (conflict) await settle(conflict.theirs, conflict.take(theirs));
    },
    discard: () => {
      setError(undefined);
      form.kept.discard();
      if (stored.version > base.current.version) adoptTheirs();
    },
    undo: before === undefined ? undefined : () => void revert(before, 'undone'),
    use: (version: number) => revert(version, 'saved'),
  };
}
