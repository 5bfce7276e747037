// A newsletter that is scheduled, being sent or sent: its mails, the button to stop them, its text.
import { CopyPlus, OctagonX, Undo2 } from 'lucide';
import { newsletterPath } from '@taana-baana/contract/admin/paths/newsletter-paths.ts';
import { isPermitted } from '@taana-baana/contract/admin/permissions.ts';
import type { CampaignPage } from '@taana-baana/contract/admin/schemas/content/campaigns.ts';
import type { Me } from '@taana-baana/contract/admin/schemas/people/staff.ts';
import { formatDateTime } from '@taana-baana/contract/admin/texts/dates.ts';
import * as texts from '@taana-baana/contract/admin/texts/content/newsletter.ts';
import { BackLink } from '../../components/page/back-link.tsx';
import { Button } from '../../components/button.tsx';
import { useQuestion } from '../../components/dialog/dialog.tsx';
import { Icon } from '../../../design/icon.tsx';
import { Link } from '../../components/link.tsx';
import { Page } from '../../components/page/page.tsx';
import { tell } from '../../components/toasts/toast-queue.ts';
import { adminApi } from '../../store/admin-api.ts';
import { UnsavedText } from '../../drafts/unsaved-text.tsx';
import { MailPreview } from './mail-preview.tsx';
import { MailProgress, refresh, StateBadge } from './campaign-state.tsx';
import { useNewDraft } from '../../drafts/use-new-draft.ts';
import { campaignKind, localCampaign } from './campaign-kind.ts';

export function SentCampaign({ campaign, me }: { campaign: CampaignPage; me: Me }) {
  const { id, subject, state } = campaign;
  const { begin, isPending } = useNewDraft(campaignKind);
  adminApi.useGetCampaignQuery({ params: { id } }, { skip: state !== 'sending', ...refresh });
  return (
    <Page
      title={subject}
      width="form"
      above={<BackLink to={newsletterPath}>{texts.title}</BackLink>}
      actions={
        <Button isPending={isPending} onPress={() => begin(campaignKind.textOf(campaign))}>
          {!isPending && <Icon of={CopyPlus} className="size-4" />}
          {texts.result.another}
        </Button>
      }
    >
      <UnsavedText kind={campaignKind} storage={localCampaign(id, me.id)} texts={texts.left} />
      <Mails campaign={campaign} canReadSystem={isPermitted(me.role, 'system.read')} />
      <section aria-labelledby="sent-text" className="mt-6">
        <h2 id="sent-text" className="mb-2 text-base">
          {state === 'scheduled' ? texts.preview.heading : texts.result.text}
        </h2>
        <MailPreview {...campaign} />
      </section>
    </Page>
  );
}

function Mails({ campaign, canReadSystem }: { campaign: CampaignPage; canReadSystem: boolean }) {
  const { id, state, startedAt, stoppedAt, mails } = campaign;
  if (!mails || startedAt === null) return null;
  return (
    <section aria-label={texts.result.heading} className="card flex flex-col gap-3 p-4 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p role="status" className="flex items-center gap-2 text-base font-semibold">
          <StateBadge state={state} />
          {(state === 'sent' || state === 'stopped') && texts.mails.sent(mails.sent)}
        </p>
        {state === 'scheduled' && <UnscheduleButton id={id} />}
        {state === 'sending' && <StopButton id={id} />}
      </div>
      {state === 'sending' && <MailProgress mails={mails} />}
      <p className="text-ink-soft">{whatHappened(campaign)}</p>
      {mails.undeliverable > 0 && (
        <p className="flex flex-wrap items-center gap-x-2 font-medium text-madder">
          {texts.result.undeliverable(mails.undeliverable)}
          {canReadSystem && (
            <Link to="/system" className="text-link inline-flex min-h-(--control) items-center">
              {texts.result.why}
            </Link>
          )}
        </p>
      )}
    </section>
  );

  function whatHappened({ state: now, subscribers }: CampaignPage): string {
    if (now === 'scheduled') return texts.result.scheduled(formatDateTime(startedAt ?? ''), subscribers);
    if (now === 'sending') return texts.result.sending;
    return stoppedAt === null
      ? texts.result.sent(formatDateTime(startedAt ?? ''))
      : texts.result.stopped(formatDateTime(stoppedAt));
  }
}

/** The editor replaces this screen. */
function UnscheduleButton({ id }: { id: string }) {
  const [stop, { isLoading }] = adminApi.useStopCampaignMutation();
  return (
    <Button isPending={isLoading} onPress={() => tell(stop({ params: { id } }), texts.unschedule.done)}>
      {!isLoading && <Icon of={Undo2} className="size-4" />}
      {texts.unschedule.action}
    </Button>
  );
}

function StopButton({ id }: { id: string }) {
  const { ask, dialog } = useQuestion();
  const [stop] = adminApi.useStopCampaignMutation();
  const onConfirm = () => tell(stop({ params: { id } }), texts.stop.done);
  return (
    <>
      <Button kind="danger" onPress={() => ask({ ...texts.stop, onConfirm })}>
        <Icon of={OctagonX} className="size-4" />
        {texts.stop.action}
      </Button>
      {dialog}
    </>
  );
}
