// Sends a mail to the member of staff, and shows the mail server's answer.
import { CircleAlert, CircleCheck, Send } from 'lucide';
import { testMail as texts } from '@taana-baana/contract/admin/texts/shop/settings.ts';
import { Button } from '../../../components/button.tsx';
import { Icon } from '../../../../design/icon.tsx';
import { Section } from '../../../components/page/section.tsx';
import { adminApi } from '../../../store/admin-api.ts';

export function TestMail({ isDirty }: { isDirty: boolean }) {
  const [send, { data, error, isLoading }] = adminApi.useSendTestMailMutation();
  const failure = error && 'message' in error ? error.message : undefined;
  const isSent = data?.isSent === true && !failure;
  const answer = failure ?? data?.message;
  return (
    <Section heading={texts.heading} text={isDirty ? texts.saveFirst : texts.text}>
      <div className="flex flex-col items-start gap-3 p-4">
        <Button isPending={isLoading} isDisabled={isDirty} onPress={() => send()}>
          <Icon of={Send} className="size-4" />
          {texts.send}
        </Button>
        <div role="status" className="text-sm">
          {answer && !isLoading && (
            <p className={`flex items-start gap-1.5 font-medium ${isSent ? 'text-leaf' : 'text-madder'}`}>
              <Icon of={isSent ? CircleCheck : CircleAlert} className="mt-0.5 size-4" />
              <span className="min-w-0">{answer}</span>
            </p>
          )}
        </div>
      </div>
    </Section>
  );
}
