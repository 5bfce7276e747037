// The links to the sections of a role, in the side bar and in the drawer.
import type { Role } from '@taana-baana/contract/admin/permissions.ts';
import { Icon } from '../../../design/icon.tsx';
import { SectionLink } from '../../components/link.tsx';
import { sectionsOf } from '../sections.ts';

export const SectionLinks = ({ role, onOpen }: { role: Role; onOpen?: () => void }) => (
  <ul className="flex flex-col gap-0.5">
    {sectionsOf(role).map(({ path, label, icon }) => (
      <li key={path}>
        <SectionLink to={path} onClick={onOpen} className="section-link">
          <Icon of={icon} />
          {label}
        </SectionLink>
      </li>
    ))}
  </ul>
);
