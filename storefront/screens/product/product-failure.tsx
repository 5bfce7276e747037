// The product failed to load: the message and a retry.
import { useRevalidator } from 'react-router';
import { pages } from '@taana-baana/contract/pages.ts';
import { screenTexts } from '@taana-baana/contract/messages.ts';
import * as productTexts from '@taana-baana/contract/texts/screens/catalog/product.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';

/** For a page opened directly. A product that does not exist is the 404 page instead. */
export function ProductFailure({ message }: { message: string }) {
  return (
    <div className="page-width py-12 text-center">
      <PageMeta title={productTexts.product} isPrivate />
      <h1 tabIndex={-1} className="text-display-m">
        {productTexts.failed}
      </h1>
      <LoadFailure message={message} />
      <ButtonLink to={pages.store.path} variant="quiet">
        {screenTexts.seeAll}
      </ButtonLink>
    </div>
  );
}

export function LoadFailure({ message }: { message: string }) {
  const revalidator = useRevalidator();
  return <ErrorState message={message} onRetry={() => void revalidator.revalidate()} />;
}
