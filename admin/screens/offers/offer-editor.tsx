// The editor of an offer: its terms, what a cart would cost, saving and publishing.
import { CopyPlus, Trash2 } from 'lucide';
import { useRef } from 'react';
import { offersPath } from '@taana-baana/contract/admin/paths/offer-paths.ts';
import type { OfferPage } from '@taana-baana/contract/admin/schemas/selling/offers.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/offers/offers.ts';
import { offerInASentence } from '@taana-baana/contract/admin/texts/selling/offers/offer-words.ts';
import { Button } from '../../components/button.tsx';
import { useQuestion } from '../../components/dialog/dialog.tsx';
import { BackLink } from '../../components/page/back-link.tsx';
import { showToast } from '../../components/toasts/toast-queue.ts';
import { Warnings } from '../../components/writing/warnings.tsx';
import { DraftBar, DraftPage } from '../../drafts/draft-page.tsx';
import { SaveNote } from '../../drafts/notes.tsx';
import { useDraft } from '../../drafts/use-draft.ts';
import { adminApi } from '../../store/admin-api.ts';
import { GiftSection } from './fields/gift-section.tsx';
import { GoodsSection } from './fields/goods-section.tsx';
import { PeopleSection } from './fields/people-section.tsx';
import { WaySection } from './fields/way-section.tsx';
import { LimitsSection, OthersSection, WhenSection } from './fields/when-section.tsx';
import { localOffer, offerKind } from './offer-kind.ts';
import { checkText } from './offer-text.ts';
import { TrialSection } from './trial-section.tsx';
import { useCopy } from './use-copy.ts';

interface OfferEditorProps {
  opened: OfferPage;
  /** The id of the member who types. */
  member: string;
}

export function OfferEditor({ opened, member }: OfferEditorProps) {
  const { id } = opened;
  const [readOffer] = adminApi.useLazyGetOfferQuery();
  const [saveOffer] = adminApi.useSaveOfferMutation();
  const [publishOffer] = adminApi.usePublishOfferMutation();
  const editing = useDraft(offerKind, opened, member, {
    storage: localOffer(id, member),
    // Somebody else has published it: that replaces this screen.
    onAnswer: ({ state }) => state !== 'draft' && void readOffer({ params: { id } }),
  });
  const copy = useCopy(id);
  const { ask, dialog } = useQuestion();
  const form = useRef<HTMLFieldSetElement>(null);
  const { draft, saver, type } = editing;
  const { text, state, saved, isReplacing } = draft;
  const { errors } = checkText(text);
  const section = { text, errors, onType: type };

  const publish = async () => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    if (!(await saver.save())) return;
    const { problems, terms, code } = saver.read().saved;
    if (problems.length > 0) return document.getElementById('problems')?.scrollIntoView({ block: 'center' });
    ask({
      ...texts.publish,
      text: texts.publish.text(offerInASentence(terms, code)),
      onConfirm: async () => {
        const isDone = await editing.change((draftId) =>
          publishOffer({ params: { id }, body: { draft: draftId ?? '' } }).unwrap(),
        );
        if (isDone) showToast(texts.publish.done(saver.read().saved.state));
      },
    });
  };
  const remove = () =>
    editing.remove((gone) => saveOffer({ params: { id }, body: offerKind.bodyOfNew?.(gone) as never }).unwrap());
  return (
    <DraftPage
      draft={editing}
      title={saved.terms.title}
      width="list"
      above={<BackLink to={offersPath}>{texts.title}</BackLink>}
      menu={{
        label: texts.editor.actions,
        actions: [
          { label: texts.copy.action, icon: CopyPlus, onAction: async () => (await saver.save()) && copy() },
          { label: texts.remove.action, icon: Trash2, onAction: () => remove() },
        ],
      }}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <fieldset
          ref={form}
          disabled={isReplacing}
          aria-label={texts.editor.terms}
          className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4"
        >
          <GiftSection {...section} />
          <GoodsSection {...section} />
          <PeopleSection {...section} />
          <WaySection {...section} offer={opened} onSave={saver.save} />
          <WhenSection {...section} />
          <LimitsSection {...section} />
          <OthersSection {...section} />
        </fieldset>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:sticky xl:top-6">
          <TrialSection offer={saved} />
          <Warnings warnings={saved.notes} />
          <Warnings id="problems" heading={texts.editor.problems} warnings={saved.problems} />
        </div>
      </div>
      <DraftBar isShort note={<SaveNote state={state} unchanged={texts.editor.unchanged} />}>
        <Button kind="primary" isPending={isReplacing} onPress={() => publish()}>
          {texts.publish.action}
        </Button>
      </DraftBar>
      {dialog}
    </DraftPage>
  );
}
