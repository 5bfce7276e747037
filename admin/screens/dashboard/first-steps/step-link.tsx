// A step: a tick, or a link to where it is done.
import { ChevronRight, Circle, CircleCheck } from 'lucide';
import type { FirstSteps, StepName } from '@taana-baana/contract/admin/schemas/shop/first-steps.ts';
import * as texts from '@taana-baana/contract/admin/texts/shop/first-steps-card.ts';
import { Icon } from '../../../../design/icon.tsx';
import { Link } from '../../../components/link.tsx';
import { adminApi } from '../../../store/admin-api.ts';

/** A test order is made in the shop itself. */
const paths: Record<Exclude<StepName, 'order'>, string> = {
  name: '/settings/shop#name',
  logo: '/settings/look',
  product: '/products/new',
  gstin: '/settings/shop#gstin',
  shipping: '/settings/shipping#fee',
  policies: '/content',
  payments: '/system#payments',
  mail: '/system#mails',
  backup: '/system#backups',
};

interface StepLinkProps {
  step: FirstSteps['steps'][number];
  text?: string;
}

export function StepLink({ step: { name, isDone }, text }: StepLinkProps) {
  const { data: me } = adminApi.useGetMeQuery();
  const className = 'task flex-1 basis-72 hover:bg-sunk';
  const content = (
    <>
      <Icon of={isDone ? CircleCheck : Circle} className={`size-6 ${isDone ? 'text-leaf' : 'text-ink-soft'}`} />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">
          {isDone && <span className="sr-only">{texts.isDone} </span>}
          {texts.steps[name]}
        </span>
        {text && <span className="block text-pretty text-ink-soft">{text}</span>}
      </span>
      <Icon of={ChevronRight} className="size-5 text-ink-soft" />
    </>
  );
  return name === 'order' ? (
    <a href={me?.shopUrl} target="_blank" rel="noreferrer" className={className}>
      {content}
    </a>
  ) : (
    <Link to={paths[name]} className={className}>
      {content}
    </Link>
  );
}
