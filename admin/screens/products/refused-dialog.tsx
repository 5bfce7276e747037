// The products that a bulk change refused, and why.
import { productPath } from '@taana-baana/contract/admin/paths/product-paths.ts';
import type { BulkResult } from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import { refused as texts } from '@taana-baana/contract/admin/texts/catalog/products.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { Link } from '../../components/link.tsx';
import { nameOf } from './product-marks.tsx';

export const RefusedDialog = ({ result, onClose }: { result: BulkResult; onClose: () => void }) => (
  <Dialog title={texts.heading(result.refused.length)} isOpen onClose={onClose}>
    <p>{texts.changed(result.changed)}</p>
    <ul className="ruled text-sm">
      {result.refused.map((product) => (
        <li key={product.id} className="pb-2">
          <Link
            to={productPath(product.id)}
            className="text-link inline-flex min-h-(--control) items-center font-semibold"
          >
            {nameOf(product)}
          </Link>
          <p className="text-pretty text-ink-soft">{product.why}</p>
        </li>
      ))}
    </ul>
    <Button onPress={onClose} className="self-end">
      {texts.close}
    </Button>
  </Dialog>
);
