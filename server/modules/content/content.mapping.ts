// Converts rows of the owner's texts to what the editor shows.
import { contentWarnings } from '@taana-baana/contract/admin/content-check.ts';
import { writeContentText } from '@taana-baana/contract/admin/content-text.ts';
import type { EditedContent } from '@taana-baana/contract/admin/schemas/content.ts';
import { theCommandLine } from '@taana-baana/contract/admin/texts/content-messages.ts';
import { contentPages } from '@taana-baana/contract/content-pages.ts';
import { type ContentFacts, contentPlaceholders } from '@taana-baana/contract/content-placeholders.ts';
import { locale, timeZone } from '@taana-baana/contract/locale.ts';
import type { ContentBody, ContentPageName } from '@taana-baana/contract/schemas/page-content.ts';
import { toBody } from './content.service.ts';
import type { SavedDraft, SavedVersion } from './content.repository.ts';

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

export function toEdited(
  page: ContentPageName,
  { draft, version }: { draft: SavedDraft | undefined; version: SavedVersion | undefined },
  facts: ContentFacts,
): EditedContent {
  const { title, path, defaultBody } = contentPages[page];
  const show = (body: ContentBody) => ({ text: writeContentText(page, body), warnings: contentWarnings(body, facts) });
  return {
    page,
    title,
    path,
    draft: draft ? { id: draft.id, ...show(toBody(draft.body)), ...toSaved(draft) } : null,
    published: { ...toPublished(version), ...show(version ? toBody(version.body) : defaultBody) },
    defaultText: writeContentText(page, defaultBody),
    placeholders: Object.entries(contentPlaceholders).map(([name, { value }]) => ({ name, value: value(facts) })),
  };
}

const inIndia = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });

/** Who saved it and when, for a sentence. */
export const whoAndWhen = ({ at, staff_id, name }: Saved): [who: string, when: string] => [
  staff_id === null ? theCommandLine : (name ?? ''),
  inIndia.format(new Date(at)),
];
