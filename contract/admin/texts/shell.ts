// Texts of every admin screen: names of sections and roles, the frame, and error messages.
import { proofCountsForMinutes } from '../limits/system-limits.ts';
import type { Role } from '../permissions.ts';

export const admin = 'Admin';
export const title = (screen: string): string => `${screen} · Admin`;

export const sections = {
  dashboard: 'Dashboard',
  orders: 'Orders',
  pack: 'Packing',
  products: 'Products',
  stock: 'Stock',
  exchanges: 'Exchanges',
  giftCards: 'Gift cards',
  customers: 'Customers',
  enquiries: 'Enquiries',
  reviews: 'Reviews',
  newsletter: 'Newsletter',
  sales: 'Sales',
  accounting: 'Accounting',
  blog: 'Blog',
  collections: 'Collections',
  offers: 'Offers',
  content: 'Content',
  settings: 'Settings',
  staff: 'Staff',
  auditLog: 'Audit log',
  system: 'System',
  account: 'Account',
} as const;

export const roleNames: Record<Role, string> = {
  owner: 'Owner',
  manager: 'Manager',
  packer: 'Packer',
  accountant: 'Accountant',
};

export const skipToContent = 'Skip to the content';
export const mainNavigation = 'Sections';
export const more = 'More';
export const closeMenu = 'Close the menu';
export const signOut = 'Sign out';

export const loading = 'Loading';
export const retry = 'Try again';
export const reload = 'Load the page again';
export const failedHeading = 'This could not be loaded';
export const brokenHeading = 'This page does not work right now';
export const brokenText =
  'Please check your connection and load the page again. If that does not help, tell the person who runs the server when it happened.';
export const partLost = 'This could not be loaded. Please check your connection, then load the page again.';
export const signedOut =
  'You are signed out. Please sign in in another tab, then try again here: what you typed is still there.';
export const notFoundHeading = 'There is nothing here';
export const notFoundText = 'The address may be mistyped, or what it named is gone.';
export const notPermittedHeading = 'Your role does not include this';
export const notPermittedText = 'If you need it for your work, please ask the owner of the shop.';
export const goHome = 'Go to the start';

export const close = 'Close';
export const cancel = 'Cancel';
export const undo = 'Undo';
export const notifications = 'Notifications';

export const shortcuts = {
  heading: 'Keyboard shortcuts',
  search: 'Go to the search of this page',
  list: 'Show this list',
  close: 'Close a dialog or a menu',
  inLists: 'In lists, and on an order',
  next: 'Next entry',
  previous: 'Previous entry',
  choose: 'Choose the entry, or take that back',
  open: 'Open the entry',
  space: 'Space',
  inPacking: 'While packing',
  tick: 'Mark as packed, or take that back',
  switchOff: 'You can switch these keys off in your account.',
} as const;

export const stepUp = {
  heading: 'Confirm that it is you',
  why: `This step is protected. After you confirm, it goes on by itself, and you are not asked again for ${proofCountsForMinutes} minutes.`,
  passkey: 'Confirm with a passkey',
  or: 'or with your password',
  password: 'Password',
  code: 'Code from your app',
  codeHint: 'Or one of your recovery codes.',
  confirm: 'Confirm',
} as const;
