// The two parts of the section: newsletters and subscribers.
import { newsletterPath, subscriberFilters } from '@taana-baana/contract/admin/paths/newsletter-paths.ts';
import { tabs as texts } from '@taana-baana/contract/admin/texts/content/newsletter.ts';
import { Tabs } from '../../components/lists/tabs.tsx';

const parts = ['newsletters', 'subscribers'] as const;

export const NewsletterTabs = ({ open }: { open: (typeof parts)[number] }) => (
  <Tabs
    label={texts.label}
    tabs={parts}
    labels={texts}
    open={open}
    to={(part) => (part === 'newsletters' ? newsletterPath : subscriberFilters.path())}
    className="mb-4"
  />
);
