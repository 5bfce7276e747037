// Converts rows of the owner's texts to what the editor shows.
import { writeContentText } from '@taana-baana/contract/admin/content/content-text.ts';
import { theCommandLine } from '@taana-baana/contract/admin/texts/content/content-messages.ts';
import { locale, timeZone } from '@taana-baana/contract/locale.ts';
import type { ContentPageName } from '@taana-baana/contract/schemas/page-content.ts';
import { toBody } from './content.service.ts';
import type { SavedVersion } from './content.repository.ts';

interface Saved {
  readonly at: string;
  readonly staff_id: string | null;
  readonly name: string | null;
}

export const toSaved = ({ at, staff_id, name }: Saved) => ({
  at,
  staff: staff_id === null ? null : { id: staff_id, name: name ?? '' },
});

export const toPublished = (version: SavedVersion | undefined) => ({
  version: version?.version ?? 0,
  saved: version ? toSaved(version) : null,
});

export const toText = (page: ContentPageName, body: string): string => writeContentText(page, toBody(body));

const inIndia = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });

/** Who saved it and when, for a sentence. */
export const whoAndWhen = ({ at, staff_id, name }: Saved): [who: string, when: string] => [
  staff_id === null ? theCommandLine : (name ?? ''),
  inIndia.format(new Date(at)),
];
