// Type, brand, tags and availability. Type, brand and tags link to the store's filters.
import { screenTexts } from '@taana-baana/contract/messages.ts';
import type { Product } from '@taana-baana/contract/schemas/product.ts';
import { storeHref } from '@taana-baana/contract/pages.ts';
import { Link } from '../../components/link.tsx';
import * as productTexts from '@taana-baana/contract/texts/screens/product.ts';

export function ProductFacts({
  category,
  brand,
  tags,
  isSoldOut = false,
}: Pick<Product, 'category' | 'brand'> & { tags: string; isSoldOut?: boolean | undefined }) {
  const words = tags
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-6 text-sm [&>dt]:text-ink-soft">
      <dt>{screenTexts.type}</dt>
      <dd>
        <FactLink to={storeHref({ category })}>{category}</FactLink>
      </dd>
      <dt>{screenTexts.brand}</dt>
      <dd>
        <FactLink to={storeHref({ brand })}>{brand}</FactLink>
      </dd>
      {words.length > 0 && (
        <>
          <dt>{productTexts.tags}</dt>
          <dd className="flex flex-wrap gap-x-4">
            {words.map((tag) => (
              <FactLink key={tag} to={storeHref({ tag })}>
                {tag}
              </FactLink>
            ))}
          </dd>
        </>
      )}
      <dt>{screenTexts.availability}</dt>
      <dd className={`py-2 font-semibold ${isSoldOut ? 'text-madder' : 'text-leaf'} lg:py-0.5`}>
        {isSoldOut ? screenTexts.soldOut : screenTexts.inStock}
      </dd>
    </dl>
  );
}

function FactLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="text-link -mx-2 inline-flex min-h-11 min-w-11 items-center px-2 lg:min-h-7">
      {children}
    </Link>
  );
}
