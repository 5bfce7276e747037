// What to check before shipping.
import { StickyNote } from 'lucide';
import { note as texts } from '@taana-baana/contract/admin/texts/selling/order-page.ts';
import { Icon } from '../../components/icon.tsx';

export const ToCheck = ({ note }: { note: string | null }) =>
  note && (
    <section aria-label={texts.heading} className="flex gap-3 rounded-card bg-turmeric-wash px-4 py-3 text-sm">
      <Icon of={StickyNote} className="mt-0.5 size-4" />
      <p className="min-w-0 whitespace-pre-line">{note}</p>
    </section>
  );
