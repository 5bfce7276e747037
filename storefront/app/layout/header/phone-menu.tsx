// The phone menu's button and dialog. What is in it loads when it opens.
import { Menu } from 'lucide';
import { Suspense, useState } from 'react';
import * as layoutTexts from '@taana-baana/contract/texts/layout-texts.ts';
import { Icon } from '../../../../design/icon.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { lazyComponent } from '../../../components/lazy-component.ts';
import { useShop } from '../../../components/shop-context.ts';

const MenuLinks = lazyComponent(
  () => import('./menu-links.tsx'),
  (file) => file.MenuLinks,
);

export function PhoneMenu() {
  const [isOpen, setIsOpen] = useState(false);
  const { name } = useShop();
  const close = () => setIsOpen(false);
  return (
    <div className="lg:hidden">
      <button
        type="button"
        aria-label={layoutTexts.menu}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className="icon-button -ml-3"
      >
        <Icon of={Menu} className="size-6" />
      </button>
      <Dialog title={name} isOpen={isOpen} onClose={close}>
        <Suspense>{isOpen && <MenuLinks onChoose={close} />}</Suspense>
      </Dialog>
    </div>
  );
}
