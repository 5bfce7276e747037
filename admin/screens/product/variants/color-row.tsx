// One colour of a product.
import { RotateCcw, Trash2 } from 'lucide';
import { useState } from 'react';
import { type EditedColor, productLengths } from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import { colors as texts } from '@taana-baana/contract/admin/texts/catalog/product-editor.ts';
import { firstCharacter } from '@taana-baana/contract/typed/first-character.ts';
import { FieldNotes } from '../../../../design/fields/field-frame.tsx';
import { Icon } from '../../../../design/icon.tsx';
import { SwatchPicker, type SwatchPhoto } from '../../../components/photos/swatch-picker.tsx';
import { fieldId } from '../section-props.ts';
import type { DrawnSwatch } from './variant-texts.ts';

interface ColorRowProps {
  color: EditedColor;
  photos: readonly SwatchPhoto[];
  /** What the shop draws. */
  drawn: DrawnSwatch;
  isReadOnly: boolean;
  /** Another colour has the same name. */
  isTaken: (title: string) => boolean;
  onRename: (title: string) => void;
  onSwatch: (css: string | null) => void;
  onRemove: () => void;
}

export function ColorRow({ color, photos, drawn, isReadOnly, isTaken, onRename, onSwatch, onRemove }: ColorRowProps) {
  const { title, css } = color;
  // Photos and sizes get the new name when it is complete.
  const [name, setName] = useState(title);
  const [error, setError] = useState<string>();
  const automatic = {
    owner: '',
    photo: texts.automatic,
    name: texts.byName,
    letter: texts.byLetter(firstCharacter(title)),
  };
  const id = fieldId(`color-${title}`);
  const finish = () => {
    const wanted = name.trim();
    if (wanted === '') setError(texts.nameless);
    else if (isTaken(wanted)) setError(texts.twice);
    else if (wanted !== title) onRename(wanted);
  };
  return (
    <li className="px-4 py-2.5">
      <div className="flex items-center gap-2">
        <input
          type="text"
          id={id}
          aria-label={texts.name(title)}
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-error`}
          autoComplete="off"
          maxLength={productLengths.color}
          value={name}
          readOnly={isReadOnly}
          onChange={({ target }) => {
            setName(target.value);
            setError(undefined);
          }}
          onBlur={finish}
          onKeyDown={({ key }) => key === 'Enter' && finish()}
          className="field min-w-0 flex-1"
        />
        {!isReadOnly && (
          <button type="button" aria-label={texts.remove(title)} onClick={onRemove} className="icon-button">
            <Icon of={Trash2} />
          </button>
        )}
      </div>
      {!isReadOnly && (
        <div className="mt-2 flex flex-wrap items-center gap-2">
          <SwatchPicker color={title} value={drawn.css && toHex(drawn.css)} photos={photos} onChange={onSwatch} />
          {css === null ? (
            <span className="min-w-0 text-sm text-ink-soft">{automatic[drawn.by]}</span>
          ) : (
            <button
              type="button"
              aria-label={texts.toAutomatic(title)}
              title={texts.toAutomatic(title)}
              onClick={() => onSwatch(null)}
              className="icon-button"
            >
              <Icon of={RotateCcw} />
            </button>
          )}
        </div>
      )}
      <FieldNotes id={id} error={error} hint={undefined} />
    </li>
  );
}

/** A field for colours takes no names. */
function toHex(css: string): string {
  const context = document.createElement('canvas').getContext('2d');
  if (!context || css.startsWith('#')) return css;
  context.fillStyle = css;
  return context.fillStyle;
}

/** Neutral without a colour: the shop draws a letter. */
export const Disc = ({ css }: { css: string | null }) => (
  <span
    aria-hidden="true"
    className={`size-6 shrink-0 rounded-pill border border-line-strong ${css ? '' : 'bg-sunk'}`}
    style={css ? { backgroundColor: css } : undefined}
  />
);
