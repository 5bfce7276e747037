// Every form that sends something. Without scripts it says so, and nothing typed reaches the address:
// a form without a method would add its fields, a password too, to the page's URL.
import type { ComponentProps, ReactNode } from 'react';
import * as layoutTexts from '@taana-baana/contract/texts/layout-texts.ts';

interface FormProps extends ComponentProps<'form'> {
  /** What a shopper without scripts reads. */
  withoutScripts?: string;
  children: ReactNode;
}

export const Form = ({ withoutScripts = layoutTexts.formNeedsScripts, children, ...form }: FormProps) => (
  <form method="post" noValidate {...form}>
    {/* React reads it on the server only. */}
    <noscript>{import.meta.env.SSR && <p>{withoutScripts}</p>}</noscript>
    {children}
  </form>
);
