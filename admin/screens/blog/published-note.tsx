// The result of Publish, with a link to the page.
import { CircleCheck, ExternalLink } from 'lucide';
import type { EditedPost } from '@taana-baana/contract/admin/schemas/content/posts.ts';
import { done as texts } from '@taana-baana/contract/admin/texts/content/posts.ts';
import { Icon } from '../../components/icon.tsx';
import { formatDate } from './post-text.ts';

interface PublishedNoteProps {
  post: EditedPost;
  shopUrl: string;
  now: number;
}

export const PublishedNote = ({ post: { state, path, published }, shopUrl, now }: PublishedNoteProps) => (
  <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
    <p role="status" className="flex items-start gap-1.5 font-medium text-leaf">
      <Icon of={CircleCheck} className="mt-0.5 size-4" />
      {state === 'scheduled' ? texts.scheduled(formatDate(published?.date ?? '', now)) : texts.published}
    </p>
    {state === 'published' && (
      <a href={`${shopUrl}${path}`} target="_blank" rel="noreferrer" className="button button-plain px-2">
        {texts.see}
        <Icon of={ExternalLink} className="size-4" />
      </a>
    )}
  </div>
);
