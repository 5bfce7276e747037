// The drawer with all sections, on phones and tablets.
import { LogOut, X } from 'lucide';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import type { Me } from '@taana-baana/contract/admin/schemas/people/staff.ts';
import * as texts from '@taana-baana/contract/admin/texts/shell.ts';
import { Icon } from '../../../design/icon.tsx';
import { SectionLinks } from './section-links.tsx';
import { useSignOut } from './use-sign-out.ts';

export function Drawer({ me, onClose }: { me: Me; onClose: () => void }) {
  const signOut = useSignOut();
  return (
    <ModalOverlay isOpen onOpenChange={onClose} isDismissable className="scrim">
      <Modal className="drawer">
        <Dialog aria-label={texts.mainNavigation} className="flex min-h-full flex-col gap-4 outline-none">
          <div className="flex items-center justify-between gap-2 pl-3">
            <p className="min-w-0 text-sm leading-snug">
              <span className="block truncate font-semibold">{me.name}</span>
              <span className="text-ink-soft">{texts.roleNames[me.role]}</span>
            </p>
            <button type="button" aria-label={texts.closeMenu} onClick={onClose} className="icon-button">
              <Icon of={X} />
            </button>
          </div>
          <div className="flex-1">
            <SectionLinks role={me.role} onOpen={onClose} />
          </div>
          <button
            type="button"
            onClick={() => {
              onClose();
              signOut();
            }}
            className="section-link w-full"
          >
            <Icon of={LogOut} />
            {texts.signOut}
          </button>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
