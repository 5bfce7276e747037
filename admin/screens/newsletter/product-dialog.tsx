// Chooses the T-shirt whose card stands in the newsletter.
import { editor } from '@taana-baana/contract/admin/texts/content/newsletter.ts';
import { productHref } from '@taana-baana/contract/pages.ts';
import { ProductDialog as AnyProductDialog } from '../../components/products/product-dialog.tsx';
import { onSale, useFoundProducts } from '../../store/catalog/use-found-products.ts';

interface ProductDialogProps {
  /** Gets the product's path in the shop. */
  onChoose: (path: string) => void;
  onClose: () => void;
}

export const ProductDialog = ({ onChoose, onClose }: ProductDialogProps) => (
  <AnyProductDialog
    title={editor.addProduct}
    products={useFoundProducts(onSale)}
    onChoose={(id) => onChoose(productHref(id))}
    onClose={onClose}
  />
);
