// What is missing before a product can be published. Each line links to its field.
import { CircleAlert } from 'lucide';
import type { EditedProduct } from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import { problems as texts } from '@taana-baana/contract/admin/texts/catalog/product-editor.ts';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { Icon } from '../../../design/icon.tsx';
import { fieldId } from './section-props.ts';

interface ProblemsDialogProps {
  problems: EditedProduct['problems'];
  onClose: () => void;
}

export const ProblemsDialog = ({ problems, onClose }: ProblemsDialogProps) => (
  <Dialog title={texts.heading} isOpen onClose={onClose}>
    <p className="text-sm text-ink-soft">{texts.text}</p>
    <ul className="ruled">
      {problems.map(({ field, message }) => (
        <li key={field + message}>
          <button
            type="button"
            onClick={() => {
              onClose();
              // The dialog restores the focus first.
              setTimeout(() => goTo(field));
            }}
            className="flex min-h-(--control) w-full items-center gap-2 py-2 text-left font-medium text-madder hover:underline"
          >
            <Icon of={CircleAlert} className="size-4" />
            {message}
          </button>
        </li>
      ))}
    </ul>
  </Dialog>
);

/** `colors.2.title` links to `colors`, if it has no element of its own. */
function goTo(field: string): void {
  const [first = field] = field.split('.');
  const element = document.getElementById(fieldId(field)) ?? document.getElementById(fieldId(first));
  const details = element?.closest('details');
  if (details) details.open = true;
  element?.scrollIntoView({ block: 'center' });
  element?.focus({ preventScroll: true });
}
