// The customer's photos of an exchange: small, and large in a dialog.
import { useState } from 'react';
import type { ExchangePage } from '@taana-baana/contract/admin/schemas/selling/exchanges.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/exchanges.ts';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { QueryState } from '../../components/page/query-state.tsx';
import { Section } from '../../components/page/section.tsx';
import { adminApi } from '../../store/admin-api.ts';

export const ExchangePhotos = ({ exchange: { id, photos } }: { exchange: ExchangePage }) =>
  photos.length > 0 && (
    <Section heading={texts.photos.heading} text={texts.photos.text}>
      <ul className="flex flex-wrap gap-3 p-4">
        {photos.map((photo, index) => (
          <li key={photo}>
            <ExchangePhoto exchange={id} photo={photo} name={texts.photos.photo(index + 1)} />
          </li>
        ))}
      </ul>
    </Section>
  );

function ExchangePhoto({ exchange, photo, name }: { exchange: string; photo: string; name: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const query = adminApi.useGetExchangePhotoQuery({ params: { id: exchange, photo } });
  return (
    <QueryState query={query}>
      {({ src }) => (
        <>
          <button
            type="button"
            onClick={() => setIsOpen(true)}
            aria-label={texts.photos.open(name)}
            className="block overflow-hidden rounded-control"
          >
            <img src={src} alt={name} className="size-24 object-cover" />
          </button>
          <Dialog title={name} isOpen={isOpen} onClose={() => setIsOpen(false)}>
            <img src={src} alt={name} className="mx-auto max-h-[75dvh] w-auto max-w-full rounded-control" />
          </Dialog>
        </>
      )}
    </QueryState>
  );
}
