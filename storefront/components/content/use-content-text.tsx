// The owner's texts with their placeholders filled in. Null: the text mentions a setting that has
// no value, and is left out.
import { Fragment, type ReactNode } from 'react';
import { type FilledText, fillContent, fillPlain } from '@taana-baana/contract/content/content-placeholders.ts';
import { Link } from '../link.tsx';
import { useShop } from '../shop-context.ts';

interface ContentText {
  /** With links. */
  rich: (text: string) => ReactNode;
  plain: (text: string) => string | null;
}

export function useContentText(): ContentText {
  const shop = useShop();
  return {
    rich: (text) =>
      fillContent(text, shop)?.map((piece, index) => <Fragment key={index}>{toNode(piece)}</Fragment>) ?? null,
    plain: (text) => fillPlain(text, shop),
  };
}

function toNode({ text, href }: FilledText): ReactNode {
  if (href === undefined) return text;
  return href.startsWith('/') ? (
    <Link className="text-link" to={href}>
      {text}
    </Link>
  ) : (
    <a className="text-link" href={href}>
      {text}
    </a>
  );
}
