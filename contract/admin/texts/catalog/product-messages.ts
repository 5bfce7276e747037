// What the server says about products: rejections and warnings.
import { colorName } from '../../../colors/color-name.ts';
import { lengths } from '../../../limits.ts';
import { formatRupees } from '../money.ts';
import { cutText } from '../../../typed/graphemes.ts';

export const tooLong = (most: number) => `Use at most ${most.toLocaleString('en-IN')} characters.`;
export const tooMany = (most: number, what: string) => `Use at most ${most} ${what}.`;
export const wholeRupees = 'Type whole rupees, from 1.';
export const priceTooHigh = 'Type a price up to Rs. 1,00,00,000.';
export const timeUnknown = 'Choose a date and a time.';
export const swatchUnknown = 'Choose a colour such as #a32633.';
export const positionUnknown = 'A place in India is written as 26.81, 75.55: first north, then east.';
export const focusUnknown = 'Write a place in the picture such as 30% 20%: from the left, then from the top.';
export const hsnUnknown = 'An HSN code has 4, 6 or 8 digits, such as 6109.';

export const titleMissing = 'Type the title.';
export const categoryMissing = 'Choose a category.';
export const priceMissing = 'Type the price.';
export const mrpTooLow = 'The MRP is below the price. Type an MRP of the price or more, or leave it empty.';
export const salePriceMissing = 'Type the sale price, or clear the dates of the sale.';
export const salePriceTooHigh = 'The sale price must be below the price.';
export const saleOver = 'The sale is over. Choose a later end, or clear the sale price.';
export const saleEndsTooEarly = 'The sale ends before it starts. Choose a later end.';
export const photoMissing = 'Add at least one photo.';
export const photosRefused = (count: number) =>
  count === 1
    ? 'One photo cannot be used. Please remove it, or add another one.'
    : `${count} photos cannot be used. Please remove them, or add others.`;
export const photosNotReady = (count: number) =>
  count === 1
    ? 'One photo is not ready yet. Please wait a little, or remove it.'
    : `${count} photos are not ready yet. Please wait a little, or remove them.`;
export const colorMissing = 'Add at least one colour.';
export const colorUnnamed = 'Give every colour a name.';
export const colorTwice = (color: string) => `The colour ${colorName(color)} is there twice. Please remove one.`;
export const sizesMissing = 'Please write at least one size.';
export const sizeUnusable = `Write sizes of at most ${lengths.size} characters, without a slash, with commas between them.`;
export const sizeTwice = 'Please write each size once.';
export const variantTwice = (color: string, size: string) =>
  `${colorName(color)}, ${size} is there twice. Please remove one.`;
export const nothingOffered = 'No size is offered. Offer at least one, or archive the product.';
export const skuTwice = (sku: string) => `The SKU ${sku} is there twice. Please change one.`;
export const skuElsewhere = (sku: string, title: string) => `The SKU ${sku} belongs to ${title}. Please change one.`;
export const countedAlready = (color: string, size: string) =>
  `${colorName(color)}, ${size} is counted already. Please clear its first count; you correct it under Stock.`;

export const noRateFits = (price: number, lowest: number, highest: number) =>
  `${formatRupees(price)}: neither GST rate fits a price from ${formatRupees(lowest)} to ${formatRupees(highest)}. Please ask your accountant, or choose another price.`;
export const hsnWithoutRate = (hsn: string) =>
  `HSN ${hsn}: the shop knows the GST rates of chapters 61 to 63 only, and would invoice the wrong tax. Please correct the code, or do not sell these goods here.`;
export const altMissing = (count: number) =>
  count === 1
    ? 'One photo has no description. Shoppers who cannot see it, and search engines, read it.'
    : `${count} photos have no description. Shoppers who cannot see them, and search engines, read it.`;
export const originUnknown = (origin: string) =>
  `The shop knows no country “${origin}”, so the product counts as made in India. If it is imported, write the country: the law asks for a filter by country.`;
export const colorUnknown = (title: string, letter: string) =>
  `No photo shows ${colorName(title)}, and the shop does not know the name: shoppers see the letter ${letter}. Choose its swatch, or say which photo shows it.`;
export const olderThanPublished =
  'The product changed after this draft was begun. Publishing the draft replaces what changed.';

export const productUnknown =
  'This product was published or deleted meanwhile. Please look for it in the list of products.';
/** `when`: date and time. */
export const savedMeanwhile = (who: string, when: string) =>
  `${who} saved this product on ${when}, after you opened it. Please take over what you need, then save again.`;
export const changedBy = (who: string, when: string) =>
  `${who} changed this product on ${when}, after you opened it. Please look at what changed, then try again.`;
export const changedMeanwhile =
  'This product changed after you opened it. Please look at what changed, then try again.';
export const discardedMeanwhile =
  'The draft that you opened was published or discarded meanwhile. Please look at the product as it is now.';
export const notYetPublishable = (first: string, more: number) =>
  more === 0 ? first : `${first} And ${more} more to correct.`;
export const nothingToPublish = 'There is nothing new to publish.';
export const neverPublished = 'This product was never published. You can delete it.';
export const hasDraft = 'It has changes that are not published. Publish or discard them first.';
export const changedSince = 'Somebody has changed this product since, so it stays as it is now.';
export const undoOver =
  'This change can no longer be undone: 10 minutes are over, it was undone already, or another change of many products came after it.';
export const soldBefore = 'This product was ordered before, so it cannot be deleted. You can archive it.';
export const noDraft = 'Everything is published, so there is nothing to preview. Open the product in the shop.';

const copySuffix = ' (copy)';
/** `most`: characters. */
export const copyOf = (title: string, most: number) => cutText(title, most - copySuffix.length) + copySuffix;
