// The T-shirts that are not sold for cash.
import { cash as texts } from '@taana-baana/contract/admin/texts/shop/settings.ts';
import { Chip } from '../../../components/fields/chip.tsx';
import { ChosenProducts } from '../../../components/products/chosen-products.tsx';
import { ProductDialog } from '../../../components/products/product-dialog.tsx';
import { onSale, useFoundProducts, useProductTitle } from '../../../store/catalog/use-found-products.ts';

interface NotForFieldProps {
  label: string;
  ids: readonly string[];
  onChange: (ids: string[]) => void;
}

export const NotForField = (props: NotForFieldProps) => (
  <ChosenProducts {...props} add={texts.addProduct} Product={Product} AddProduct={AddProduct} />
);

function Product({ id, onRemove }: { id: string; onRemove: () => void }) {
  const name = useProductTitle(id) ?? texts.unknown;
  return <Chip name={name} remove={texts.remove(name)} onRemove={onRemove} />;
}

const AddProduct = (props: { onChoose: (id: string) => void; onClose: () => void }) => (
  <ProductDialog title={texts.addProduct} products={useFoundProducts(onSale)} {...props} />
);
