// The result of Publish, with a link to the page.
import { CircleCheck, ExternalLink } from 'lucide';
import type { ReactNode } from 'react';
import * as texts from '@taana-baana/contract/admin/texts/writing.ts';
import { adminApi } from '../store/admin-api.ts';
import { Icon } from '../components/icon.tsx';

interface PublishedNoteProps {
  text?: string;
  /** Null: the shop does not show it yet. */
  path: string | null;
  children?: ReactNode;
}

export function PublishedNote({ text = texts.published, path, children }: PublishedNoteProps) {
  const { data: me } = adminApi.useGetMeQuery();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <p role="status" className="flex items-start gap-1.5 font-medium text-leaf">
        <Icon of={CircleCheck} className="mt-0.5 size-4" />
        {text}
      </p>
      {me && path !== null && (
        <a href={me.shopUrl + path} target="_blank" rel="noreferrer" className="button button-plain px-2">
          {texts.seeInShop}
          <Icon of={ExternalLink} className="size-4" />
        </a>
      )}
      {children}
    </div>
  );
}
