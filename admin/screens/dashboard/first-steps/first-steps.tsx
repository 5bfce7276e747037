// The first steps on the dashboard, until nothing is left to do or an owner hides them.
import { ChevronRight } from 'lucide';
import * as texts from '@taana-baana/contract/admin/texts/shop/first-steps-card.ts';
import { Icon } from '../../../../design/icon.tsx';
import { Link } from '../../../components/link.tsx';
import { Section } from '../../../components/page/section.tsx';
import { adminApi } from '../../../store/admin-api.ts';
import { StepLink } from './step-link.tsx';

export function FirstSteps() {
  const { data } = adminApi.useGetFirstStepsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data || data.isHidden) return null;
  const { steps, sample } = data;
  const isSampleLeft = Object.values(sample).some((left) => (typeof left === 'number' ? left : left.length) > 0);
  const done = steps.filter(({ isDone }) => isDone).length;
  if (done === steps.length && !isSampleLeft) return null;
  return (
    <Section heading={texts.heading} text={texts.done(done, steps.length)}>
      <ul className="ruled">
        {steps.map((step) => (
          <li key={step.name}>
            <StepLink step={step} />
          </li>
        ))}
        <li>
          <Link to="/settings/first-steps" className="task font-semibold hover:bg-sunk">
            <span className="flex-1">{isSampleLeft ? texts.sample : texts.more}</span>
            <Icon of={ChevronRight} className="size-5 text-ink-soft" />
          </Link>
        </li>
      </ul>
    </Section>
  );
}
