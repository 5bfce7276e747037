// The colours of a product: names and swatches.
import { useState } from 'react';
import {
  type EditedColor,
  productCounts,
  productLengths,
} from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import { colors as texts, headings } from '@taana-baana/contract/admin/texts/catalog/product-editor.ts';
import { Button } from '../../../components/button.tsx';
import { ChoiceField } from '../../../components/fields/choice-field.tsx';
import { Section } from '../../../components/page/section.tsx';
import { showToast } from '../../../components/toasts/toast-queue.ts';
import { adminApi } from '../../../store/admin-api.ts';
import { ColorRow, Disc } from './color-row.tsx';
import { type Sending, swatchPhotos } from '../photos-section.tsx';
import { fieldId, type SectionProps } from '../section-props.ts';
import { isSameColor, removeColor, renameColor, swatchIn } from './variant-texts.ts';

export function ColorsSection({ text, saved, isReadOnly, onType, sending }: SectionProps & { sending: Sending }) {
  const { data: choices } = adminApi.useListProductChoicesQuery();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const known = choices?.colors ?? [];
  const isThere = (title: string) => text.colors.some((color) => isSameColor(color.title, title));

  function add(name: string): void {
    const title = name.trim();
    if (title === '') return setError(texts.nameless);
    if (isThere(title)) return setError(texts.twice);
    if (text.colors.length >= productCounts.colors) return setError(texts.full);
    const before = known.find((color) => isSameColor(color.title, title));
    onType({ colors: [...text.colors, before ?? { title, css: null }] });
    setTyped('');
    setError(undefined);
  }
  function change(title: string, changes: Partial<EditedColor>): void {
    onType({ colors: text.colors.map((color) => (color.title === title ? { ...color, ...changes } : color)) });
  }
  function remove(title: string): void {
    const { colors, variants, photos } = text;
    onType(removeColor(text, title));
    showToast(texts.removed(title), { onUndo: () => onType({ colors, variants, photos }) });
  }

  return (
    <Section heading={headings.colors} text={texts.intro}>
      <ul className="ruled">
        {text.colors.map((color) => (
          <ColorRow
            key={color.title}
            color={color}
            photos={swatchPhotos(text.photos, sending.states, color.title)}
            drawn={swatchIn(color, text, saved.photos)}
            isReadOnly={isReadOnly}
            isTaken={(title) => !isSameColor(title, color.title) && isThere(title)}
            onRename={(title) => onType(renameColor(text, color.title, title))}
            onSwatch={(css) => change(color.title, { css })}
            onRemove={() => remove(color.title)}
          />
        ))}
      </ul>
      {!isReadOnly && (
        <div className={`flex items-start gap-2 p-4 ${text.colors.length > 0 ? 'border-t border-line' : ''}`}>
          <div className="min-w-0 flex-1">
            <ChoiceField
              id={fieldId('colors')}
              label={texts.add}
              error={error}
              maxLength={productLengths.color}
              known={known.map(({ title }) => title).filter((title) => !isThere(title))}
              value={typed}
              onChange={(value) => {
                setTyped(value);
                setError(undefined);
              }}
              onTake={add}
              renderMark={(name) => <Disc css={known.find(({ title }) => title === name)?.css ?? null} />}
            />
          </div>
          <Button onPress={() => add(typed)} className="mt-6.5">
            {texts.addButton}
          </Button>
        </div>
      )}
    </Section>
  );
}
