// Links to reach a customer: by phone, WhatsApp and mail, as far as known. WhatsApp writes the
// shop's message about the state of now; a menu has the others.
import { Mail, MessageCircle, Phone, type IconNode } from 'lucide';
import type { CustomerMessage } from '@taana-baana/contract/admin/schemas/selling/orders.ts';
import { customer as texts } from '@taana-baana/contract/admin/texts/selling/order-page.ts';
import { labels } from '@taana-baana/contract/admin/texts/shop/settings-fields.ts';
import { Icon } from '../../../design/icon.tsx';
import { ActionsMenu } from '../actions/actions-menu.tsx';

interface ContactWaysProps {
  name: string;
  mobile: string | null;
  email: string | null;
  messages?: readonly CustomerMessage[] | undefined;
}

/** With India's code. */
export const numberOf = (mobile: string): string => `91${mobile.replaceAll(/\D/g, '').slice(-10)}`;

export const whatsAppHref = (mobile: string, text: string | null): string =>
  `https://wa.me/${numberOf(mobile)}${text === null ? '' : `?text=${encodeURIComponent(text)}`}`;

export function ContactWays({ name, mobile, email, messages = [] }: ContactWaysProps) {
  const now = messages.find(({ isNow, text }) => isNow && text !== null);
  return (
    <>
      {(mobile ?? email) && <p className="tabular mt-1 text-ink-soft">{[mobile, email].filter(Boolean).join(' · ')}</p>}
      <div className="mt-3 flex flex-wrap gap-2 empty:hidden">
        {mobile && <Way label={texts.call} name={name} icon={Phone} href={`tel:+${numberOf(mobile)}`} />}
        {mobile && (
          <Way label={texts.whatsApp} name={name} icon={MessageCircle} href={whatsAppHref(mobile, now?.text ?? null)} />
        )}
        {mobile && <OtherMessages mobile={mobile} messages={messages} now={now} />}
        {email && <Way label={texts.mail} name={name} icon={Mail} href={`mailto:${email}`} />}
      </div>
      {now && <p className="mt-2 text-ink-soft">{texts.message(labels.messages[now.kind])}</p>}
      {messages
        .filter(({ text }) => text === null)
        .map(({ kind }) => (
          <p key={kind} className="mt-2 text-pretty">
            {texts.noLink(labels.messages[kind])}
          </p>
        ))}
    </>
  );
}

interface OtherMessagesProps {
  mobile: string;
  messages: readonly CustomerMessage[];
  /** What the button writes. */
  now: CustomerMessage | undefined;
}

function OtherMessages({ mobile, messages, now }: OtherMessagesProps) {
  const open = (text: string | null) => window.open(whatsAppHref(mobile, text), '_blank', 'noreferrer');
  const others = messages.flatMap(({ kind, text }) =>
    text === null || kind === now?.kind ? [] : [{ label: labels.messages[kind], onAction: () => open(text) }],
  );
  const actions = now ? [...others, { label: texts.noMessage, onAction: () => open(null) }] : others;
  return actions.length > 0 && <ActionsMenu label={texts.messages} actions={actions} />;
}

const Way = ({ label, name, icon, href }: { label: string; name: string; icon: IconNode; href: string }) => (
  <a
    href={href}
    aria-label={texts.opensApp(label, name)}
    {...(href.startsWith('https:') ? { target: '_blank', rel: 'noreferrer' } : {})}
    className="button button-quiet flex-1"
  >
    <Icon of={icon} className="size-4" />
    {label}
  </a>
);
