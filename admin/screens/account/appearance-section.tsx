// Light or dark on this device.
import { useState } from 'react';
import * as texts from '@taana-baana/contract/admin/texts/people/account.ts';
import { Section } from '../../components/page/section.tsx';
import { appearances, chooseAppearance, readAppearance } from '../../store/device-choices.ts';

export function AppearanceSection() {
  const [chosen, setChosen] = useState(readAppearance);
  return (
    <Section heading={texts.appearance.heading} text={texts.appearance.text}>
      <div role="radiogroup" aria-label={texts.appearance.heading} className="flex flex-wrap gap-2 px-4 py-3">
        {appearances.map((appearance) => (
          <label key={appearance} className="choice">
            <input
              type="radio"
              name="appearance"
              checked={chosen === appearance}
              onChange={() => {
                chooseAppearance(appearance);
                setChosen(appearance);
              }}
              className="sr-only"
            />
            {texts.appearance[appearance]}
          </label>
        ))}
      </div>
    </Section>
  );
}
