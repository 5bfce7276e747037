// Chooses one T-shirt.
import { type ComponentProps, type FormEvent, useState } from 'react';
import { link as texts } from '@taana-baana/contract/admin/texts/content/cards.ts';
import { Button } from '../button.tsx';
import { DialogFrame } from '../dialog/dialog-frame.tsx';
import { Form } from '../fields/form.tsx';
import { ProductChoice } from './product-choice.tsx';

interface ProductDialogProps {
  title: string;
  products: Pick<ComponentProps<typeof ProductChoice>, 'find' | 'query' | 'onFind'>;
  /** Gets its id. */
  onChoose: (id: string) => void;
  onClose: () => void;
}

export function ProductDialog({ title, products, onChoose, onClose }: ProductDialogProps) {
  const [chosen, setChosen] = useState('');
  const [isSent, setIsSent] = useState(false);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setIsSent(true);
    if (chosen === '') return;
    onChoose(chosen);
    onClose();
  };
  return (
    <DialogFrame title={title} onClose={onClose}>
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
