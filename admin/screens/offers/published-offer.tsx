// A published offer: its figures, codes and terms, and the buttons that end and copy it.
import { CopyPlus, OctagonX } from 'lucide';
import type { ReactNode } from 'react';
import { offersPath } from '@taana-baana/contract/admin/paths/offer-paths.ts';
import type { OfferPage } from '@taana-baana/contract/admin/schemas/selling/offers.ts';
import { formatDateTime } from '@taana-baana/contract/admin/texts/dates.ts';
import { formatRupees } from '@taana-baana/contract/admin/texts/money.ts';
import { formatCount } from '@taana-baana/contract/admin/texts/quantities.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/offers/offers.ts';
import { Icon } from '../../../design/icon.tsx';
import { Button } from '../../components/button.tsx';
import { useQuestion } from '../../components/dialog/dialog.tsx';
import { BackLink } from '../../components/page/back-link.tsx';
import { Figure } from '../../components/page/facts.tsx';
import { Page } from '../../components/page/page.tsx';
import { Section } from '../../components/page/section.tsx';
import { tell } from '../../components/toasts/toast-queue.ts';
import { adminApi } from '../../store/admin-api.ts';
import { CodeLink } from './codes/code-link.tsx';
import { SavedCodes } from './codes/single-use-codes.tsx';
import { StateBadge } from './offer-state.tsx';
import { OfferTermsList } from './offer-terms.tsx';
import { useCopy } from './use-copy.ts';

const { result } = texts;

/** `children`: what stands above. */
export function PublishedOffer({ offer, children }: { offer: OfferPage; children: ReactNode }) {
  const { id, state, terms, code, singleUseCodes } = offer;
  const copy = useCopy(id);
  return (
    <Page
      title={terms.title}
      width="form"
      above={<BackLink to={offersPath}>{texts.title}</BackLink>}
      actions={
        <>
          <Button onPress={() => copy()}>
            <Icon of={CopyPlus} className="size-4" />
            {texts.copy.action}
          </Button>
          {state !== 'ended' && <EndButton id={id} />}
        </>
      }
    >
      {children}
      <div className="flex flex-col gap-4">
        <FiguresSection offer={offer} />
        {terms.how === 'code' && (code !== null || singleUseCodes.made > 0) && (
          <Section heading={texts.how.codes}>
            <div className="flex flex-col gap-4 p-4">
              {code !== null && <CodeLink code={code} />}
              {singleUseCodes.made > 0 && (
                <div className="flex flex-wrap items-center justify-between gap-3">
                  <p className="font-semibold">{texts.how.single}</p>
                  <SavedCodes id={id} codes={singleUseCodes} />
                </div>
              )}
            </div>
          </Section>
        )}
        <OfferTermsList offer={offer} />
      </div>
    </Page>
  );
}

function FiguresSection({ offer: { state, terms, uses, spent, publishedAt, endedAt } }: { offer: OfferPage }) {
  const { limits } = terms;
  const labelOf = (label: string, limit: string | null) => (limit === null ? label : result.atMost(label, limit));
  return (
    <section aria-label={result.figures} className="card flex flex-col gap-4 p-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
        <StateBadge state={state} />
        {publishedAt !== null && result.published(formatDateTime(publishedAt))}{' '}
        {endedAt !== null && result.ended(formatDateTime(endedAt))}
      </p>
      <dl className="grid gap-4 xs:grid-cols-2">
        <Figure
          label={labelOf(result.uses, limits.uses === null ? null : formatCount(limits.uses))}
          value={formatCount(uses)}
        />
        <Figure
          label={labelOf(result.spent, limits.budget === null ? null : formatRupees(limits.budget))}
          value={formatRupees(spent)}
        />
      </dl>
      <p className="text-sm text-ink-soft">{result.usesText}</p>
    </section>
  );
}

function EndButton({ id }: { id: string }) {
  const { ask, dialog } = useQuestion();
  const [end] = adminApi.useEndOfferMutation();
  const onConfirm = () => tell(end({ params: { id } }), texts.end.done);
  return (
    <>
      <Button kind="danger" onPress={() => ask({ ...texts.end, onConfirm })}>
        <Icon of={OctagonX} className="size-4" />
        {texts.end.action}
      </Button>
      {dialog}
    </>
  );
}
