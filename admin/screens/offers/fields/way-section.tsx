// How shoppers get an offer: by itself, by a code that all use, or by single-use codes.
import { Dices } from 'lucide';
import type { OfferPage } from '@taana-baana/contract/admin/schemas/selling/offers.ts';
import { how as texts } from '@taana-baana/contract/admin/texts/selling/offers/offers.ts';
import { TextField } from '../../../../design/fields/text-field.tsx';
import { Icon } from '../../../../design/icon.tsx';
import { Button } from '../../../components/button.tsx';
import { ChoiceRow } from '../../../components/fields/choice-row.tsx';
import { Section } from '../../../components/page/section.tsx';
import { CodeLink } from '../codes/code-link.tsx';
import { SingleUseCodes } from '../codes/single-use-codes.tsx';
import type { SectionProps } from './section-props.ts';

interface WaySectionProps extends SectionProps {
  offer: OfferPage;
  /** Resolves to whether everything typed is saved. */
  onSave: () => Promise<boolean>;
}

export function WaySection({ text, errors, offer, onType, onSave }: WaySectionProps) {
  return (
    <Section heading={texts.heading}>
      <div className="flex flex-col gap-4 p-4">
        <ChoiceRow
          label={texts.label}
          choices={['itself', 'code']}
          labels={texts.kinds}
          chosen={text.how}
          onChoose={(how) => onType({ how })}
        />
        {text.how === 'code' && (
          <>
            <div>
              <TextField
                label={texts.code}
                hint={texts.codeHint}
                error={errors['code']}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={40}
                value={text.code}
                onChange={({ target }) => onType({ code: target.value.toUpperCase() })}
              />
              <Button className="mt-2" onPress={() => onType({ code: makeCode() })}>
                <Icon of={Dices} className="size-4" />
                {texts.make}
              </Button>
            </div>
            {text.code.trim() !== '' && !errors['code'] && <CodeLink code={text.code} />}
            <SingleUseCodes offer={offer} onSave={onSave} />
          </>
        )}
      </div>
    </Section>
  );
}

/** Without what is easily mistaken when it is read aloud or from paper. */
const letters = 'ACDEFGHJKLMNPQRTUVWXY34679';

const makeCode = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(8)), (random) => letters[random % letters.length]).join('');
