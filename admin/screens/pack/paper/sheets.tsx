// A page to print: shows the sheets as printed, and opens the print dialog.
import { Printer } from 'lucide';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Parcels } from '@taana-baana/contract/admin/schemas/selling/packing.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/print.ts';
import { BackLink } from '../../../components/page/back-link.tsx';
import { Button } from '../../../components/button.tsx';
import { Icon } from '../../../../design/icon.tsx';
import { Page } from '../../../components/page/page.tsx';
import { QueryState } from '../../../components/page/query-state.tsx';
import { packingApi } from '../../../store/selling/packing.api.ts';
import './paper.css';

interface SheetsScreenProps {
  title: string;
  hint: string;
  /** Address of the stylesheet with the paper size. */
  paper: string;
  children: (parcels: Parcels) => ReactNode;
}

export function SheetsScreen({ title, hint, paper, children }: SheetsScreenProps) {
  const [params] = useSearchParams();
  const query = packingApi.useListParcelsQuery(
    { query: { orders: params.get('orders') ?? '' } },
    { refetchOnMountOrArgChange: true },
  );
  const hasFonts = useHasFonts();
  return (
    <>
      <div className="screen-only">
        <Page
          title={title}
          intro={hint}
          above={<BackLink to="/pack">{texts.back}</BackLink>}
          actions={
            <Button kind="primary" isDisabled={!query.currentData} onPress={() => window.print()}>
              <Icon of={Printer} className="size-4" />
              {texts.print}
            </Button>
          }
        >
          {!query.currentData && <QueryState query={query}>{() => null}</QueryState>}
        </Page>
      </div>
      {query.currentData && hasFonts && (
        <>
          <Paper href={paper} />
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways on phones */}
          <div role="region" aria-label={texts.preview} tabIndex={0} className="sheets">
            {children(query.currentData)}
          </div>
        </>
      )}
    </>
  );
}

/** Measuring addresses needs the fonts. */
function useHasFonts(): boolean {
  const [hasFonts, setHasFonts] = useState(false);
  useEffect(() => {
    void document.fonts.ready.then(() => setHasFonts(true));
  }, []);
  return hasFonts;
}

/** Opens the print dialog once the paper size is known. */
function Paper({ href }: { href: string }) {
  const hasPrinted = useRef(false);
  function open(): void {
    if (hasPrinted.current) return;
    hasPrinted.current = true;
    window.print();
  }
  return <link rel="stylesheet" href={href} onLoad={open} />;
}
