// The recovery codes, shown once.
import { Copy } from 'lucide';
import { useEffect, useRef } from 'react';
import * as secondFactorTexts from '@taana-baana/contract/texts/screens/people/second-factor.ts';
import { Icon } from '../../../design/icon.tsx';
import { useAppDispatch } from '../../store/hooks.ts';
import { showToast } from '../../store/toast.thunks.ts';

export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const dispatch = useAppDispatch();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const copy = () => {
    // There is no clipboard without https; a missing permission or focus rejects.
    const copied = navigator.clipboard
      ? navigator.clipboard.writeText(codes.join('\n'))
      : Promise.reject(new Error('no clipboard'));
    copied.then(
      () => void dispatch(showToast({ kind: 'success', message: secondFactorTexts.copied })),
      () => void dispatch(showToast({ kind: 'info', message: secondFactorTexts.notCopied })),
    );
  };
  return (
    <div className="mt-5">
      <h3 ref={heading} tabIndex={-1} className="text-display-xs">
        {secondFactorTexts.yourRecoveryCodes}
      </h3>
      <p className="mt-2 text-ink-soft">{secondFactorTexts.keepCodes}</p>
      <ul className="tabular mt-5 grid gap-2 rounded-card bg-sunk p-4 font-semibold">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-5 grid gap-3 sm:flex">
        <button type="button" onClick={onKept} className="button button-primary">
          {secondFactorTexts.kept}
        </button>
        <button type="button" onClick={copy} className="button button-quiet">
          <Icon of={Copy} className="size-5" />
          {secondFactorTexts.copy}
        </button>
      </div>
    </div>
  );
}
