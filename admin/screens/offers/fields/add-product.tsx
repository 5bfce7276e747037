// Chooses a T-shirt that the offer is on.
import { goods as texts } from '@taana-baana/contract/admin/texts/selling/offers/offers.ts';
import { ProductDialog } from '../../../components/products/product-dialog.tsx';
import { onSale, useFoundProducts } from '../../../store/catalog/use-found-products.ts';

interface AddProductProps {
  onChoose: (id: string) => void;
  onClose: () => void;
}

export const AddProduct = (props: AddProductProps) => (
  <ProductDialog title={texts.addProduct} products={useFoundProducts(onSale)} {...props} />
);
