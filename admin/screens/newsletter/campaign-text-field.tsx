// The text of a newsletter, with its toolbar above and its syntax below.
import { CircleAlert } from 'lucide';
import type { RefObject } from 'react';
import { editor as texts } from '@taana-baana/contract/admin/texts/content/newsletter.ts';
import { Icon } from '../../../design/icon.tsx';
import { TextTools } from '../../components/writing/text-tools.tsx';

interface CampaignTextFieldProps {
  area: RefObject<HTMLTextAreaElement | null>;
  value: string;
  error: string | undefined;
  isReadOnly: boolean;
  onChange: (value: string) => void;
}

export const CampaignTextField = ({ area, value, error, isReadOnly, onChange }: CampaignTextFieldProps) => (
  <div>
    <label htmlFor="text" className="field-label">
      {texts.text}
    </label>
    <div className="card">
      <div className="sticky top-0 z-10 rounded-t-card border-b border-line bg-paper p-1.5">
        <TextTools area={area} hasHeadings hasLists />
      </div>
      <textarea
        ref={area}
        id="text"
        aria-describedby="how-to text-error"
        aria-invalid={error !== undefined}
        value={value}
        readOnly={isReadOnly}
        onChange={({ target }) => onChange(target.value)}
        className="editor-area min-h-[40dvh]"
      />
    </div>
    <p id="text-error" aria-live="polite" className="text-sm font-medium text-madder">
      {error && (
        <span className="mt-1 flex items-start gap-1.5">
          <Icon of={CircleAlert} className="mt-0.5 size-4" />
          {error}
        </span>
      )}
    </p>
    <div id="how-to" className="mt-1 text-sm text-ink-soft">
      {texts.howTo.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  </div>
);
