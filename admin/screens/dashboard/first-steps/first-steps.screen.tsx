// The first steps below Settings: what to do, what is still the sample's, and whether the dashboard
// shows them.
import * as texts from '@taana-baana/contract/admin/texts/shop/first-steps.ts';
import { heading } from '@taana-baana/contract/admin/texts/shop/first-steps-card.ts';
import * as settings from '@taana-baana/contract/admin/texts/shop/settings.ts';
import { Button } from '../../../components/button.tsx';
import { BackLink } from '../../../components/page/back-link.tsx';
import { Page } from '../../../components/page/page.tsx';
import { QueryState } from '../../../components/page/query-state.tsx';
import { tell } from '../../../components/toasts/toast-queue.ts';
import { adminApi } from '../../../store/admin-api.ts';
import { SampleSection } from './sample-section.tsx';
import { StepsSection } from './steps-section.tsx';

export function FirstStepsScreen() {
  const query = adminApi.useGetFirstStepsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Page
      title={heading}
      intro={texts.intro}
      width="form"
      above={<BackLink to="/settings">{settings.title}</BackLink>}
      actions={query.data && <HideButton isHidden={query.data.isHidden} />}
    >
      <QueryState query={query} lines={10}>
        {({ steps, sample }) => (
          <div className="flex flex-col gap-4">
            <StepsSection steps={steps} />
            <SampleSection sample={sample} />
          </div>
        )}
      </QueryState>
    </Page>
  );
}

function HideButton({ isHidden }: { isHidden: boolean }) {
  const [mark, { isLoading }] = adminApi.useMarkFirstStepsMutation();
  const set = (isSet: boolean) => tell(mark({ body: { mark: 'hidden', isSet } }), isSet ? texts.hidden : texts.shown);
  return (
    <Button isPending={isLoading} onPress={() => set(!isHidden)}>
      {isHidden ? texts.show : texts.hide}
    </Button>
  );
}
