// Shown instead of a failed screen: "not found", or the error's message. Never a stack.
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import * as layoutTexts from '@taana-baana/contract/texts/layout-texts.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { EmptyPicture, WayOn } from '../../components/empty-state.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { usePopularProducts } from '../../store/products/use-popular-products.ts';
import { messageOf } from './error-message.ts';
import { useReconnection } from '../use-reconnection.ts';

export function ErrorScreen() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound message={String(error.data)} />;
  return <Failure message={messageOf(error)} />;
}

function Failure({ message }: { message: string }) {
  const reload = () => window.location.reload();
  // Most often a chunk that could not be loaded.
  useReconnection(reload);
  return (
    <div className="page-width py-20">
      <PageMeta title={screenTexts.errorHeading} isPrivate />
      <h1 tabIndex={-1} className="text-display-m">
        {screenTexts.errorHeading}
      </h1>
      <p className="mt-4 max-w-prose text-ink-soft">{message}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <button type="button" onClick={reload} className="button button-primary">
          {screenTexts.tryAgain}
        </button>
        <ButtonLink to={pages.home.path} variant="quiet">
          {layoutTexts.backToShop}
        </ButtonLink>
      </div>
    </div>
  );
}

function NotFound({ message }: { message: string }) {
  const popular = usePopularProducts();
  return (
    <div className="page-width py-20">
      <PageMeta title={screenTexts.pageNotFound} isPrivate />
      <EmptyPicture name="not-found" />
      <p className="eyebrow mt-6">404</p>
      <h1 tabIndex={-1} className="mt-2 text-display-m">
        {screenTexts.pageNotFound}
      </h1>
      <p className="mt-4 max-w-prose text-ink-soft">
        {message === screenTexts.pageNotFound ? layoutTexts.leadsNowhere : message}
      </p>
      <ButtonLink to={pages.store.path} className="mt-8">
        {screenTexts.seeAll}
      </ButtonLink>
      <WayOn popular={popular} />
    </div>
  );
}
