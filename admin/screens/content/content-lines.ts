// A page line by line, for somebody who reads or compares versions.
import type { TypedContent } from '@taana-baana/contract/admin/schemas/content/content.ts';
import { cards as texts, link, pictures } from '@taana-baana/contract/admin/texts/content/cards.ts';

export function toLines(content: TypedContent): string {
  if ('text' in content) {
    const photos = content.photos?.map(({ alt }) => `${pictures.photo}: ${alt}`) ?? [];
    return [content.text.trimEnd(), ...(photos.length > 0 ? ['', ...photos] : [])].join('\n');
  }
  const { fields } = texts;
  if ('banners' in content)
    return content.banners
      .map(({ eyebrow, headline, action, link: path, picture, alt, from, until }, index) =>
        card(texts.banner(index + 1), [
          [fields.eyebrow, eyebrow],
          [fields.headline, headline],
          [fields.action, action],
          [fields.leadsTo, path],
          [fields.picture, typeof picture === 'number' ? pictures.drawing(picture) : pictures.photo],
          [fields.alt, alt],
          [fields.from, from],
          [fields.until, until],
        ]),
      )
      .join('\n\n');
  return content.lines
    .map(({ title, sentence, brand, tag, isShown }, index) =>
      card(texts.line(index + 1), [
        [fields.headline, title],
        [fields.sentence, sentence],
        [link.names.brand, brand],
        [link.names.tag, tag],
        [fields.isShown, isShown ? texts.yes : texts.no],
      ]),
    )
    .join('\n\n');
}

const card = (name: string, fields: readonly (readonly [label: string, value: string | undefined])[]): string =>
  [name, ...fields.flatMap(([label, value]) => (value ? `${label}: ${value}` : []))].join('\n');
