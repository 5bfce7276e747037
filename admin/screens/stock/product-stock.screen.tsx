// The stock of one product: every colour and size, to count and to receive.
import { colorName } from '@taana-baana/contract/colors/color-name.ts';
import { useState } from 'react';
import { useParams } from 'react-router';
import { productPath } from '@taana-baana/contract/admin/paths/product-paths.ts';
import { isPermitted } from '@taana-baana/contract/admin/permissions.ts';
import {
  type StockOfProduct,
  type StockVariant,
  isLowStock,
} from '@taana-baana/contract/admin/schemas/selling/stock.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/goods/stock.ts';
import { stockWords } from '@taana-baana/contract/admin/texts/selling/goods/stock.ts';
import { BackLink } from '../../components/page/back-link.tsx';
import { Button } from '../../components/button.tsx';
import { Link } from '../../components/link.tsx';
import { Page } from '../../components/page/page.tsx';
import { QueryState } from '../../components/page/query-state.tsx';
import { Section } from '../../components/page/section.tsx';
import { adminApi } from '../../store/admin-api.ts';
import { CountDialog } from './count-dialog.tsx';
import { LimitForm, OversellSwitch } from './stock-choices.tsx';
import { ReceiveDialog } from './receive-dialog.tsx';

export function ProductStockScreen() {
  const { product = '' } = useParams();
  const query = adminApi.useGetStockQuery(
    { params: { product } },
    { refetchOnMountOrArgChange: true, refetchOnFocus: true },
  );
  return (
    <Page
      title={query.data?.title ?? texts.title}
      intro={texts.howToCount}
      above={<BackLink to="/stock">{texts.back}</BackLink>}
      actions={<ToEditor product={product} />}
      width="form"
    >
      <QueryState query={query}>{(stock) => <Colors stock={stock} />}</QueryState>
    </Page>
  );
}

interface Opened {
  readonly dialog: 'count' | 'receive';
  readonly variant: StockVariant;
  readonly piece: string;
}

function Colors({ stock }: { stock: StockOfProduct }) {
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const of = { product: stock.id, onClose: close };
  return (
    <div className="grid gap-4">
      {stock.colors.map(({ id, title }) => (
        <Section key={id} heading={colorName(title)}>
          <ul className="ruled">
            {stock.variants
              .filter(({ color }) => color === id)
              .map((variant) => {
                const piece = `${colorName(title)}, ${variant.size}`;
                return (
                  <VariantRow
                    key={variant.size}
                    variant={variant}
                    limit={stock.lowStock}
                    piece={piece}
                    onOpen={(dialog) => setOpened({ dialog, variant, piece })}
                  />
                );
              })}
          </ul>
        </Section>
      ))}
      <Rules stock={stock} />
      {opened?.dialog === 'count' && <CountDialog {...opened} {...of} />}
      {opened?.dialog === 'receive' && <ReceiveDialog {...opened} {...of} />}
    </div>
  );
}

interface VariantRowProps {
  variant: StockVariant;
  limit: number;
  piece: string;
  onOpen: (dialog: Opened['dialog']) => void;
}

function VariantRow({ variant: { size, stock, reserved, isOffered }, limit, piece, onOpen }: VariantRowProps) {
  return (
    <li className="flex items-center gap-3 px-4 py-2">
      <p className="min-w-11 shrink-0 font-semibold">{size}</p>
      <div className="min-w-0 flex-1">
        {stock === null || isOffered === false ? (
          <p className="text-sm text-ink-soft">{stockWords({ stock, isOffered })}</p>
        ) : (
          <p className="tabular flex flex-wrap items-center gap-x-2">
            {stockWords({ stock })}
            {stock === 0 && <span className="badge bg-madder-wash text-madder">{texts.soldOut}</span>}
            {stock > 0 && isLowStock(stock, limit) && (
              <span className="badge bg-turmeric-wash text-ink">{texts.lowBadge}</span>
            )}
          </p>
        )}
        {reserved > 0 && <p className="text-sm text-ink-soft">{texts.inCheckouts(reserved)}</p>}
      </div>
      <div className="flex shrink-0 gap-2">
        {stock !== null && (
          <Button onPress={() => onOpen('receive')} aria-label={texts.buttonFor(texts.receiveButton, piece)}>
            {texts.receiveButton}
          </Button>
        )}
        <Button onPress={() => onOpen('count')} aria-label={texts.buttonFor(texts.countButton, piece)}>
          {texts.countButton}
        </Button>
      </div>
    </li>
  );
}

function useMayEdit(): boolean {
  const { data: me } = adminApi.useGetMeQuery();
  return me !== undefined && isPermitted(me.role, 'catalogue.edit');
}

const ToEditor = ({ product }: { product: string }) =>
  useMayEdit() && (
    <Link to={productPath(product)} className="button button-quiet">
      {texts.toProduct}
    </Link>
  );

/** Only for those who may change products. */
function Rules({ stock }: { stock: StockOfProduct }) {
  if (!useMayEdit()) return null;
  const isCounted = stock.variants.some((variant) => variant.stock !== null);
  return (
    <div className="card ruled">
      {isCounted && <LimitForm key={stock.lowStock} stock={stock} />}
      <OversellSwitch stock={stock} />
    </div>
  );
}
