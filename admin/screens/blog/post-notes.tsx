// What is missing before the post can be published, and warnings.
import { CircleAlert } from 'lucide';
import type { EditedPost } from '@taana-baana/contract/admin/schemas/content/posts.ts';
import { editor as texts } from '@taana-baana/contract/admin/texts/content/posts.ts';
import { Icon } from '../../../design/icon.tsx';

export function Notes({ problems, warnings }: Pick<EditedPost, 'problems' | 'warnings'>) {
  return (
    <div role="status" className="flex flex-col gap-2 empty:hidden">
      <Note heading={texts.toDo} sentences={problems.map(({ message }) => message)} look="bg-madder-wash" />
      <Note heading={texts.toCheck} sentences={warnings} look="bg-turmeric-wash" />
    </div>
  );
}

interface NoteProps {
  heading: string;
  sentences: readonly string[];
  look: string;
}

const Note = ({ heading, sentences, look }: NoteProps) =>
  sentences.length > 0 && (
    <div className={`rounded-control px-3 py-2 text-sm ${look}`}>
      <p className="flex items-center gap-1.5 font-semibold">
        <Icon of={CircleAlert} className="size-4" />
        {heading}
      </p>
      <ul className="mt-1 flex list-disc flex-col gap-1 pl-5">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
