// Chooses the T-shirt whose card stands in the newsletter.
import { type FormEvent, useState } from 'react';
import { link as texts } from '@taana-baana/contract/admin/texts/content/cards.ts';
import { editor } from '@taana-baana/contract/admin/texts/content/newsletter.ts';
import { productHref } from '@taana-baana/contract/pages.ts';
import { Button } from '../../components/button.tsx';
import { DialogFrame } from '../../components/dialog/dialog-frame.tsx';
import { Form } from '../../components/fields/form.tsx';
import { ProductChoice } from '../../components/fields/product-choice.tsx';
import { onSale, useFoundProducts } from '../../store/catalog/use-found-products.ts';

interface ProductDialogProps {
  /** Gets the product's path in the shop. */
  onChoose: (path: string) => void;
  onClose: () => void;
}

export function ProductDialog({ onChoose, onClose }: ProductDialogProps) {
  const products = useFoundProducts(onSale);
  const [chosen, setChosen] = useState('');
  const [isSent, setIsSent] = useState(false);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setIsSent(true);
    if (chosen === '') return;
    onChoose(productHref(chosen));
    onClose();
  };
  return (
    <DialogFrame title={editor.addProduct} onClose={onClose}>
      <Form onSubmit={save}>
        <ProductChoice
          {...products}
          chosen={chosen}
          error={isSent && chosen === '' ? texts.choose : undefined}
          onChoose={setChosen}
        />
        <div className="flex justify-end">
          <Button type="submit" kind="primary">
            {texts.use}
          </Button>
        </div>
      </Form>
    </DialogFrame>
  );
}
