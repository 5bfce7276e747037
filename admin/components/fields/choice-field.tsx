// A field for a name: suggests the known ones and accepts any other.
import { type ReactNode, useId, useRef } from 'react';
import { ChevronDown } from 'lucide';
import { Button, ComboBox, Input, Label, ListBox, ListBoxItem, Popover } from 'react-aria-components';
import { showChoices } from '@taana-baana/contract/admin/texts/lists.ts';
import { FieldNotes } from '../../../design/fields/field-frame.tsx';
import { Icon } from '../../../design/icon.tsx';

interface ChoiceFieldProps {
  id?: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  maxLength: number;
  known: readonly string[];
  value: string;
  isReadOnly?: boolean;
  onChange: (value: string) => void;
  /** A known or typed name was accepted: by a press, or by Enter. */
  onTake?: (value: string) => void;
  /** Before a known name. */
  renderMark?: (name: string) => ReactNode;
}

export function ChoiceField(props: ChoiceFieldProps) {
  const { label, hint, error, maxLength, known, value, isReadOnly, onChange, onTake, renderMark } = props;
  const made = useId();
  const id = props.id ?? made;
  const input = useRef<HTMLInputElement>(null);
  const take = (name: string) => {
    if (!onTake) return;
    onTake(name);
    // With focus, the field would open its list as soon as it is empty again.
    setTimeout(() => input.current?.blur());
  };
  return (
    <ComboBox
      id={id}
      allowsCustomValue
      menuTrigger="focus"
      isReadOnly={isReadOnly}
      isInvalid={error !== undefined}
      aria-describedby={error ? `${id}-error` : hint ? `${id}-hint` : undefined}
      defaultItems={known.map((name) => ({ name }))}
      inputValue={value}
      onInputChange={onChange}
      // The accepted name is shown elsewhere: the field is for the next one.
      {...(onTake ? { selectedKey: null } : {})}
      onSelectionChange={(key) => key !== null && take(String(key))}
    >
      <Label className="field-label">{label}</Label>
      <div className="relative">
        <Input
          ref={input}
          className="field pr-11"
          autoComplete="off"
          maxLength={maxLength}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && onTake && !event.currentTarget.getAttribute('aria-activedescendant')) {
              event.preventDefault();
              take(event.currentTarget.value);
            }
          }}
        />
        {known.length > 0 && (
          <Button aria-label={showChoices} className="icon-button field-end text-ink-soft">
            <Icon of={ChevronDown} />
          </Button>
        )}
      </div>
      <FieldNotes id={id} error={error} hint={hint} />
      <Popover className="menu w-(--trigger-width) max-w-none">
        <ListBox className="max-h-64 overflow-auto outline-none">
          {({ name }: { name: string }) => (
            <ListBoxItem id={name} textValue={name} className="menu-item">
              {renderMark?.(name)}
              {name}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}
