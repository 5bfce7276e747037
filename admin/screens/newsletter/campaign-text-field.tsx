// The text of a newsletter, with its toolbar above and its syntax below.
import { CircleAlert, Image, Shirt } from 'lucide';
import { type RefObject, Suspense, useRef, useState } from 'react';
import type { CampaignPhoto } from '@taana-baana/contract/admin/content/campaign-text.ts';
import { editor as texts } from '@taana-baana/contract/admin/texts/content/newsletter.ts';
import { Icon } from '../../../design/icon.tsx';
import { lazyPart } from '../../components/page/lazy-part.tsx';
import { TextTools } from '../../components/writing/text-tools.tsx';

const PhotoDialog = lazyPart(async () => (await import('./photo-dialog.tsx')).PhotoDialog);
const ProductDialog = lazyPart(async () => (await import('./product-dialog.tsx')).ProductDialog);

interface CampaignTextFieldProps {
  area: RefObject<HTMLTextAreaElement | null>;
  value: string;
  /** Of the shop. */
  shopUrl: string;
  error: string | undefined;
  isReadOnly: boolean;
  onChange: (value: string) => void;
}

export function CampaignTextField({ area, value, shopUrl, error, isReadOnly, onChange }: CampaignTextFieldProps) {
  const [choosing, setChoosing] = useState<'product' | 'photo'>();
  // A photo that is being sent is still chosen when the dialog is opened again.
  const [photo, setPhoto] = useState<CampaignPhoto | null>(null);
  const close = () => setChoosing(undefined);
  // A text that was not touched yet has its caret at the start.
  const wasEntered = useRef(false);
  /** Where the caret was, or else at the end. */
  const addParagraph = (paragraph: string) => {
    const at = wasEntered.current && area.current ? area.current.selectionEnd : value.length;
    onChange([value.slice(0, at).trimEnd(), paragraph, value.slice(at).trimStart()].filter(Boolean).join('\n\n'));
  };
  return (
    <div>
      <label htmlFor="text" className="field-label">
        {texts.text}
      </label>
      <div className="card">
        <div className="sticky top-0 z-10 rounded-t-card border-b border-line bg-paper p-1.5">
          <TextTools area={area} hasHeadings hasLists>
            <button
              type="button"
              disabled={isReadOnly}
              className="button button-plain px-2 sm:px-3"
              onClick={() => setChoosing('product')}
            >
              <Icon of={Shirt} />
              {texts.product}
            </button>
            <button
              type="button"
              disabled={isReadOnly}
              className="button button-plain px-2 sm:px-3"
              onClick={() => setChoosing('photo')}
            >
              <Icon of={Image} />
              {texts.photo}
            </button>
          </TextTools>
        </div>
        <textarea
          ref={area}
          id="text"
          aria-describedby="how-to text-error"
          aria-invalid={error !== undefined}
          value={value}
          readOnly={isReadOnly}
          onFocus={() => {
            wasEntered.current = true;
          }}
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
      <Suspense>
        {choosing === 'product' && <ProductDialog onChoose={(path) => addParagraph(shopUrl + path)} onClose={close} />}
        {choosing === 'photo' && (
          <PhotoDialog
            photo={photo}
            onChange={setPhoto}
            onAdd={(paragraph) => {
              addParagraph(paragraph);
              setPhoto(null);
            }}
            onClose={close}
          />
        )}
      </Suspense>
    </div>
  );
}
