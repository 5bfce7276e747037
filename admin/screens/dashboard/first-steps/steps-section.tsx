// The steps with what to do, and with a button for what the shop cannot know.
import type { FirstSteps } from '@taana-baana/contract/admin/schemas/shop/first-steps.ts';
import { explanations, marked, said } from '@taana-baana/contract/admin/texts/shop/first-steps.ts';
import * as card from '@taana-baana/contract/admin/texts/shop/first-steps-card.ts';
import { Button } from '../../../components/button.tsx';
import { Section } from '../../../components/page/section.tsx';
import { tell } from '../../../components/toasts/toast-queue.ts';
import { adminApi } from '../../../store/admin-api.ts';
import { StepLink } from './step-link.tsx';

type Step = FirstSteps['steps'][number];
type Said = keyof typeof said;

export function StepsSection({ steps }: { steps: readonly Step[] }) {
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <Section heading={card.done(done, steps.length)}>
      <ol className="ruled">
        {steps.map((step) => (
          <li key={step.name} className="flex flex-wrap items-center">
            {step.isDone ? <StepLink step={step} /> : <StepLink step={step} text={explanations[step.name]} />}
            {!step.isDone && step.name in said && <SaidButton name={step.name as Said} />}
          </li>
        ))}
      </ol>
    </Section>
  );
}

function SaidButton({ name }: { name: Said }) {
  const [mark, { isLoading }] = adminApi.useMarkFirstStepsMutation();
  const set = (isSet: boolean) => mark({ body: { mark: name, isSet } });
  const say = () => tell(set(true), marked, { onUndo: () => tell(set(false)) });
  return (
    <Button className="mr-4 mb-2.5 ml-13 sm:mb-0 sm:ml-0" isPending={isLoading} onPress={say}>
      {said[name]}
    </Button>
  );
}
