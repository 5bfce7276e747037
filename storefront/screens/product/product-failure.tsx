// The product's answer did not come: why, and another try.
import { useRevalidator } from 'react-router';
import { pages } from '@taana-baana/contract/pages.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { PageMeta } from '../../components/page-meta.tsx';
import { useShownProduct } from './use-shown-product.ts';

/** Opened directly, and its answer did not come. One that does not exist never gets here: it is the 404 page. */
export function ProductFailure() {
  const { message } = useShownProduct();
  return (
    <div className="page-width py-12 text-center">
      <PageMeta title="Product" isPrivate />
      <h1 tabIndex={-1} className="text-display-m">
        This shirt did not come through
      </h1>
      <NotCome message={message} />
      <ButtonLink to={pages.store.path} look="quiet">
        See all T-shirts
      </ButtonLink>
    </div>
  );
}

export function NotCome({ message }: { message: string }) {
  const revalidator = useRevalidator();
  return <ErrorState message={message} onRetry={() => void revalidator.revalidate()} />;
}
