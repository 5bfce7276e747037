// One enquiry: its text, its sender, the answers, and the form for the next one.
import { useParams } from 'react-router';
import * as z from 'zod/mini';
import { settleBy } from '@taana-baana/contract/admin/deadlines.ts';
import { enquiryFilters } from '@taana-baana/contract/admin/paths/enquiry-tabs.ts';
import { ordersPath } from '@taana-baana/contract/admin/paths/order-paths.ts';
import { EnquiryAnswerForm, type EnquiryPage } from '@taana-baana/contract/admin/schemas/people/enquiries.ts';
import { formatRecent, formatShortDay } from '@taana-baana/contract/admin/texts/dates.ts';
import * as texts from '@taana-baana/contract/admin/texts/people/enquiries.ts';
import { answer as mailTexts } from '@taana-baana/contract/texts/mails/people/enquiries.ts';
import { greetingTo, isGreeting } from '@taana-baana/contract/texts/mails/greetings.ts';
import { Button } from '../../components/button.tsx';
import { TextAreaField } from '../../../design/fields/text-area-field.tsx';
import { SubmitButton } from '../../components/fields/form.tsx';
import { SchemaForm } from '../../components/fields/schema-form.tsx';
import { Link } from '../../components/link.tsx';
import { ContactWays } from '../../components/orders/contact-ways.tsx';
import { BackLink } from '../../components/page/back-link.tsx';
import { Page } from '../../components/page/page.tsx';
import { Section } from '../../components/page/section.tsx';
import { QueryState } from '../../components/page/query-state.tsx';
import { showToast, tell } from '../../components/toasts/toast-queue.ts';
import { useNow } from '../../components/use-now.ts';
import { DeadlineBadges } from './deadline-badges.tsx';
import { adminApi } from '../../store/admin-api.ts';
import { useKeptForm } from '../../store/use-kept-form.ts';
import { fieldsOf } from '../../../design/form/use-shop-form.ts';

const { page } = texts;

const missing = { heading: page.notFoundHeading, to: enquiryFilters.path(), toList: page.toList };

export function EnquiryScreen() {
  const { id = '' } = useParams();
  const query = adminApi.useGetEnquiryQuery({ params: { id } }, { refetchOnMountOrArgChange: true });
  const enquiry = query.currentData;
  return (
    <Page
      title={enquiry?.ticket ?? texts.title}
      above={<BackLink to={enquiryFilters.path()}>{page.back}</BackLink>}
      actions={enquiry && <StateButton enquiry={enquiry} />}
    >
      <QueryState query={{ ...query, data: enquiry }} missing={missing}>
        {(shown) => <Content key={shown.id} enquiry={shown} />}
      </QueryState>
    </Page>
  );
}

/** Answered by phone, or reopened. Each undoes the other. */
function StateButton({ enquiry: { id, isOpen } }: { enquiry: EnquiryPage }) {
  const [close, closing] = adminApi.useCloseEnquiryMutation();
  const [reopen, reopening] = adminApi.useReopenEnquiryMutation();
  const params = { id };
  const onReopen = () => tell(reopen({ params }), texts.reopen.done);
  const onClose = () => tell(close({ params }), texts.close.done, { onUndo: onReopen });
  return (
    <Button isPending={closing.isLoading || reopening.isLoading} onPress={isOpen ? onClose : onReopen}>
      {isOpen ? texts.close.action : texts.reopen.action}
    </Button>
  );
}

function Content({ enquiry }: { enquiry: EnquiryPage }) {
  const now = useNow();
  return (
    <>
      <p className="-mt-3 mb-5 flex flex-wrap items-center gap-2 text-sm">
        <DeadlineBadges enquiry={enquiry} now={now} />
      </p>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(18rem,2fr)]">
        <div className="flex min-w-0 flex-col gap-4">
          <Section heading={page.question} text={page.received(formatRecent(enquiry.receivedAt, now))}>
            <p className="px-4 py-3 whitespace-pre-line">{enquiry.comment}</p>
          </Section>
          {enquiry.answers.length > 0 && (
            <Section heading={texts.answers.heading}>
              <ol className="ruled">
                {enquiry.answers.map(({ id, text, at, by }) => (
                  <li key={id} className="px-4 py-3">
                    <p className="text-sm text-ink-soft">
                      {by === null ? formatRecent(at, now) : texts.answers.by(by, formatRecent(at, now))}
                    </p>
                    <p className="mt-1 whitespace-pre-line">{text}</p>
                  </li>
                ))}
              </ol>
            </Section>
          )}
          {/* After an answer there is a new form, with its own key. */}
          <AnswerForm key={enquiry.answers.length} enquiry={enquiry} />
        </div>
        <SenderSection enquiry={enquiry} />
      </div>
    </>
  );
}

function SenderSection({ enquiry: { name, email, mobile, receivedAt, isOpen } }: { enquiry: EnquiryPage }) {
  const now = useNow();
  return (
    <Section heading={page.sender}>
      <div className="ruled px-4 text-sm">
        <div className="py-3">
          <p className="text-base font-semibold">{name}</p>
          <ContactWays name={name} mobile={mobile} email={email} />
        </div>
        <p className="py-1">
          <Link to={ordersPath({ search: mobile })} className="text-link inline-flex min-h-(--control) items-center">
            {page.orders}
          </Link>
        </p>
        {isOpen && (
          <div className="py-3">
            <p className="font-semibold">{texts.settleBy(formatShortDay(settleBy(receivedAt), now))}</p>
            <p className="mt-0.5 text-pretty text-ink-soft">{page.rule}</p>
          </div>
        )}
      </div>
    </Section>
  );
}

const AnswerText = z.pick(EnquiryAnswerForm, { text: true });

function AnswerForm({ enquiry: { id, name, answers } }: { enquiry: EnquiryPage }) {
  const form = useKeptForm(`enquiry ${id}`, AnswerText, { text: '' });
  const field = fieldsOf(form);
  const [send] = adminApi.useAnswerEnquiryMutation();
  return (
    <Section heading={answers.length === 0 ? texts.answer.heading : texts.answer.again}>
      <SchemaForm
        form={form}
        submit={
          <div className="flex justify-end">
            <SubmitButton isPending={form.formState.isSubmitting}>{texts.answer.submit}</SubmitButton>
          </div>
        }
        onSend={({ text }) => send({ params: { id }, body: { key: form.sendKey(), text } })}
        onDone={() => showToast(texts.answer.done(name))}
        className="px-4 py-4"
      >
        {!isGreeting(form.watch('text')) && <p className="text-ink-soft">{greetingTo(name)}</p>}
        <TextAreaField label={texts.answer.label} hint={texts.answer.hint} rows={7} {...field('text')} />
        <p className="text-ink-soft">{mailTexts.more}</p>
      </SchemaForm>
    </Section>
  );
}
