// The T-shirts that were chosen, each with its removal, and a button for one more.
import { Plus } from 'lucide';
import { type ComponentType, Suspense, useState } from 'react';
import { Icon } from '../../../design/icon.tsx';
import { Button } from '../button.tsx';

interface ChosenProductsProps {
  label: string;
  add: string;
  ids: readonly string[];
  /** The chip of one of them. */
  Product: ComponentType<{ id: string; onRemove: () => void }>;
  /** Chooses one more. */
  AddProduct: ComponentType<{ onChoose: (id: string) => void; onClose: () => void }>;
  onChange: (ids: string[]) => void;
}

export function ChosenProducts({ label, add, ids, Product, AddProduct, onChange }: ChosenProductsProps) {
  const [isAdding, setIsAdding] = useState(false);
  return (
    <div role="group" aria-label={label}>
      <p className="field-label">{label}</p>
      {ids.length > 0 && (
        <ul className="mb-2 flex flex-wrap gap-2">
          {ids.map((id) => (
            <Product key={id} id={id} onRemove={() => onChange(ids.filter((one) => one !== id))} />
          ))}
        </ul>
      )}
      <Button onPress={() => setIsAdding(true)}>
        <Icon of={Plus} className="size-4" />
        {add}
      </Button>
      <Suspense>
        {isAdding && (
          <AddProduct onChoose={(id) => onChange([...new Set([...ids, id])])} onClose={() => setIsAdding(false)} />
        )}
      </Suspense>
    </div>
  );
}
