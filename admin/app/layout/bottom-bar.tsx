// The bottom navigation on phones and tablets: the first sections, and a drawer with all of them.
import { Menu } from 'lucide';
import { Suspense, useState } from 'react';
import { Button } from 'react-aria-components';
import type { Me } from '@taana-baana/contract/admin/schemas/people/staff.ts';
import * as texts from '@taana-baana/contract/admin/texts/shell.ts';
import { lazyPart } from '../../components/page/lazy-part.tsx';
import { Icon } from '../../../design/icon.tsx';
import { SectionLink } from '../../components/link.tsx';
import { sectionsOf } from '../sections.ts';

const Drawer = lazyPart(async () => (await import('./drawer.tsx')).Drawer);

/** Beside the button for the drawer. */
const maxInBar = 4;

export function BottomBar({ me }: { me: Me }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <nav aria-label={texts.mainNavigation} className="bottom-bar screen-only">
      {sectionsOf(me.role)
        .slice(0, maxInBar)
        .map(({ path, label, icon }) => (
          <SectionLink key={path} to={path} className="bottom-link">
            <Icon of={icon} />
            {label}
          </SectionLink>
        ))}
      <Button onPress={() => setIsOpen(true)} className="bottom-link">
        <Icon of={Menu} />
        {texts.more}
      </Button>
      <Suspense>{isOpen && <Drawer me={me} onClose={() => setIsOpen(false)} />}</Suspense>
    </nav>
  );
}
