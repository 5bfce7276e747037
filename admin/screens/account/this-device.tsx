// What is chosen for this device: light or dark, single keys.
import { useState } from 'react';
import * as texts from '@taana-baana/contract/admin/texts/people/account.ts';
import { SwitchField } from '../../components/fields/switch-field.tsx';
import { Section } from '../../components/page/section.tsx';
import {
  appearances,
  chooseAppearance,
  chooseShortcuts,
  readAppearance,
  hasShortcuts,
} from '../../store/device-choices.ts';

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

export function ShortcutsSection() {
  const [isOn, setIsOn] = useState(hasShortcuts);
  return (
    <Section heading={texts.shortcuts.heading} text={texts.shortcuts.text}>
      <div className="px-4 py-1">
        <SwitchField
          label={texts.shortcuts.label}
          hint={texts.shortcuts.hint}
          checked={isOn}
          onChange={({ target }) => {
            chooseShortcuts(target.checked);
            setIsOn(target.checked);
          }}
        />
      </div>
    </Section>
  );
}
