// A breadcrumb for search engines: the same trail as on the page, its last step included.
import type { Trail } from './breadcrumb.tsx';

/** `path`: the page's own address, for the last step. */
export const breadcrumbJsonLd = (trail: Trail, path: string) => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ label, to = path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: to,
  })),
});
