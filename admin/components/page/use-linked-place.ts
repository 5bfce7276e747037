// Focuses the field or section that the address names, such as `/settings/shop#gstin`.
import { useEffect } from 'react';

/** Call where the named place is rendered. A heading that takes the focus comes before. */
export function useLinkedPlace(): void {
  useEffect(() => {
    const name = CSS.escape(location.hash.slice(1));
    // A `meta` of the page has a name, too.
    const main = document.querySelector('main');
    if (name) main?.querySelector<HTMLElement>(`[name="${name}"], [name^="${name}."], #${name}`)?.focus();
  }, []);
}
