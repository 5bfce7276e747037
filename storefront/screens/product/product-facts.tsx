// Type, brand, tags, maker, origin and availability. Type, brand and tags link to the store's
// filters.
import { screenTexts } from '@taana-baana/contract/messages.ts';
import type { Product } from '@taana-baana/contract/schemas/catalog/product.ts';
import { storeHref } from '@taana-baana/contract/pages.ts';
import { Link } from '../../components/link.tsx';
import type { ProductCard } from '../../store/products/product-state.ts';
import * as productTexts from '@taana-baana/contract/texts/screens/catalog/product.ts';

interface ProductFactsProps {
  card: ProductCard;
  /** Undefined until it has loaded. */
  product: Product | undefined;
}

export function ProductFacts({ card: { category, brand, isSoldOut, isArchived }, product }: ProductFactsProps) {
  const { tags = '', maker, origin } = product ?? {};
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
      {maker && <PlainFact label={productTexts.maker}>{maker}</PlainFact>}
      {origin && <PlainFact label={productTexts.origin}>{origin}</PlainFact>}
      <dt>{screenTexts.availability}</dt>
      <dd className={`py-2 font-semibold ${isSoldOut || isArchived ? 'text-madder' : 'text-leaf'} lg:py-0.5`}>
        {isArchived ? screenTexts.noLongerSold : isSoldOut ? screenTexts.soldOut : screenTexts.inStock}
      </dd>
    </dl>
  );
}

function PlainFact({ label, children }: { label: string; children: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd className="py-2 lg:py-0.5">{children}</dd>
    </>
  );
}

function FactLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="text-link -mx-2 inline-flex min-h-11 min-w-11 items-center px-2 lg:min-h-7">
      {children}
    </Link>
  );
}
