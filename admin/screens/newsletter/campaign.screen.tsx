// One newsletter, by the address: the editor of a draft, or what was sent.
import { useState } from 'react';
import { useParams } from 'react-router';
import { newsletterPath } from '@taana-baana/contract/admin/paths/newsletter-paths.ts';
import * as texts from '@taana-baana/contract/admin/texts/content/newsletter.ts';
import { BackLink } from '../../components/page/back-link.tsx';
import { Link } from '../../components/link.tsx';
import { Page } from '../../components/page/page.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../components/page/states.tsx';
import { useGetCampaignQuery } from '../../store/content/newsletter.api.ts';
import type { AdminError } from '../../store/send.ts';
import { useGetMeQuery } from '../../store/people/session.api.ts';
import { CampaignEditor } from './campaign-editor.tsx';
import { UnsavedText } from './unsaved-text.tsx';
import { SentCampaign } from './sent-campaign.tsx';

export function CampaignScreen() {
  const { id = '' } = useParams();
  return <LoadedCampaign key={id} id={id} />;
}

function LoadedCampaign({ id }: { id: string }) {
  const [openedAt] = useState(() => Date.now());
  const { data: me } = useGetMeQuery();
  const {
    data,
    error,
    fulfilledTimeStamp = 0,
    refetch,
  } = useGetCampaignQuery(id, { refetchOnMountOrArgChange: true, refetchOnFocus: true });
  // Data loaded for an earlier visit lacks later saves of others.
  if (me && data && fulfilledTimeStamp >= openedAt) {
    return data.state === 'draft' ? (
      <CampaignEditor opened={data} member={me.id} />
    ) : (
      <SentCampaign campaign={data} me={me} />
    );
  }
  return (
    <Page title={texts.title} above={<BackLink to={newsletterPath}>{texts.title}</BackLink>}>
      {me && error ? <Failure id={id} member={me.id} error={error as AdminError} onRetry={refetch} /> : <Skeleton />}
    </Page>
  );
}

interface FailureProps {
  id: string;
  member: string;
  error: AdminError;
  onRetry: () => unknown;
}

function Failure({ id, member, error: { status, message }, onRetry }: FailureProps) {
  if (status !== 404 && status !== 400) return <ErrorState text={message} onRetry={() => void onRetry()} />;
  return (
    <>
      <UnsavedText id={id} member={member} />
      <EmptyState heading={texts.editor.notFoundHeading} text={message}>
        <Link to={newsletterPath} className="button button-quiet">
          {texts.editor.toList}
        </Link>
      </EmptyState>
    </>
  );
}
