// From which cart, and for whom.
import { who as texts } from '@taana-baana/contract/admin/texts/selling/offers/offers.ts';
import { TextAreaField } from '../../../../design/fields/text-area-field.tsx';
import { ChoiceRow } from '../../../components/fields/choice-row.tsx';
import { NumberField } from '../../../components/fields/number-field.tsx';
import { Section } from '../../../components/page/section.tsx';
import { amountOf, type SectionProps } from './section-props.ts';

export function PeopleSection(section: SectionProps) {
  const { text, errors, onType } = section;
  const amount = amountOf(section);
  return (
    <Section heading={texts.heading}>
      <div className="flex flex-col gap-4 p-4">
        <div className="grid items-start gap-4 xs:grid-cols-2">
          <NumberField label={texts.fromRupees} hint={texts.anyHint} {...amount('fromRupees', 'from.rupees')} />
          <NumberField label={texts.fromPieces} hint={texts.anyHint} {...amount('fromPieces', 'from.pieces')} />
        </div>
        <ChoiceRow
          label={texts.label}
          choices={['all', 'first-order', 'customers']}
          labels={texts.kinds}
          chosen={text.who}
          onChoose={(who) => onType({ who })}
        />
        {text.who === 'customers' && (
          <TextAreaField
            label={texts.emails}
            hint={texts.emailsHint}
            error={errors['who.emails']}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            value={text.emails}
            onChange={({ target }) => onType({ emails: target.value })}
          />
        )}
      </div>
    </Section>
  );
}
