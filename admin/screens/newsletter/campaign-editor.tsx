// The editor of a newsletter: subject and text with a preview of the mail, saving and sending.
import { Send, Trash2 } from 'lucide';
import { Suspense, useRef, useState } from 'react';
import { campaignLengths } from '@taana-baana/contract/admin/content/campaign-text.ts';
import { newsletterPath } from '@taana-baana/contract/admin/paths/newsletter-paths.ts';
import type { CampaignPage } from '@taana-baana/contract/admin/schemas/content/campaigns.ts';
import * as texts from '@taana-baana/contract/admin/texts/content/newsletter.ts';
import * as messages from '@taana-baana/contract/admin/texts/content/newsletter-messages.ts';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../../design/fields/text-field.tsx';
import { Icon } from '../../../design/icon.tsx';
import { BackLink } from '../../components/page/back-link.tsx';
import { lazyPart } from '../../components/page/lazy-part.tsx';
import { showFailure, showToast, tell } from '../../components/toasts/toast-queue.ts';
import { DraftBar, DraftPage } from '../../drafts/draft-page.tsx';
import { SaveNote } from '../../drafts/notes.tsx';
import { useDraft } from '../../drafts/use-draft.ts';
import { adminApi } from '../../store/admin-api.ts';
import type { AdminError } from '../../store/send.ts';
import { newsletterApi } from '../../store/content/newsletter.api.ts';
import { type CampaignText, campaignKind, localCampaign } from './campaign-kind.ts';
import { CampaignTextField } from './campaign-text-field.tsx';
import { MailPreview } from './mail-preview.tsx';

const SendDialog = lazyPart(async () => (await import('./send-dialog.tsx')).SendDialog);

interface CampaignEditorProps {
  opened: CampaignPage;
  /** The id of the member who types. */
  member: string;
}

export function CampaignEditor({ opened, member }: CampaignEditorProps) {
  const { id } = opened;
  const shopUrl = adminApi.useGetMeQuery().data?.shopUrl ?? '';
  const [readCampaign] = adminApi.useLazyGetCampaignQuery();
  const editing = useDraft(campaignKind, opened, member, {
    storage: localCampaign(id, member),
    // Somebody else has sent it: that replaces this screen.
    onAnswer: ({ state }) => state !== 'draft' && void readCampaign({ params: { id: id } }),
  });
  const { draft, saver, type } = editing;
  const { text, state, saved, isReplacing } = draft;
  const [saveCampaign] = newsletterApi.useSaveCampaignMutation();
  const [sendCampaign] = adminApi.useSendCampaignMutation();
  const [testCampaign, { isLoading: isTesting }] = adminApi.useTestCampaignMutation();
  const subject = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLTextAreaElement>(null);
  const [isChecked, setIsChecked] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const errors = errorsOf(text, isChecked);

  /** Shows what is missing at its field. */
  const isReady = () => {
    setIsChecked(true);
    const missing = errorsOf(text, true);
    const field = missing.subject ? subject : missing.body ? body : undefined;
    field?.current?.focus();
    return field === undefined;
  };
  const ask = async () => {
    if (!isReady() || !(await saver.save())) return;
    if (saver.read().saved.subscribers === 0) showToast(messages.noSubscribers);
    else setIsSending(true);
  };
  const test = async () => {
    if (!isReady() || !(await saver.save())) return;
    await tell(testCampaign({ params: { id } }), ({ to }) => texts.test.done(to));
  };
  /** The sent newsletter replaces this screen. A refused one is shown in its new state. */
  const send = async (at: string | null) => {
    let error: AdminError | undefined;
    await editing.change(
      (draftId) => sendCampaign({ params: { id }, body: { draft: draftId ?? '', at } }).unwrap(),
      (refused) => {
        error = refused;
      },
    );
    if (error?.fields?.at) return { error };
    setIsSending(false);
    if (!error) return undefined;
    showFailure(error);
    if (error.code !== 'step-up-required')
      await saver.replaceBy(() => readCampaign({ params: { id: id } }).unwrap()).catch(() => {});
    return undefined;
  };
  const remove = () =>
    editing.remove((gone) => saveCampaign({ params: { id }, body: { ...gone, basedOn: null } }).unwrap());
  const { subscribers } = saved;
  return (
    <DraftPage
      draft={editing}
      title={texts.editor.title}
      width="list"
      gap="gap-5"
      above={<BackLink to={newsletterPath}>{texts.title}</BackLink>}
      menu={{
        label: texts.editor.actions,
        actions: [{ label: texts.remove.action, icon: Trash2, onAction: () => remove() }],
      }}
    >
      <div className="grid items-start gap-x-8 gap-y-6 xl:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-4">
          <TextField
            ref={subject}
            label={texts.editor.subject}
            hint={texts.editor.subjectHint}
            autoComplete="off"
            enterKeyHint="next"
            error={errors.subject}
            value={text.subject}
            readOnly={isReplacing}
            onChange={({ target }) => type({ subject: target.value })}
          />
          <CampaignTextField
            area={body}
            shopUrl={shopUrl}
            value={text.body}
            error={errors.body}
            isReadOnly={isReplacing}
            onChange={(value) => type({ body: value })}
          />
        </div>
        <section aria-labelledby="preview" className="min-w-0 xl:sticky xl:top-6">
          <h2 id="preview" className="field-label font-text">
            {texts.preview.heading}
          </h2>
          <MailPreview {...text} />
        </section>
      </div>
      <DraftBar note={<SaveNote state={state} unchanged={texts.editor.unchanged} />}>
        <Button isPending={isTesting} onPress={() => test()}>
          {texts.test.action}
        </Button>
        <Button kind="primary" isPending={isReplacing} onPress={() => ask()}>
          {!isReplacing && <Icon of={Send} className="size-4" />}
          {texts.send.action(subscribers)}
        </Button>
      </DraftBar>
      <Suspense>
        {isSending && (
          <SendDialog
            subject={text.subject.trim()}
            subscribers={subscribers}
            onSend={send}
            onClose={() => setIsSending(false)}
          />
        )}
      </Suspense>
    </DraftPage>
  );
}

interface Errors {
  readonly subject?: string | undefined;
  readonly body?: string | undefined;
}

/** `isChecked`: includes what is missing. */
function errorsOf({ subject, body }: CampaignText, isChecked: boolean): Errors {
  const missing = (text: string, message: string) => (isChecked && text.trim() === '' ? message : undefined);
  return {
    subject:
      subject.trim().length > campaignLengths.subject
        ? messages.subjectTooLong
        : missing(subject, messages.subjectMissing),
    body: body.length > campaignLengths.body ? messages.bodyTooLong : missing(body, messages.textMissing),
  };
}
