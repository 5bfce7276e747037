// A text with something other than text in it: `Please write to {email}.` with a link in place of
// `{email}`.
import { Fragment, type ReactNode } from 'react';

type Gaps<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Gaps<Rest> : never;

export function fillText<Text extends string>(text: Text, values: Record<Gaps<Text>, ReactNode>): ReactNode {
  const filled: Partial<Record<string, ReactNode>> = values;
  // With the brackets' inside as a group, `split` gives text and names by turns.
  return text
    .split(/\{(\w+)\}/)
    .map((part, index) => <Fragment key={index}>{index % 2 === 0 ? part : filled[part]}</Fragment>);
}
