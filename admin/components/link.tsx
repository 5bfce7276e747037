// Links within the admin.
import { Link as RouterLink, NavLink, type LinkProps, type NavLinkProps } from 'react-router';

export const Link = (props: LinkProps) => <RouterLink {...props} />;

/** Has `aria-current="page"` while its page, or a page below it, is open. */
export const SectionLink = (props: NavLinkProps) => <NavLink {...props} end={props.to === '/'} />;
