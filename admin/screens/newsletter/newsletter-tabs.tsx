// The two parts of the section: newsletters and subscribers.
import { newsletterPath, subscribersPath } from '@taana-baana/contract/admin/paths/newsletter-paths.ts';
import { tabs as texts } from '@taana-baana/contract/admin/texts/content/newsletter.ts';
import { Link } from '../../components/link.tsx';

const parts = {
  newsletters: newsletterPath,
  subscribers: subscribersPath({ tab: 'subscribed' }),
} as const;
const names = ['newsletters', 'subscribers'] as const;

export const NewsletterTabs = ({ open }: { open: keyof typeof parts }) => (
  <nav aria-label={texts.label} className="tab-strip -mx-4 mb-4 px-4 lg:mx-0 lg:px-0">
    {names.map((part) => (
      <Link key={part} to={parts[part]} replace aria-current={part === open ? 'page' : undefined} className="tab">
        {texts[part]}
      </Link>
    ))}
  </nav>
);
