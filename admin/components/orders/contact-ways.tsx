// Links to reach a customer: by phone, WhatsApp and mail, as far as known.
import { Mail, MessageCircle, Phone, type IconNode } from 'lucide';
import { customer as texts } from '@taana-baana/contract/admin/texts/selling/order-page.ts';
import { Icon } from '../../../design/icon.tsx';

interface ContactWaysProps {
  name: string;
  mobile: string | null;
  email: string | null;
}

export function ContactWays({ name, mobile, email }: ContactWaysProps) {
  const digits = mobile?.replaceAll(/\D/g, '').slice(-10);
  return (
    <>
      {(mobile ?? email) && <p className="tabular mt-1 text-ink-soft">{[mobile, email].filter(Boolean).join(' · ')}</p>}
      <div className="mt-3 flex flex-wrap gap-2 empty:hidden">
        {digits && <Way label={texts.call} name={name} icon={Phone} href={`tel:+91${digits}`} />}
        {digits && <Way label={texts.whatsApp} name={name} icon={MessageCircle} href={`https://wa.me/91${digits}`} />}
        {email && <Way label={texts.mail} name={name} icon={Mail} href={`mailto:${email}`} />}
      </div>
    </>
  );
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
