// Two people changed one section: the fields that both changed, side by side, to choose from.
import { useState } from 'react';
import { conflict as texts } from '@taana-baana/contract/admin/texts/shop/settings.ts';
import { ConflictDialog } from '../../../components/writing/conflict-dialog.tsx';
import { type FieldChange, formatField } from './section-values.ts';

interface SectionConflictProps {
  message: string;
  clashes: readonly FieldChange[];
  kept: readonly FieldChange[];
  onSettle: (theirs: ReadonlySet<string>) => void;
  onClose: () => void;
}

export function SectionConflict({ message, clashes, kept, onSettle, onClose }: SectionConflictProps) {
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set());
  const choose = (path: string, isTheirs: boolean) => {
    const others = [...theirs].filter((one) => one !== path);
    setTheirs(new Set(isTheirs ? [...others, path] : others));
  };
  return (
    <ConflictDialog
      heading={texts.heading}
      message={message}
      question={texts.choose}
      other={{ label: texts.back, onPress: onClose }}
      primary={{ label: texts.save, onPress: () => onSettle(theirs) }}
      onClose={onClose}
    >
      {clashes.map((clash) => (
        <Choice
          key={clash.path}
          clash={clash}
          isTheirs={theirs.has(clash.path)}
          onChoose={(isTheirs) => choose(clash.path, isTheirs)}
        />
      ))}
      {kept.length > 0 && (
        <div className="text-sm">
          <p className="text-ink-soft">{texts.kept}</p>
          <ul className="mt-1 flex flex-col gap-1">
            {kept.map(({ path, label, after }) => (
              <li key={path}>
                <span className="font-semibold">{label}</span> {formatField(path, after)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </ConflictDialog>
  );
}

interface ChoiceProps {
  clash: FieldChange;
  isTheirs: boolean;
  onChoose: (isTheirs: boolean) => void;
}

function Choice({ clash: { path, label, before, after }, isTheirs, onChoose }: ChoiceProps) {
  const options = [
    { isIt: !isTheirs, title: texts.yours, value: after, pick: () => onChoose(false) },
    { isIt: isTheirs, title: texts.theirs, value: before, pick: () => onChoose(true) },
  ];
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="field-label">{label}</legend>
      {options.map(({ isIt, title, value, pick }) => (
        <label key={title} className="choice gap-3 py-2">
          <input type="radio" name={path} checked={isIt} onChange={pick} className="size-4 shrink-0" />
          {title}
          <span className="min-w-0 flex-1 font-normal text-ink">{formatField(path, value)}</span>
        </label>
      ))}
    </fieldset>
  );
}
