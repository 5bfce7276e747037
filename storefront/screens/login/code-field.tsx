// The second-factor code at login, from an app or a recovery code.
import { useEffect, useRef, useState, type ComponentProps } from 'react';
import * as loginCodeTexts from '@taana-baana/contract/texts/screens/people/login-code.ts';
import { TextField } from '../../../design/fields/text-field.tsx';

interface CodeFieldProps extends ComponentProps<'input'> {
  error?: string | undefined;
}

export function CodeField(field: CodeFieldProps) {
  const [isRecovery, setIsRecovery] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('input')?.focus(), [isRecovery]);
  return (
    <div ref={place}>
      {isRecovery ? (
        <TextField
          label={loginCodeTexts.recoveryCode}
          hint={loginCodeTexts.recoveryCodeHint}
          autoComplete="off"
          {...field}
        />
      ) : (
        <TextField
          label={loginCodeTexts.code}
          hint={loginCodeTexts.codeHint}
          inputMode="numeric"
          autoComplete="one-time-code"
          {...field}
        />
      )}
      <button
        type="button"
        onClick={() => setIsRecovery(!isRecovery)}
        className="text-link inline-flex min-h-11 items-center"
      >
        {isRecovery ? loginCodeTexts.typeAppCode : loginCodeTexts.typeRecoveryCode}
      </button>
    </div>
  );
}
