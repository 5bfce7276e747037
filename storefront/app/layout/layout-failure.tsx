// Shown when the layout itself failed.
import { useRouteError } from 'react-router';
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import * as layoutTexts from '@taana-baana/contract/texts/layout-texts.ts';
import { messageOf } from '../routing/error-message.ts';

export function LayoutFailure() {
  return (
    <div id="page" className="page-width py-20">
      <h1 className="text-display-m">{screenTexts.errorHeading}</h1>
      <p className="mt-4">{messageOf(useRouteError())}</p>
      <a href={pages.home.path} className="button button-primary mt-8">
        {layoutTexts.backToShop}
      </a>
    </div>
  );
}
