// What is typed of a page: its text with the tools and the help beside it, or cards.
import { Suspense, useRef } from 'react';
import { mostPhotos } from '@taana-baana/contract/admin/content/page-photos.ts';
import type { EditedContent, TypedContent } from '@taana-baana/contract/admin/schemas/content/content.ts';
import * as texts from '@taana-baana/contract/admin/texts/content/content.ts';
import { lazyPart } from '../../components/page/lazy-part.tsx';
import { TextTools } from '../../components/writing/text-tools.tsx';
import type { DraftInUse } from '../../drafts/use-draft.ts';

const BannerCards = lazyPart(async () => (await import('./banner-cards.tsx')).BannerCards);
const PagePhotos = lazyPart(async () => (await import('./page-photos.tsx')).PagePhotos);
const HouseLineCards = lazyPart(async () => (await import('./house-line-cards.tsx')).HouseLineCards);

type Editing = DraftInUse<TypedContent, EditedContent>;

export function PageForm({ editing, page }: { editing: Editing; page: string }) {
  const { draft, saver, type } = editing;
  const { text: content, state, saved, isReplacing } = draft;
  const kind = others[page] ?? 'policy';
  const most = mostPhotos[page];
  return (
    <>
      <div id="how-to" className="text-sm text-ink-soft">
        {texts.howTo[kind].map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {'text' in content ? (
        <>
          <TextForm
            text={content.text}
            kind={kind}
            placeholders={saved.placeholders}
            isRefused={state.kind === 'refused'}
            isReadOnly={isReplacing}
            onChange={(text) => type({ text })}
          />
          {most !== undefined && (
            <fieldset disabled={isReplacing} className="min-w-0">
              <Suspense>
                <PagePhotos
                  text={kind === 'about' ? texts.photos.about : texts.photos.story}
                  photos={content.photos}
                  most={most}
                  onChange={(photos) => type({ photos })}
                />
              </Suspense>
            </fieldset>
          )}
        </>
      ) : (
        <fieldset disabled={isReplacing} className="card min-w-0 p-4">
          <Suspense>
            {'banners' in content ? (
              <BannerCards
                cards={content.banners}
                read={() => (saver.read().text as typeof content).banners}
                onChange={(banners) => type({ banners })}
              />
            ) : (
              <HouseLineCards
                cards={content.lines}
                read={() => (saver.read().text as typeof content).lines}
                onChange={(lines) => type({ lines })}
              />
            )}
          </Suspense>
        </fieldset>
      )}
    </>
  );
}

type PageKind = keyof typeof texts.howTo;

const others: Readonly<Record<string, PageKind>> = {
  about: 'about',
  'our-story': 'story',
  banners: 'banners',
  'house-lines': 'houseLines',
};

interface TextFormProps {
  text: string;
  kind: PageKind;
  placeholders: EditedContent['placeholders'];
  isRefused: boolean;
  isReadOnly: boolean;
  onChange: (text: string) => void;
}

function TextForm({ text, kind, placeholders, isRefused, isReadOnly, onChange }: TextFormProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  return (
    <div className="card">
      <div className="sticky top-0 z-10 rounded-t-card border-b border-line bg-paper p-1.5">
        <TextTools
          area={area}
          placeholders={placeholders}
          hasHeadings={kind === 'policy' || kind === 'about'}
          hasLists={kind === 'policy'}
        />
      </div>
      <textarea
        ref={area}
        aria-label={texts.editor.label}
        aria-describedby="how-to"
        aria-invalid={isRefused}
        value={text}
        readOnly={isReadOnly}
        onChange={(event) => onChange(event.target.value)}
        className="editor-area"
      />
    </div>
  );
}
