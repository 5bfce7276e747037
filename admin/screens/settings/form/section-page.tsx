// The page of a section: its form, Save at the bottom, its versions.
import { RotateCcw } from 'lucide';
import { type ComponentType, useRef } from 'react';
import { useBlocker } from 'react-router';
import type { AllSettings } from '@taana-baana/contract/admin/schemas/shop/settings.ts';
import * as texts from '@taana-baana/contract/admin/texts/shop/settings.ts';
import { ActionsMenu } from '../../../components/actions/actions-menu.tsx';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { KeptNote } from '../../../components/fields/kept-note.tsx';
import { BackLink } from '../../../components/page/back-link.tsx';
import { Page } from '../../../components/page/page.tsx';
import { useLinkedPlace } from '../../../components/page/use-linked-place.ts';
import { useSaveKey } from '../../../components/use-keys.ts';
import { SectionConflict } from './section-conflict.tsx';
import { History } from './history.tsx';
import { SaveBar } from './save-bar.tsx';
import { type SectionForm, useSectionForm } from './use-section-form.ts';
import { adminApi } from '../../../store/admin-api.ts';
import type { FormSection } from '../../../store/shop/settings.api.ts';

/** Shoppers see these; the others are for staff alone. */
const shown: readonly FormSection[] = ['shop', 'look', 'shipping', 'promises', 'days-off', 'sales', 'cash'];

export interface FieldsProps<S extends FormSection> {
  form: SectionForm<S>;
}

interface SectionPageProps<S extends FormSection> {
  section: S;
  settings: AllSettings;
  Fields: ComponentType<FieldsProps<S>>;
  /** Above and below the form, with their own calls. */
  Before?: ComponentType<{ settings: AllSettings }>;
  After?: ComponentType<{ isDirty: boolean }>;
}

export function SectionPage<S extends FormSection>({ section, settings, Fields, Before, After }: SectionPageProps<S>) {
  const stored = settings[section];
  const formElement = useRef<HTMLFormElement>(null);
  const { data: me } = adminApi.useGetMeQuery();
  const state = useSectionForm(section, stored);
  const { form, isDirty, isBusy, conflict, outcome } = state;
  const submit = async () => {
    if (!isDirty || isBusy) return;
    await state.submit();
    requestAnimationFrame(() => formElement.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  useSaveKey(() => void submit());
  useLinkedPlace();
  const isShown = shown.includes(section);
  const done = { saved: isShown ? texts.form.saved : texts.form.savedInside, undone: texts.form.undone };
  const toDefault = { label: texts.form.toDefault, icon: RotateCcw, onAction: () => state.use(0) };
  return (
    <Page
      title={texts.sections[section].title}
      intro={texts.sections[section].intro}
      width="form"
      above={<BackLink to="/settings">{texts.title}</BackLink>}
      actions={stored.version > 0 && !isDirty && <ActionsMenu label={texts.form.actions} actions={[toDefault]} />}
    >
      <div className="flex flex-col gap-4">
        {Before && <Before settings={settings} />}
        <form
          method="post"
          ref={formElement}
          noValidate
          aria-label={texts.sections[section].title}
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <KeptNote kept={{ ...form.kept, discard: state.discard }} />
          <Fields form={form} />
          <SaveBar
            isDirty={isDirty}
            isBusy={isBusy}
            error={state.error}
            done={outcome && done[outcome]}
            shopUrl={isShown ? me?.shopUrl : undefined}
            onUndo={outcome === 'saved' ? state.undo : undefined}
            onDiscard={state.discard}
          />
        </form>
        {After && <After isDirty={isDirty} />}
        <History
          section={section}
          stored={stored}
          isDirty={isDirty}
          isBusy={isBusy}
          onUse={(version) => void state.use(version)}
        />
      </div>
      <UnsavedGuard isDirty={isDirty} />
      {conflict && (
        <SectionConflict
          message={conflict.message}
          clashes={conflict.clashes}
          kept={conflict.kept}
          onSettle={(theirs) => void state.settle(theirs)}
          onClose={state.closeConflict}
        />
      )}
    </Page>
  );
}

function UnsavedGuard({ isDirty }: { isDirty: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  const stay = () => blocker.reset?.();
  return (
    <Dialog title={texts.leaving.heading} isOpen={blocker.state === 'blocked'} onClose={stay}>
      <p className="text-pretty">{texts.leaving.text}</p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onPress={() => blocker.proceed?.()}>{texts.leaving.leave}</Button>
        <Button kind="primary" onPress={stay}>
          {texts.leaving.stay}
        </Button>
      </div>
    </Dialog>
  );
}
