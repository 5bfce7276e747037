// One press opens WhatsApp with the text about an unfinished checkout, and a new link to its cart.
import { MessageCircle } from 'lucide';
import { useState } from 'react';
import { groupRules } from '@taana-baana/contract/admin/paths/customer-groups.ts';
import type { CustomerPage } from '@taana-baana/contract/admin/schemas/people/customers.ts';
import { formatRecent } from '@taana-baana/contract/admin/texts/dates.ts';
import { page } from '@taana-baana/contract/admin/texts/people/customers.ts';
import { Icon } from '../../../design/icon.tsx';
import { Button } from '../../components/button.tsx';
import { whatsAppHref } from '../../components/orders/contact-ways.tsx';
import { showFailure } from '../../components/toasts/toast-queue.ts';
import { adminApi } from '../../store/admin-api.ts';

interface WriteAboutCartProps {
  customer: Pick<CustomerPage, 'id' | 'mobile'>;
  writtenAt: string | null;
  now: number;
}

export function WriteAboutCart({ customer: { id, mobile }, writtenAt, now }: WriteAboutCartProps) {
  const [write, { isLoading }] = adminApi.useWriteAboutCartMutation();
  const [openedAt, setOpenedAt] = useState(writtenAt);
  if (mobile === null) return null;
  const canWrite = openedAt === null || now - Date.parse(openedAt) < groupRules.writeAgainHours * 3600_000;
  const open = async () => {
    // Before the answer: afterwards a browser would block it.
    const opened = window.open('', '_blank');
    try {
      const { text } = await write({ params: { id } }).unwrap();
      const href = whatsAppHref(mobile, text);
      setOpenedAt(openedAt ?? new Date(now).toISOString());
      if (!opened) return window.location.assign(href);
      opened.opener = null;
      opened.location.replace(href);
    } catch (error) {
      opened?.close();
      showFailure(error);
    }
  };
  return (
    <>
      {canWrite && (
        <Button kind="quiet" isPending={isLoading} onPress={() => void open()}>
          <Icon of={MessageCircle} className="size-4" />
          {page.write}
        </Button>
      )}
      {openedAt !== null && <p>{page.written(formatRecent(openedAt, now))}</p>}
    </>
  );
}
