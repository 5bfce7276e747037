// The breadcrumb for search engines, with the same items as on the page.
import type { Trail } from './breadcrumb.tsx';

/** `path`: the page's own path, for the last item. */
export const breadcrumbJsonLd = (trail: Trail, path: string) => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ label, to = path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: to,
  })),
});
