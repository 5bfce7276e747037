// Converts rows of collections to the contract's form.
import type { CollectionContent } from '@taana-baana/contract/admin/schemas/catalog/collections.ts';
import { theCommandLine } from '@taana-baana/contract/admin/texts/catalog/collection-messages.ts';
import { locale, timeZone } from '@taana-baana/contract/locale.ts';
import type { CollectionRow } from '../../../database/tables/collection-tables.ts';
import type { SavedDraft } from './collections.repository.ts';

export const toContent = (row: CollectionRow): CollectionContent => ({
  title: row.title,
  sentence: row.sentence,
  photo: row.picture_id === null ? null : { id: row.picture_id, alt: row.alt },
});

export const toDraft = ({ id, body, at, staff_id, name }: SavedDraft) => ({
  id,
  content: JSON.parse(body) as CollectionContent,
  at,
  staff: staff_id === null ? null : { id: staff_id, name: name ?? '' },
});

const inIndia = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });

/** Who saved it and when, for a sentence. */
export const whoAndWhen = ({ at, staff_id, name }: SavedDraft): [who: string, when: string] => [
  staff_id === null ? theCommandLine : (name ?? ''),
  inIndia.format(new Date(at)),
];

/** `Diwali Gifts` becomes `diwali-gifts`; letters of every script stay. */
export const toHandle = (tag: string): string =>
  tag
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '') || 'collection';
