// Switches single-key shortcuts on this device on and off.
import { useState } from 'react';
import * as texts from '@taana-baana/contract/admin/texts/people/account.ts';
import { Section } from '../../components/page/section.tsx';
import { SwitchField } from '../../components/fields/switch-field.tsx';
import { chooseShortcuts, readShortcuts } from '../../store/device-choices.ts';

export function ShortcutsSection() {
  const [isOn, setIsOn] = useState(readShortcuts);
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
