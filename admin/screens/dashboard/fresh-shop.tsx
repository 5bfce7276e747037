// The dashboard of a shop without orders: what to do first.
import { ChevronRight } from 'lucide';
import { fresh as texts } from '@taana-baana/contract/admin/texts/selling/dashboard.ts';
import { Icon } from '../../../design/icon.tsx';
import { Link } from '../../components/link.tsx';
import { Mark } from '../../components/mark.tsx';
import { Section } from '../../components/page/section.tsx';
import { useSections } from './task-list.tsx';

export function FreshShop() {
  const sections = useSections();
  const steps = Object.entries(texts.steps).filter(([path]) => sections.some((section) => section.path === path));
  return (
    <div className="flex max-w-168 flex-col gap-4">
      <div className="card flex flex-col items-center gap-1 px-6 py-12 text-center">
        <Mark className="mb-3 size-12" />
        <h2 className="text-display-xs">{texts.heading}</h2>
        <p className="max-w-[44ch] text-pretty text-ink-soft">{texts.text}</p>
      </div>
      {steps.length > 0 && (
        <Section heading={texts.stepsHeading}>
          <ol className="ruled">
            {steps.map(([path, [heading, text]]) => (
              <li key={path}>
                <Link to={path} className="task hover:bg-sunk">
                  <span className="min-w-0 flex-1">
                    <span className="block font-semibold">{heading}</span>
                    <span className="block text-ink-soft">{text}</span>
                  </span>
                  <Icon of={ChevronRight} className="size-5 text-ink-soft" />
                </Link>
              </li>
            ))}
          </ol>
        </Section>
      )}
    </div>
  );
}
