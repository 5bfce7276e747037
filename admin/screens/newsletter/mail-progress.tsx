// The number of sent mails of a newsletter, as a bar and in figures.
import type { Campaign } from '@taana-baana/contract/admin/schemas/content/campaigns.ts';
import { mails as texts } from '@taana-baana/contract/admin/texts/content/newsletter.ts';

interface MailProgressProps {
  mails: NonNullable<Campaign['mails']>;
  className?: string;
}

export function MailProgress({ mails: { queued, sent, undeliverable }, className = '' }: MailProgressProps) {
  const all = queued + sent + undeliverable;
  const words = texts.progress(sent, all);
  return (
    <div className={`flex items-center gap-3 ${className}`}>
      <progress aria-label={words} max={Math.max(all, 1)} value={sent} className="progress" />
      <span className="tabular shrink-0 text-sm font-semibold">{words}</span>
    </div>
  );
}
