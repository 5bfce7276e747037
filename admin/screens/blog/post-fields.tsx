// The fields of a post: text, photos, date.
import type { EditedPost, PostContent } from '@taana-baana/contract/admin/schemas/content/posts.ts';
import { maxPhotos, postLengths } from '@taana-baana/contract/admin/schemas/content/posts.ts';
import { editor as texts } from '@taana-baana/contract/admin/texts/content/posts.ts';
import { Button } from '../../components/button.tsx';
import { ChoiceField } from '../../components/fields/choice-field.tsx';
import { TextField } from '../../../design/fields/text-field.tsx';
import { readIndianTime, formatIndianTime } from '../../components/indian-time.ts';
import { PhotoGrid } from '../../components/photos/photo-grid.tsx';
import { RichText } from '../../components/rich-text/rich-text.tsx';
import { Section } from '../../components/page/section.tsx';
import { usePhotos } from '../../store/shop/photos/use-photos.ts';
import { formatDate } from './post-text.ts';

interface PostFieldsProps {
  text: PostContent;
  post: EditedPost;
  problems: EditedPost['problems'];
  isReadOnly: boolean;
  now: number;
  onChange: (changes: Partial<PostContent>) => void;
}

const idOf = (field: string): string => `post-${field}`;

/** Shows the field, and moves the focus to it. */
export function focusField(field: string): void {
  const element = document.querySelector<HTMLElement>(`#${idOf(field)}, [name="${idOf(field)}"]`);
  element?.scrollIntoView({ block: 'center' });
  element?.focus({ preventScroll: true });
}

export function PostFields({ text, post, problems, isReadOnly, now, onChange }: PostFieldsProps) {
  const sending = usePhotos(
    text.photos.map(({ id }) => id),
    post.photos,
  );
  const errorOf = (field: keyof PostContent) => {
    const isEmpty = field === 'photos' || text[field] === '';
    return isEmpty ? problems.find((problem) => problem.field === field)?.message : undefined;
  };
  return (
    <>
      <Section heading={texts.words}>
        <div className="flex flex-col gap-4 p-4">
          <TextField
            name={idOf('title')}
            label={texts.title}
            autoComplete="off"
            enterKeyHint="next"
            maxLength={postLengths.title}
            error={errorOf('title')}
            value={text.title}
            readOnly={isReadOnly}
            onChange={({ target }) => onChange({ title: target.value })}
          />
          <RichText
            id={idOf('description')}
            label={texts.text}
            hint={texts.textHint}
            error={errorOf('description')}
            value={text.description}
            isReadOnly={isReadOnly}
            onChange={(description) => onChange({ description })}
          />
          <ChoiceField
            id={idOf('category')}
            label={texts.category}
            hint={texts.categoryHint}
            error={errorOf('category')}
            maxLength={postLengths.category}
            known={post.categories}
            value={text.category}
            isReadOnly={isReadOnly}
            onChange={(category) => onChange({ category })}
          />
        </div>
      </Section>
      <div id={idOf('photos')} tabIndex={-1}>
        <Section heading={texts.photos} text={texts.photosText}>
          <div className="p-2 sm:p-4">
            <PhotoGrid
              photos={text.photos.map((photo) => ({ ...photo, color: null }))}
              most={maxPhotos}
              sending={sending}
              onChange={(photos) => onChange({ photos: photos.map(({ id, alt }) => ({ id, alt })) })}
            />
          </div>
        </Section>
      </div>
      <Section heading={texts.when}>
        <div className="flex flex-wrap items-end gap-3 p-4">
          <div className="min-w-60 flex-1">
            <TextField
              name={idOf('date')}
              type="datetime-local"
              label={texts.date}
              hint={dateHint(text.date, now)}
              value={formatIndianTime(text.date)}
              readOnly={isReadOnly}
              onChange={({ target }) => onChange({ date: readIndianTime(target.value) })}
            />
          </div>
          {text.date !== null && (
            <Button isDisabled={isReadOnly} onPress={() => onChange({ date: null })}>
              {texts.clearDate}
            </Button>
          )}
        </div>
      </Section>
    </>
  );
}

function dateHint(date: string | null, now: number): string {
  if (date === null) return texts.dateHint;
  const when = formatDate(date, now);
  return Date.parse(date) > now ? texts.dateFuture(when) : texts.datePast(when);
}
