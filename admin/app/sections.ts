// The sections of the admin, in the order of the navigation: one row each, added with its screen.
import {
  Activity,
  Boxes,
  Calculator,
  ChartColumn,
  Contact,
  type IconNode,
  FileText,
  Gift,
  LayoutDashboard,
  MessagesSquare,
  Newspaper,
  NotebookPen,
  Package,
  PackageCheck,
  Percent,
  Repeat,
  ScrollText,
  Settings,
  Shirt,
  Star,
  Tags,
  UserRound,
  Users,
} from 'lucide';
import { type Permission, type Role, isPermitted } from '@taana-baana/contract/admin/permissions.ts';
import { sections as labels } from '@taana-baana/contract/admin/texts/shell.ts';

export interface Section {
  readonly path: string;
  readonly label: string;
  /** Without one, every member of staff sees it. */
  readonly permission?: Permission;
  readonly icon: IconNode;
}

export const sections: readonly Section[] = [
  { path: '/', label: labels.dashboard, permission: 'orders.read', icon: LayoutDashboard },
  { path: '/orders', label: labels.orders, permission: 'orders.read', icon: Package },
  { path: '/pack', label: labels.pack, permission: 'orders.pack', icon: PackageCheck },
  { path: '/products', label: labels.products, permission: 'catalogue.edit', icon: Shirt },
  { path: '/stock', label: labels.stock, permission: 'stock.count', icon: Boxes },
  { path: '/exchanges', label: labels.exchanges, permission: 'exchanges.manage', icon: Repeat },
  { path: '/gift-cards', label: labels.giftCards, permission: 'gift-cards.sell', icon: Gift },
  { path: '/customers', label: labels.customers, permission: 'customers.read', icon: Contact },
  { path: '/enquiries', label: labels.enquiries, permission: 'enquiries.answer', icon: MessagesSquare },
  { path: '/reviews', label: labels.reviews, permission: 'reviews.moderate', icon: Star },
  { path: '/newsletter', label: labels.newsletter, permission: 'newsletter.manage', icon: Newspaper },
  { path: '/sales', label: labels.sales, permission: 'revenue.read', icon: ChartColumn },
  { path: '/accounting', label: labels.accounting, permission: 'documents.read', icon: Calculator },
  { path: '/blog', label: labels.blog, permission: 'content.edit', icon: NotebookPen },
  { path: '/collections', label: labels.collections, permission: 'catalogue.edit', icon: Tags },
  { path: '/offers', label: labels.offers, permission: 'offers.manage', icon: Percent },
  { path: '/content', label: labels.content, permission: 'content.edit', icon: FileText },
  { path: '/settings', label: labels.settings, permission: 'settings.edit', icon: Settings },
  { path: '/staff', label: labels.staff, permission: 'staff.manage', icon: Users },
  { path: '/audit-log', label: labels.auditLog, permission: 'audit.read', icon: ScrollText },
  { path: '/system', label: labels.system, permission: 'system.read', icon: Activity },
  { path: '/account', label: labels.account, icon: UserRound },
];

export const sectionsOf = (role: Role): Section[] =>
  sections.filter(({ permission }) => permission === undefined || isPermitted(role, permission));

/** The section that a path belongs to. */
export const sectionAt = (path: string): Section | undefined =>
  sections.find((section) => path === section.path || (section.path !== '/' && path.startsWith(`${section.path}/`)));
