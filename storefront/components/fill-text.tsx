// A text with an element in it: `Please write to {email}.` with a link instead of `{email}`.
import { Fragment, type ReactNode } from 'react';

type Gaps<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Gaps<Rest> : never;

export function fillText<Text extends string>(text: Text, values: Record<Gaps<Text>, ReactNode>): ReactNode {
  const filled: Partial<Record<string, ReactNode>> = values;
  // The name is a group, so `split` returns text and names alternately.
  return text
    .split(/\{(\w+)\}/)
    .map((part, index) => <Fragment key={index}>{index % 2 === 0 ? part : filled[part]}</Fragment>);
}
