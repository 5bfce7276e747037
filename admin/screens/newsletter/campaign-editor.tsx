// The editor of a newsletter: subject and text with a preview of the mail, saving and sending.
import { Send, Trash2 } from 'lucide';
import { useRef, useState } from 'react';
import { campaignLengths } from '@taana-baana/contract/admin/content/campaign-lengths.ts';
import { newsletterPath } from '@taana-baana/contract/admin/paths/newsletter-paths.ts';
import type { CampaignPage } from '@taana-baana/contract/admin/schemas/content/campaigns.ts';
import * as texts from '@taana-baana/contract/admin/texts/content/newsletter.ts';
import * as messages from '@taana-baana/contract/admin/texts/content/newsletter-messages.ts';
import * as writing from '@taana-baana/contract/admin/texts/writing.ts';
import { ActionsMenu } from '../../components/actions/actions-menu.tsx';
import { BackLink } from '../../components/page/back-link.tsx';
import { Button } from '../../components/button.tsx';
import { ConfirmDialog } from '../../components/dialog/dialog.tsx';
import { TextField } from '../../components/fields/fields.tsx';
import { Icon } from '../../components/icon.tsx';
import { Page } from '../../components/page/page.tsx';
import { showToast } from '../../components/toasts/toast-queue.ts';
import { useSaveKey } from '../../components/use-save-key.ts';
import { ConflictDialog } from '../../components/writing/conflict-dialog.tsx';
import { SaveNote } from '../../components/writing/save-note.tsx';
import { CampaignTextField } from './campaign-text-field.tsx';
import { MailPreview } from './mail-preview.tsx';
import { useCampaignDraft, toText } from './use-campaign-draft.ts';
import type { CampaignText } from './use-new-campaign.ts';

interface CampaignEditorProps {
  opened: CampaignPage;
  /** The id of the member who types. */
  member: string;
}

export function CampaignEditor({ opened, member }: CampaignEditorProps) {
  const { draft, saver, isTesting, ...actions } = useCampaignDraft(opened, member);
  const { text, state, saved, isRestored, isReplacing } = draft;
  const subject = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLTextAreaElement>(null);
  const [isChecked, setIsChecked] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const errors = errorsOf(text, isChecked);
  const type = (change: Partial<CampaignText>) => saver.type({ ...text, ...change });
  useSaveKey(() => void saver.save());

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
    else setIsAsking(true);
  };
  const { subscribers } = saved;
  return (
    <Page
      title={texts.editor.title}
      above={<BackLink to={newsletterPath}>{texts.title}</BackLink>}
      actions={
        <ActionsMenu
          label={texts.editor.actions}
          actions={[{ label: texts.remove.action, icon: Trash2, onAction: () => void actions.remove() }]}
        />
      }
    >
      <div className="flex flex-col gap-5">
        {isRestored && (
          <p role="status" className="rounded-control bg-turmeric-wash px-3 py-2 text-sm font-medium">
            {writing.saving.restored}
          </p>
        )}
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
        <div className="save-bar">
          <div className="min-w-0 flex-1 basis-full sm:basis-44">
            <SaveNote state={state} unchanged={texts.editor.unchanged} />
          </div>
          <div className="ml-auto flex flex-wrap justify-end gap-2">
            <Button isPending={isTesting} onPress={() => isReady() && void actions.test()}>
              {texts.test.action}
            </Button>
            <Button kind="primary" isPending={isReplacing} onPress={() => void ask()}>
              {!isReplacing && <Icon of={Send} className="size-4" />}
              {texts.send.action(subscribers)}
            </Button>
          </div>
        </div>
      </div>
      <ConfirmDialog
        title={texts.send.heading(subscribers)}
        text={texts.send.text(text.subject.trim())}
        confirm={texts.send.action(subscribers)}
        isOpen={isAsking}
        isPending={isReplacing}
        onClose={() => setIsAsking(false)}
        onConfirm={() => void actions.send().finally(() => setIsAsking(false))}
      />
      {state.kind === 'conflict' && state.other.state === 'draft' && (
        <ConflictDialog
          message={state.message}
          mine={toText(text)}
          theirs={toText(state.other)}
          onKeepMine={() => void saver.keepMine()}
          onTakeTheirs={() => {
            saver.takeTheirs();
            showToast(writing.conflict.taken, { onUndo: () => void bringBack(text) });
          }}
        />
      )}
    </Page>
  );

  /** Even after the page was left. */
  function bringBack(mine: CampaignText): Promise<boolean> {
    saver.type(mine);
    return saver.save();
  }
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
