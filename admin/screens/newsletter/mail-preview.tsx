// The mail as readers see it: on light paper, as most programs show mails, with the shop's logo
// or name above it.
import { skipToken } from '@reduxjs/toolkit/query';
import {
  type CampaignPhoto,
  cardIn,
  photoIn,
  readCampaign,
  splitLinks,
} from '@taana-baana/contract/admin/content/campaign-text.ts';
import type { Block } from '@taana-baana/contract/admin/content/content-text.ts';
import { preview as texts } from '@taana-baana/contract/admin/texts/content/newsletter.ts';
import * as mailTexts from '@taana-baana/contract/texts/mails/content/newsletter.ts';
import { StoredPicture } from '../../components/stored-picture.tsx';
import { adminApi } from '../../store/admin-api.ts';
import type { CampaignText } from './campaign-kind.ts';

export function MailPreview({ subject, body }: CampaignText) {
  const { shopName: shop = '', shopLogo, shopUrl = '' } = adminApi.useGetMeQuery().data ?? {};
  const { intro, parts } = readCampaign(body);
  return (
    <div className="scheme-light flex flex-col gap-4 rounded-card border border-t-4 border-line border-t-madder bg-paper p-5 text-ink sm:p-8">
      <p className="font-serif text-[1.625rem] leading-tight text-madder">
        {shopLogo ? <img {...shopLogo} alt={shop} /> : shop}
      </p>
      <h3 className="mt-2 font-serif text-[1.375rem] leading-snug font-normal">
        {subject.trim() || <span className="text-ink-soft">{texts.noSubject}</span>}
      </h3>
      {body.trim() === '' && <p className="text-ink-soft">{texts.noText}</p>}
      <Blocks blocks={intro} shopUrl={shopUrl} />
      {parts.map(({ heading, blocks }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- parts have nothing else to tell them apart
        <div key={index} className="contents">
          <h4 className="mt-2 font-serif text-[1.1875rem] leading-snug font-normal">{heading}</h4>
          <Blocks blocks={blocks} shopUrl={shopUrl} />
        </div>
      ))}
      <p>{mailTexts.why(shop)}</p>
      <p className="text-sm text-ink-soft underline">{mailTexts.unsubscribe}</p>
      <p className="border-t border-line pt-3 text-sm text-ink-soft">{texts.footer}</p>
    </div>
  );
}

interface BlocksProps {
  blocks: readonly Block[];
  shopUrl: string;
}

const Blocks = ({ blocks, shopUrl }: BlocksProps) =>
  blocks.map((block, index) => {
    const photo = photoIn(block);
    // oxlint-disable-next-line react/no-array-index-key -- blocks have nothing else to tell them apart
    if (photo) return <Photo key={index} {...photo} />;
    return typeof block === 'string' ? (
      // oxlint-disable-next-line react/no-array-index-key -- blocks have nothing else to tell them apart
      <Paragraph key={index} text={block} product={cardIn(block, shopUrl)} />
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
    );
  });

function Photo({ id, alt }: CampaignPhoto) {
  const { currentData, isFetching } = adminApi.useListPhotoStatesQuery({ query: { ids: id } });
  const picture = currentData?.photos.find((photo) => photo.id === id)?.picture;
  if (picture)
    return <StoredPicture picture={{ ...picture, alt }} size="31rem" className="h-auto w-full rounded-control" />;
  return isFetching ? null : <p className="text-sm font-medium text-madder">{texts.noPhoto}</p>;
}

/** With the card of a product, once it is known and if it is in the shop. */
function Paragraph({ text, product: id }: { text: string; product: string | undefined }) {
  const { currentData } = adminApi.useGetProductQuery(id === undefined ? skipToken : { params: { id } });
  const product = currentData?.state === 'archived' ? null : currentData?.published;
  if (!product)
    return (
      <p>
        <Line text={text} />
      </p>
    );
  const [first] = product.photos;
  const picture = currentData?.photos.find((photo) => photo.id === first?.id)?.picture;
  return (
    <div className="flex gap-4">
      {picture && (
        <StoredPicture picture={{ ...picture, alt: '' }} size="7.5rem" className="h-auto w-30 rounded-control" />
      )}
      <p className="min-w-0 flex-1">
        <b>{product.title}</b>
        <br />
        {texts.price}
      </p>
    </div>
  );
}

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
