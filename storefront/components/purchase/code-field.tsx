// The line for a code of an offer, in the cart and at the checkout.
import { X } from 'lucide';
import { type SubmitEvent, useState } from 'react';
import * as texts from '@taana-baana/contract/texts/screens/selling/codes.ts';
import { Icon } from '../../../design/icon.tsx';
import { TextField } from '../../../design/fields/text-field.tsx';
import type { CartPrice } from '../../store/cart/use-cart-price.ts';

export interface CodeFieldProps {
  price: Pick<CartPrice, 'codes' | 'hints'>;
  onChange: (change: { add?: string; remove?: string }) => Promise<boolean>;
  className?: string;
}

export function CodeField({ price: { codes = [], hints = [] }, onChange, className }: CodeFieldProps) {
  const [typed, setTyped] = useState('');
  const [isBusy, setIsBusy] = useState(false);

  const use = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = typed.replaceAll(/\s/g, '').toUpperCase();
    if (code === '' || isBusy) return;
    setIsBusy(true);
    // What could not be looked at stays typed.
    if (await onChange({ add: code }).catch(() => false)) setTyped('');
    setIsBusy(false);
  };

  return (
    <div className={className}>
      {hints.map((hint) => (
        <p key={hint} className="text-sm font-medium text-indigo">
          {hint}
        </p>
      ))}
      <ul aria-live="polite">
        {codes.map(({ code, refusal }) => (
          <li key={code} className="flex items-center justify-between gap-3">
            <span className="min-w-0 text-sm">
              <span className="font-semibold">{code}</span>
              {refusal !== null && <span className="block text-madder">{refusal}</span>}
            </span>
            <button
              type="button"
              className="icon-button -mr-3"
              aria-label={texts.remove(code)}
              onClick={() => void onChange({ remove: code })}
            >
              <Icon of={X} />
            </button>
          </li>
        ))}
      </ul>
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center text-sm font-semibold underline">
          {texts.haveACode}
        </summary>
        <form method="post" onSubmit={(event) => void use(event)} className="flex items-end gap-3">
          <TextField
            label={texts.code}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={40}
          />
          <button type="submit" aria-busy={isBusy} className="button button-quiet">
            {texts.use}
          </button>
        </form>
      </details>
    </div>
  );
}
