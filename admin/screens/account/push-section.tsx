// The devices that tell the member of events: this one is turned on here, each is turned off.
import { Bell } from 'lucide';
import type { Push } from '@taana-baana/contract/admin/schemas/shop/push.ts';
import { formatDay } from '@taana-baana/contract/admin/texts/dates.ts';
import * as texts from '@taana-baana/contract/admin/texts/shop/push.ts';
import { useState } from 'react';
import { Icon } from '../../../design/icon.tsx';
import { Button } from '../../components/button.tsx';
import { QueryState } from '../../components/page/query-state.tsx';
import { Section } from '../../components/page/section.tsx';
import { showToast, tell } from '../../components/toasts/toast-queue.ts';
import { adminApi } from '../../store/admin-api.ts';
import { useThisDevice } from '../../store/shop/push/use-this-device.ts';

const whyNot = { iphone: texts.onIphone, denied: texts.denied, impossible: texts.notPossible };

export function PushSection({ memberId }: { memberId: string }) {
  const query = adminApi.useGetPushQuery();
  const device = useThisDevice(memberId);
  const [test, { isLoading: isTesting }] = adminApi.useTestPushMutation();
  const [isPending, setIsPending] = useState(false);
  const { data } = query;
  const isOn = data?.devices.some(({ endpoint }) => endpoint === device.endpoint) ?? false;
  const turnOn = async (key: string) => {
    setIsPending(true);
    try {
      if (await device.turnOn(key)) showToast(texts.turnedOn);
    } catch (error) {
      showToast((error as { code?: string; message: string }).code ? (error as Error).message : texts.notReached);
    }
    setIsPending(false);
  };
  return (
    <Section
      heading={texts.heading}
      text={texts.intro}
      actions={
        <>
          {device.state === 'possible' && device.endpoint !== undefined && !isOn && data && (
            <Button isPending={isPending} onPress={() => void turnOn(data.key)}>
              <Icon of={Bell} className="size-4" />
              {texts.turnOn}
            </Button>
          )}
          {data && data.devices.length > 0 && (
            <Button
              isPending={isTesting}
              onPress={() => tell(test(), ({ sent, failed }) => texts.tested(sent, failed))}
            >
              {texts.test}
            </Button>
          )}
        </>
      }
    >
      {device.state !== 'possible' && <p className="px-4 py-3 text-sm text-pretty">{whyNot[device.state]}</p>}
      <QueryState query={query} lines={1}>
        {({ devices }) =>
          devices.length === 0 ? (
            <p className="px-4 py-3 text-sm text-ink-soft">{texts.noDevices}</p>
          ) : (
            <ul className="ruled px-4">
              {devices.map((one) => (
                <DeviceRow
                  key={one.id}
                  device={one}
                  turnOffHere={one.endpoint === device.endpoint ? device.turnOff : undefined}
                />
              ))}
            </ul>
          )
        }
      </QueryState>
    </Section>
  );
}

interface DeviceRowProps {
  device: Push['devices'][number];
  turnOffHere: (() => Promise<void>) | undefined;
}

function DeviceRow({ device: { id, device, createdAt }, turnOffHere }: DeviceRowProps) {
  const [remove, { isLoading }] = adminApi.useUnsubscribePushMutation();
  const turnOff = async () => {
    await tell(remove({ params: { id } }), texts.removed);
    await turnOffHere?.().catch(() => {});
  };
  return (
    <li className="flex items-center gap-3 py-2.5">
      <Icon of={Bell} className="size-5 text-ink-soft" />
      <div className="min-w-0 flex-1 text-sm">
        <p className="font-semibold">{device}</p>
        <p className="text-ink-soft">{(turnOffHere ? texts.hereSince : texts.since)(formatDay(createdAt))}</p>
      </div>
      <Button kind="plain" aria-label={texts.removeOf(device)} isPending={isLoading} onPress={() => void turnOff()}>
        {texts.remove}
      </Button>
    </li>
  );
}
