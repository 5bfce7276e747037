// The house lines as cards: words, and the brand or tag that each introduces.
import { readTarget } from '@taana-baana/contract/admin/content/link-target.ts';
import { cardCounts, cardLengths } from '@taana-baana/contract/admin/schemas/content/cards.ts';
import type { TypedCards } from '@taana-baana/contract/admin/schemas/content/content.ts';
import { cards as texts } from '@taana-baana/contract/admin/texts/content/cards.ts';
import { storeHref } from '@taana-baana/contract/pages.ts';
import { TextAreaField } from '../../../design/fields/text-area-field.tsx';
import { TextField } from '../../../design/fields/text-field.tsx';
import { ListField } from '../../components/fields/list-field.tsx';
import { SwitchField } from '../../components/fields/switch-field.tsx';
import { type CardsProps, cardTexts, showRemoved, wordsOf } from './cards.ts';
import { LinkField } from './link-field.tsx';

type Line = TypedCards<'lines'>[number];

const blank: Line = { title: '', sentence: '', isShown: true };
const listTexts = { add: texts.addLine, ...cardTexts(texts.line) };

export const HouseLineCards = ({ cards: lines, read, onChange }: CardsProps<Line>) => (
  <ListField
    items={lines}
    onChange={onChange}
    blank={blank}
    least={1}
    most={cardCounts.lines}
    texts={listTexts}
    onRemoved={showRemoved(texts.line, read, onChange)}
  >
    {({ title, sentence, brand, tag, isShown }, index, change) => (
      <>
        <TextField
          {...wordsOf(texts.fields.headline, title, cardLengths.words)}
          onChange={({ target }) => change({ title: target.value })}
        />
        <LinkField
          label={texts.fields.shows}
          card={texts.line(index + 1)}
          kinds={['brand', 'tag']}
          link={brand || tag ? storeHref({ brand, tag }) : ''}
          onChange={(path) => {
            const { kind, name } = readTarget(path);
            change({ brand: undefined, tag: undefined, [kind]: name });
          }}
        />
        <div className="sm:col-span-2">
          <TextAreaField
            {...wordsOf(texts.fields.sentence, sentence, cardLengths.sentence)}
            rows={2}
            onChange={({ target }) => change({ sentence: target.value.replaceAll('\n', ' ') })}
          />
        </div>
        <SwitchField
          label={texts.fields.isShown}
          checked={isShown}
          onChange={({ target }) => change({ isShown: target.checked })}
        />
      </>
    )}
  </ListField>
);
