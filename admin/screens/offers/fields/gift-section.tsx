// What an offer gives, and what shoppers read of it.
import { offerLimits } from '@taana-baana/contract/limits.ts';
import { gift as texts } from '@taana-baana/contract/admin/texts/selling/offers/offers.ts';
import type { OfferGift } from '@taana-baana/contract/schemas/selling/offer.ts';
import { TextField } from '../../../../design/fields/text-field.tsx';
import { ChoiceRow } from '../../../components/fields/choice-row.tsx';
import { ListField } from '../../../components/fields/list-field.tsx';
import { NumberField } from '../../../components/fields/number-field.tsx';
import { Section } from '../../../components/page/section.tsx';
import { type GiftText, type GiftTextOf, type OfferErrors, usualGifts, withGift } from '../offer-text.ts';
import type { SectionProps } from './section-props.ts';

const kinds = Object.keys(usualGifts) as OfferGift['kind'][];

export function GiftSection({ text, errors, onType }: SectionProps) {
  const change = (gift: GiftText) => onType(withGift(text, gift));
  return (
    <Section heading={texts.heading}>
      <div className="flex flex-col gap-4 p-4">
        <ChoiceRow
          label={texts.kind}
          choices={kinds}
          labels={texts.kinds}
          chosen={text.gift.kind}
          onChoose={(kind) => change(usualGifts[kind])}
        />
        {text.gift.kind === 'tiers' ? (
          <Tiers gift={text.gift} errors={errors} onChange={change} />
        ) : (
          <Amounts gift={text.gift} errors={errors} onChange={change} />
        )}
        <TextField
          label={texts.title}
          hint={texts.titleHint}
          autoComplete="off"
          maxLength={offerLimits.title}
          error={errors['title']}
          value={text.title}
          onChange={({ target }) => onType({ title: target.value })}
        />
      </div>
    </Section>
  );
}

interface FieldsProps<Gift> {
  gift: Gift;
  errors: OfferErrors;
  onChange: (gift: Gift) => void;
}

/** Name, label and hint of each. */
const amounts: Readonly<Record<string, readonly (readonly [name: string, label: string, hint?: string])[]>> = {
  percent: [
    ['percent', texts.percent],
    ['upTo', texts.upTo, texts.upToHint],
  ],
  rupees: [['rupees', texts.rupees]],
  set: [
    ['pieces', texts.setPieces],
    ['price', texts.setPrice, texts.setPriceHint],
  ],
  'buy-get': [
    ['buy', texts.buy],
    ['get', texts.get],
    ['percent', texts.getPercent, texts.getHint],
  ],
};

function Amounts({ gift, errors, onChange }: FieldsProps<Exclude<GiftText, { kind: 'tiers' }>>) {
  const typed: Readonly<Record<string, string>> = gift;
  const fields = amounts[gift.kind];
  return (
    fields && (
      <div className="grid items-start gap-4 xs:grid-cols-2 sm:grid-cols-3">
        {fields.map(([name, label, hint]) => (
          <NumberField
            key={name}
            label={label}
            hint={hint}
            error={errors[`gift.${name}`]}
            value={typed[name]}
            onChange={({ target }) => onChange({ ...gift, [name]: target.value })}
          />
        ))}
      </div>
    )
  );
}

const Tiers = ({ gift, errors, onChange }: FieldsProps<GiftTextOf<'tiers'>>) => (
  <div>
    <p className="mb-3 text-sm text-ink-soft">{texts.tiers.hint}</p>
    <ListField
      items={gift.tiers}
      blank={{ pieces: '', percent: '' }}
      least={1}
      most={offerLimits.tiers}
      texts={texts.tiers}
      onChange={(tiers) => onChange({ ...gift, tiers })}
    >
      {(tier, index, change) =>
        (['pieces', 'percent'] as const).map((name) => (
          <NumberField
            key={name}
            label={texts.tiers[name]}
            error={errors[`gift.tiers.${index}.${name}`]}
            value={tier[name]}
            onChange={({ target }) => change({ [name]: target.value })}
          />
        ))
      }
    </ListField>
  </div>
);
