// Where codes of offers are typed: nothing in a shop without offers, and its script is not loaded.
import { Suspense } from 'react';
import { lazyComponent } from '../lazy-component.ts';
import type { CodeFieldProps } from './code-field.tsx';
import { useShop } from '../shop-context.ts';

const CodeField = lazyComponent(
  () => import('./code-field.tsx'),
  (file) => file.CodeField,
);

export function Codes(props: CodeFieldProps) {
  if (!useShop().offers) return null;
  return (
    <Suspense>
      <CodeField {...props} />
    </Suspense>
  );
}
