// What the editor of the owner's texts answers.

import { shortened } from '../../../typed/graphemes.ts';

const quoted = (text: string): string => `“${shortened(text, 61)}”`;

export const textRequired = 'Please type the text';
export const textTooLong = (most: number, length: number): string =>
  `This text has ${length} characters, and ${most} fit. Please shorten it`;
export const summaryMissing = 'Please begin with one or two sentences, above the first heading';
export const noListHere = 'Here the page has sentences only. Please leave out the "- " at the start of a line';
export const noHeadingHere = 'This page has no headings. Please leave out the "## " at the start of a line';
export const pieceTooLong = (text: string, most: number): string =>
  `${quoted(text)} has ${text.length} characters, and ${most} fit. Please shorten it`;
export const partMissing = 'Please write at least one heading, in a line that begins with "## "';
export const partEmpty = (heading: string): string => `Please write something under ${quoted(heading)}`;
export const tooManyParts = (most: number): string => `A page has room for ${most} headings. Please leave some out`;
export const tooManyBlocks = (heading: string, most: number): string =>
  `Under ${quoted(heading)} there is room for ${most} paragraphs. Please leave some out`;
export const sameHeading = (heading: string): string =>
  `Two headings say ${quoted(heading)}. Please give one of them another name`;
export const bannerCount = (most: number): string => `The store shows one to ${most} banners`;
export const lineCount = (most: number): string => `The store has room for one to ${most} house lines`;
/** `fields`: by their labels. */
export const cardIncomplete = (card: string, fields: readonly string[]): string =>
  `${card} is not complete. Please fill in: ${fields.join(', ')}`;
export const endsTooEarly = (card: string): string => `${card} ends before it begins. Please change one of its dates`;
export const linkInvalid =
  'A banner leads to a page of this shop. Please type its address, such as /product?tag=monsoon';
export const reload = 'This screen has a new form. Please reload the page; what you typed stays on this device';
export const photoOf = (headline: string): string => `The photo of ${quoted(headline)}`;
export const photoNumber = (number: number): string => `Photo ${number}`;
export const tooManyPhotos = (most: number): string => `The page has room for ${most} photos. Please remove some`;
/** `photo`: by its name. */
export const altMissing = (photo: string): string =>
  `${photo} is not described. Please say what it shows, for people who cannot see it`;
export const photoNotArrived = (photo: string): string =>
  `${photo} has not arrived yet. Please wait until it is sent, or choose it again`;
export const photoNotReady = (photo: string): string =>
  `${photo} is still being made ready. Please try again in a minute`;
export const photoRefused = (photo: string, why: string): string => `${photo}: ${why}`;

export const bannerEmpty = (headline: string, link: string): string =>
  `${link} leads to no product, so the banner ${quoted(headline)} is not shown. Please check its link`;

export const sameTitle = (title: string): string =>
  `Two house lines have the title ${quoted(title)}. Please give one of them another title`;
export const houseLineEmpty = (title: string, wanted: string): string =>
  `No product has the ${wanted}, so ${quoted(title)} is not shown. Please check how it is spelled`;
export const brandNamed = (brand: string): string => `brand ${quoted(brand)}`;
export const tagNamed = (tag: string): string => `tag ${quoted(tag)}`;

export const unknownPlaceholder = (typed: string, known: readonly string[]): string =>
  `${quoted(typed)} cannot be filled in. Braces may contain: ${known.join(', ')}`;
export const feeTyped = (typed: string): string =>
  `${quoted(typed)} is typed as a number. If it is the shipping fee, write {shippingFee}: it then changes with the settings`;
export const noValue = (placeholder: string): string =>
  `{${placeholder}} has no value in the settings, so what mentions it is not shown`;

export const exchangesFor = (days: string): string => `accepts exchanges for ${days} days`;
export const processesIn = (hours: string): string => `reckons with ${hours} hours`;
export const deliversIn = (days: string): string => `reckons with ${days} business days`;
/** `kept`: what the shop does. */
export const promiseTyped = (typed: string, kept: string, placeholders: readonly string[]): string =>
  `${quoted(typed)} is typed as a number, and the shop ${kept}. Write ${placeholders.join(' to ')}: the text then says what the shop does`;
export const promiseGone = (kept: string, placeholders: readonly string[]): string =>
  `The text no longer has ${placeholders.join(' to ')}. The shop ${kept}: please check that the text says the same`;

export const pageUnknown = (known: readonly string[]): string => `There is no such page. Known are ${known.join(', ')}`;
export const versionUnknown = 'There is no such version';
export const noDraft = 'There is no draft of this page any more';
/** `when`: date and time. */
export const savedMeanwhile = (who: string, when: string): string =>
  `${who} saved a draft of this page on ${when}, after you opened it. Please take over what you need, then save again`;
export const publishedMeanwhile = (who: string, when: string): string =>
  `${who} published this page on ${when}, after you opened it. Please look at what changed, then try again`;
export const discardedMeanwhile =
  'The draft that you opened was published or discarded meanwhile. Please look at the page as it is now, then save again';
