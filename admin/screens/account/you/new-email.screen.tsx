// The page of the link to a new e-mail. To open it changes nothing: programs that check mails do so.
import { useLocation, useNavigate } from 'react-router';
import { newEmail as texts } from '@taana-baana/contract/admin/texts/people/account.ts';
import { Form, SubmitButton } from '../../../components/fields/form.tsx';
import { Page } from '../../../components/page/page.tsx';
import { showToast } from '../../../components/toasts/toast-queue.ts';
import { adminApi } from '../../../store/admin-api.ts';

export function NewEmailScreen() {
  const navigate = useNavigate();
  const token = useLocation().hash.slice(1);
  const [confirm, { isLoading, error }] = adminApi.useConfirmEmailChangeMutation();
  async function send(): Promise<void> {
    const { data } = await confirm({ body: { token } });
    if (!data) return;
    showToast(texts.done(data.email));
    void navigate('/account', { replace: true });
  }
  return (
    <Page title={texts.title} intro={texts.intro} width="form">
      <Form
        className="sm:items-start"
        error={error && 'message' in error ? error.message : undefined}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <SubmitButton isPending={isLoading}>{texts.confirm}</SubmitButton>
      </Form>
    </Page>
  );
}
