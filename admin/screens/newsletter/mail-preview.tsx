// The mail as readers see it: on light paper, as most programs show mails, with the shop's name
// above it.
import { splitLinks } from '@taana-baana/contract/admin/content/campaign-text.ts';
import { type Block, readParts } from '@taana-baana/contract/admin/content/content-text.ts';
import { preview as texts } from '@taana-baana/contract/admin/texts/content/newsletter.ts';
import * as mailTexts from '@taana-baana/contract/texts/mails/newsletter.ts';
import { adminApi } from '../../store/admin-api.ts';
import type { CampaignText } from './campaign-kind.ts';

export function MailPreview({ subject, body }: CampaignText) {
  const shop = adminApi.useGetMeQuery().data?.shopName ?? '';
  const { intro, parts } = readParts(body);
  return (
    <div className="scheme-light flex flex-col gap-4 rounded-card border border-t-4 border-line border-t-madder bg-paper p-5 text-ink sm:p-8">
      <p className="font-serif text-[1.625rem] leading-tight text-madder">{shop}</p>
      <h3 className="mt-2 font-serif text-[1.375rem] leading-snug font-normal">
        {subject.trim() || <span className="text-ink-soft">{texts.noSubject}</span>}
      </h3>
      {body.trim() === '' && <p className="text-ink-soft">{texts.noText}</p>}
      <Blocks blocks={intro} />
      {parts.map(({ heading, blocks }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- parts have nothing else to tell them apart
        <div key={index} className="contents">
          <h4 className="mt-2 font-serif text-[1.1875rem] leading-snug font-normal">{heading}</h4>
          <Blocks blocks={blocks} />
        </div>
      ))}
      <p>{mailTexts.why(shop)}</p>
      <p className="text-sm text-ink-soft underline">{mailTexts.unsubscribe}</p>
      <p className="border-t border-line pt-3 text-sm text-ink-soft">{texts.footer}</p>
    </div>
  );
}

const Blocks = ({ blocks }: { blocks: readonly Block[] }) =>
  blocks.map((block, index) =>
    typeof block === 'string' ? (
      // oxlint-disable-next-line react/no-array-index-key -- blocks have nothing else to tell them apart
      <p key={index}>
        <Line text={block} />
      </p>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- blocks have nothing else to tell them apart
      <ul key={index} className="flex list-disc flex-col gap-1.5 pl-5">
        {block.map((item, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- nor have items
          <li key={place}>
            <Line text={item} />
          </li>
        ))}
      </ul>
    ),
  );

const Line = ({ text }: { text: string }) =>
  splitLinks(text).map((piece, index) =>
    piece.isLink ? (
      // oxlint-disable-next-line react/no-array-index-key -- pieces have nothing else to tell them apart
      <a key={index} href={piece.text} target="_blank" rel="noreferrer" className="text-madder underline">
        {piece.text}
      </a>
    ) : (
      piece.text
    ),
  );
