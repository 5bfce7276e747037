// Sentences about possible mistakes in a text: beside the editor, and again before it is published.
import { CircleAlert } from 'lucide';
import { pleaseCheck } from '@taana-baana/contract/admin/texts/writing.ts';
import { Icon } from '../../../design/icon.tsx';
import { Notice } from '../page/notice.tsx';

interface WarningsProps {
  warnings: readonly string[];
  heading?: string;
  id?: string;
}

export function Warnings({ warnings, heading = pleaseCheck, id }: WarningsProps) {
  return (
    <div role="status" id={id}>
      {warnings.length > 0 && (
        <Notice tone="warning">
          <p className="flex items-center gap-1.5 font-semibold">
            <Icon of={CircleAlert} className="size-4" />
            {heading}
          </p>
          <ul className="mt-1 flex list-disc flex-col gap-1 pl-5">
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
