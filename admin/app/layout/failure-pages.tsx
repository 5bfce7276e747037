// Pages shown instead of a screen: not found, not permitted, or an error of ours.
import type { ReactNode } from 'react';
import * as texts from '@taana-baana/contract/admin/texts/shell.ts';
import { Button } from '../../components/button.tsx';
import { Link } from '../../components/link.tsx';
import { Page } from '../../components/page/page.tsx';

const Failure = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <Page title={title} width="form">
    <p className="mb-5 text-pretty">{text}</p>
    {children}
  </Page>
);

const HomeLink = () => (
  <Link to="/" className="button button-quiet">
    {texts.goHome}
  </Link>
);

export const NotFoundPage = () => (
  <Failure title={texts.notFoundHeading} text={texts.notFoundText}>
    <HomeLink />
  </Failure>
);

export const NotPermittedPage = () => (
  <Failure title={texts.notPermittedHeading} text={texts.notPermittedText}>
    <HomeLink />
  </Failure>
);

/** Also after a new release, when the old release's file of a screen is gone. */
export const BrokenPage = () => (
  <Failure title={texts.brokenHeading} text={texts.brokenText}>
    <Button kind="primary" onPress={() => window.location.reload()}>
      {texts.reload}
    </Button>
  </Failure>
);
