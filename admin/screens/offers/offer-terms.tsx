// The terms of a published offer, in words.
import type { OfferPage } from '@taana-baana/contract/admin/schemas/selling/offers.ts';
import { formatRupees } from '@taana-baana/contract/admin/texts/money.ts';
import { formatCount } from '@taana-baana/contract/admin/texts/quantities.ts';
import * as words from '@taana-baana/contract/admin/texts/selling/offers/offer-words.ts';
import { gift, result } from '@taana-baana/contract/admin/texts/selling/offers/offers.ts';
import { type Fact, Facts } from '../../components/page/facts.tsx';
import { Section } from '../../components/page/section.tsx';
import { adminApi } from '../../store/admin-api.ts';

export function OfferTermsList({ offer: { terms, code } }: { offer: Pick<OfferPage, 'terms' | 'code'> }) {
  const { labels } = words;
  const { uses, usesPerCustomer, budget } = terms.limits;
  const from = words.cartInWords(terms.from);
  const facts: readonly (Fact | false)[] = [
    [gift.heading, words.giftInWords(terms.gift)],
    [labels.on, <Goods key={labels.on} on={terms.on} />],
    terms.isListPriceOnly && [labels.except, labels.onSale],
    from !== undefined && [labels.from, from],
    [labels.who, terms.who.kind === 'customers' ? terms.who.emails.join(', ') : words.peopleInWords(terms.who)],
    [labels.how, words.wayInWords(terms, code)],
    [labels.when, words.timeInWords(terms)],
    uses !== null && [labels.uses, formatCount(uses)],
    usesPerCustomer !== null && [labels.usesPerCustomer, formatCount(usesPerCustomer)],
    budget !== null && [labels.budget, formatRupees(budget)],
    terms.isPaidOnlineOnly && [labels.payment, labels.paidOnline],
    [labels.combines, words.combinesInWords(terms.combines)],
    terms.label !== null && terms.label !== undefined && [labels.label, terms.label],
  ];
  return (
    <Section heading={result.terms}>
      <Facts facts={facts.filter((fact) => fact !== false)} />
    </Section>
  );
}

function Goods({ on }: { on: OfferPage['terms']['on'] }) {
  const { data } = adminApi.useListCollectionsQuery(undefined, { skip: on.collections.length === 0 });
  const collections = on.collections.map((tag) => data?.collections.find((one) => one.tag === tag)?.title || tag);
  if (Object.values(on).flat().length === 0) return words.everything;
  return (
    <>
      {on.products.map((id) => (
        <ProductName key={id} id={id} />
      ))}
      {[...collections, ...on.categories].map((name) => (
        <span key={name} className="block">
          {name}
        </span>
      ))}
    </>
  );
}

function ProductName({ id }: { id: string }) {
  const { data } = adminApi.useFindProductsQuery({ query: { id } });
  return <span className="block">{data?.products[0]?.title ?? id}</span>;
}
