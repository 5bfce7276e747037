// The navigation at the side, on wide screens.
import { LogOut } from 'lucide';
import type { Me } from '@taana-baana/contract/admin/schemas/people/staff.ts';
import * as texts from '@taana-baana/contract/admin/texts/shell.ts';
import { Icon } from '../../../design/icon.tsx';
import { Link } from '../../components/link.tsx';
import { Mark } from '../../components/mark.tsx';
import { SectionLinks } from './section-links.tsx';
import { useSignOut } from './use-sign-out.ts';

export function SideBar({ me }: { me: Me }) {
  const signOut = useSignOut();
  return (
    <header className="side-bar screen-only">
      <Link to="/" className="flex items-center gap-2.5 px-3 py-1 font-display text-lg font-bold tracking-tight">
        <Mark className="size-5" />
        {texts.admin}
      </Link>
      <nav aria-label={texts.mainNavigation} className="flex-1">
        <SectionLinks role={me.role} />
      </nav>
      <div className="border-t border-line pt-3">
        <p className="px-3 pb-1 text-sm leading-snug">
          <span className="block truncate font-semibold">{me.name}</span>
          <span className="text-ink-soft">{texts.roleNames[me.role]}</span>
        </p>
        <button type="button" onClick={signOut} className="section-link w-full">
          <Icon of={LogOut} />
          {texts.signOut}
        </button>
      </div>
    </header>
  );
}
