// The product as schema.org data: price, rating, shipping, returns.
import { colorName } from '@taana-baana/contract/colors/color-name.ts';
import { indianDayOf } from '@taana-baana/contract/calendar/indian-days.ts';
import { breadcrumbJsonLd } from '../../components/page/breadcrumb-json-ld.ts';
import { trailFromStore } from '../../components/page/breadcrumb.tsx';
import { textOfHtml } from '@taana-baana/contract/typed/html-text.ts';
import { yearsOf } from '@taana-baana/contract/merchants/audiences.ts';
import { audienceOf, groupIdOf, variantsOf } from '@taana-baana/contract/merchants/product-variants.ts';
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { productHref } from '@taana-baana/contract/pages.ts';
import { shippingOf } from '@taana-baana/contract/shipping.ts';
import type { PromisesSection, ShopFacts } from '@taana-baana/contract/schemas/shop/settings.ts';
import type { Product } from '@taana-baana/contract/schemas/catalog/product.ts';

export function toJsonLd(product: Product, shop: ShopFacts): object[] {
  const { _id, title, brand, category, price, images, color, ratings, totalrating, ratingsCount } = product;
  const url = productHref(_id);
  return [
    {
      '@type': 'ProductGroup',
      productGroupID: groupIdOf(product),
      variesBy: ['https://schema.org/color', 'https://schema.org/size'],
      hasVariant: variants(product),
      name: title,
      description: textOfHtml(product.description),
      sku: _id,
      url,
      category,
      audience: audience(product),
      image: images.map((picture) => picture.url),
      brand: { '@type': 'Brand', name: brand },
      color: color.map(({ title: name }) => colorName(name)).join(', '),
      offers: {
        '@type': 'Offer',
        url,
        price,
        priceCurrency: 'INR',
        ...(product.saleUntil && { priceValidUntil: product.saleUntil }),
        availability: `https://schema.org/${availabilityOf(product)}`,
        itemCondition: 'https://schema.org/NewCondition',
        seller: { '@type': 'Organization', name: shop.name },
        ...termsOf(shippingOf(price, shop.shipping), shop.promises),
      },
      ...(ratingsCount > 0 && {
        aggregateRating: { '@type': 'AggregateRating', ratingValue: totalrating, reviewCount: ratingsCount },
        review: ratings.slice(0, 5).map(({ star, comment, createdAt }) => ({
          '@type': 'Review',
          author: { '@type': 'Person', name: screenTexts.reviewAuthor },
          reviewRating: { '@type': 'Rating', ratingValue: star },
          reviewBody: comment,
          datePublished: indianDayOf(new Date(createdAt)),
        })),
      }),
    },
    breadcrumbJsonLd(trailFromStore(title), url),
  ];
}

/** As in the product feed. */
function audience(product: Product): object {
  const { gender, ageGroup } = audienceOf(product);
  const { from, to } = yearsOf[ageGroup];
  const suggestedAge = { '@type': 'QuantitativeValue', minValue: from, maxValue: to, unitCode: 'ANN' };
  return { '@type': 'PeopleAudience', suggestedGender: gender, suggestedAge };
}

/** The items of the product feed: Google compares the two. */
const variants = (product: Product) =>
  variantsOf(product).map(({ id, color, size, isAvailable, pictures, href }) => ({
    '@type': 'Product',
    sku: id,
    name: [product.title, color, size].filter(Boolean).join(', '),
    ...(color && { color }),
    ...(size && { size }),
    ...(pictures[0] && { image: pictures[0].url }),
    offers: {
      '@type': 'Offer',
      url: href,
      price: product.price,
      priceCurrency: 'INR',
      availability: `https://schema.org/${product.isArchived ? 'Discontinued' : isAvailable ? 'InStock' : 'SoldOut'}`,
      itemCondition: 'https://schema.org/NewCondition',
    },
  }));

const availabilityOf = ({ isArchived, isSoldOut }: Product) =>
  isArchived ? 'Discontinued' : isSoldOut ? 'SoldOut' : 'InStock';

const days = (minValue: number, maxValue: number) => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
});

/** As in the policies, for an order of this product alone. */
const termsOf = (value: number, { exchangeDays, processingDays, deliveryFrom, deliveryTo }: PromisesSection) => ({
  shippingDetails: {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value, currency: 'INR' },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'IN' },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: days(0, processingDays),
      transitTime: days(deliveryFrom, deliveryTo),
    },
  },
  hasMerchantReturnPolicy: {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: 'IN',
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: exchangeDays,
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
    refundType: ['https://schema.org/ExchangeRefund', 'https://schema.org/StoreCreditRefund'],
  },
});
