// The logo: chosen or dropped, shown at once, sent with its progress, removed.
import { CircleAlert, CircleCheck, ImageUp } from 'lucide';
import { FileTrigger } from 'react-aria-components';
import type { AllSettings } from '@taana-baana/contract/admin/schemas/shop/settings.ts';
import { form as formTexts, logo as texts } from '@taana-baana/contract/admin/texts/shop/settings.ts';
import { pageColors } from '@taana-baana/contract/colors/colors.ts';
import { Button } from '../../../components/button.tsx';
import { Icon } from '../../../../design/icon.tsx';
import { FileDrop } from '../../../components/photos/file-drop.tsx';
import { Section } from '../../../components/page/section.tsx';
import { showFailure, showToast, tell } from '../../../components/toasts/toast-queue.ts';
import { adminApi } from '../../../store/admin-api.ts';
import { type ChosenLogo, useLogoUpload } from './use-logo-upload.ts';

const accepted = ['image/png', 'image/jpeg', 'image/webp'];

export function LogoSection({ settings: { logo } }: { settings: AllSettings }) {
  const { data: me } = adminApi.useGetMeQuery();
  const { chosen, send, forget } = useLogoUpload(logo.version);
  const [remove, removing] = adminApi.useRemoveLogoMutation();
  const [revert] = adminApi.useRevertSettingsMutation();
  const isBusy = chosen !== undefined && !chosen.isDone && !chosen.error;
  const header = logo.value.logo?.header;
  // The admin serves the shop's pictures on its own origin.
  const present = header && new URL(header.src, window.location.origin).pathname;
  const shown = chosen?.preview ?? present;
  const onRemove = async () => {
    try {
      const { version } = await remove({ query: { basedOn: logo.version } }).unwrap();
      forget();
      const onUndo = () =>
        tell(revert({ params: { section: 'logo' }, body: { version: logo.version, basedOn: version } }));
      showToast(texts.removed, { onUndo });
    } catch (error) {
      showFailure(error);
    }
  };
  return (
    <Section heading={texts.heading} text={texts.text}>
      <FileDrop
        onDrop={([file]) => file && !isBusy && send(file)}
        className="drop-zone m-4 flex flex-col items-center gap-4 p-4 text-center"
      >
        {shown ? (
          <div style={{ background: pageColors.paper }} className="grid w-full place-items-center rounded-control p-4">
            <img src={shown} alt={texts.present} className="max-h-20 max-w-full object-contain" />
          </div>
        ) : (
          <p className="text-sm text-pretty text-ink-soft">{texts.none}</p>
        )}
        {chosen && <Outcome chosen={chosen} />}
        <div className="flex flex-wrap items-center justify-center gap-2">
          <FileTrigger
            acceptedFileTypes={accepted}
            onSelect={(files) => {
              const [file] = files ?? [];
              if (file) send(file);
            }}
          >
            <Button isPending={isBusy}>
              <Icon of={ImageUp} className="size-4" />
              {shown ? texts.replace : texts.choose}
            </Button>
          </FileTrigger>
          {present && !isBusy && (
            <Button kind="plain" isPending={removing.isLoading} onPress={() => onRemove()}>
              {texts.remove}
            </Button>
          )}
        </div>
        <p className="hidden text-sm text-ink-soft lg:block">{texts.drop}</p>
        {chosen?.isDone && me && (
          <a
            href={me.shopUrl}
            target="_blank"
            rel="noreferrer"
            className="text-link inline-flex min-h-(--control) items-center text-sm"
          >
            {formTexts.seeShop}
          </a>
        )}
      </FileDrop>
    </Section>
  );
}

function Outcome({ chosen: { progress, error, isDone } }: { chosen: ChosenLogo }) {
  if (error || isDone) {
    return (
      <p
        role={error ? 'alert' : 'status'}
        className={`flex items-start gap-1.5 text-left text-sm font-medium ${error ? 'text-madder' : 'text-leaf'}`}
      >
        <Icon of={error ? CircleAlert : CircleCheck} className="mt-0.5 size-4" />
        {error ?? texts.done}
      </p>
    );
  }
  const percent = Math.round(progress * 100);
  const words = progress < 1 ? texts.uploading(percent) : texts.working;
  return (
    <div className="w-full max-w-80">
      <progress aria-label={words} max={100} value={percent} className="w-full" />
      <p className="text-sm text-ink-soft">{words}</p>
    </div>
  );
}
