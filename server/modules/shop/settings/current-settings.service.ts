// The settings in force in this process: loaded at start, and again after a change in any process.
import type {
  PromisesSection,
  SectionValue,
  Settings,
  ShopFacts,
} from '@taana-baana/contract/schemas/shop/settings.ts';
import type { Deps } from '../../../deps.ts';
import { defaultSettings } from '../../../../shop.config.ts';
import { toSettings, toValue } from './settings.mapping.ts';
import { listSectionsInForce, listValuesOf } from './settings.repository.ts';

/** Settings for pages, and settings for the server alone. */
export interface ShopSettings
  extends
    Omit<ShopFacts, 'daysOff' | 'takesCash'>,
    Pick<Settings, 'cash' | 'mail' | 'messages' | 'orders' | 'tax'>,
    SectionValue<'couriers'>,
    SectionValue<'days-off'> {}

export interface CurrentSettings {
  current(): ShopSettings;
  /** Those in force at a time, such as that of an order's payment (ISO). */
  promisesAt(time: string): PromisesSection;
  /**
   * Puts into force what is committed when it is called. Only then are cached pages dropped: a page
   * made in between would have the old settings.
   */
  reload(): Promise<void>;
  /**
   * Resolves when the changes published so far are in force here; also if they could not be read,
   * which is tried again.
   */
  settled(): Promise<void>;
}

interface Dated<T> {
  readonly from: string;
  readonly value: T;
}

/** The defaults are in force until the first `reload`. */
export function createSettings({ db, changes, log }: Pick<Deps, 'db' | 'changes' | 'log'>): CurrentSettings {
  let current = flatten(defaultSettings);
  let promises: readonly Dated<PromisesSection>[] = [];
  let begun = 0;
  let applied = 0;
  let loading = Promise.resolve();

  async function reload(): Promise<void> {
    begun += 1;
    const turn = begun;
    const loaded = flatten(toSettings(await listSectionsInForce(db)));
    const dated = await listValuesOf(db, 'promises');
    // A later load has seen at least as much.
    if (turn < applied) return;
    applied = turn;
    current = loaded;
    promises = dated.map(({ created_at: from, value }) => ({ from, value: toValue('promises', value) }));
    changes.publish({ data: 'settings in force' });
  }

  changes.subscribe(({ data }) => {
    if (data !== 'settings') return;
    loading = reload().catch((error: unknown) => {
      log.error({ err: error }, 'the changed settings could not be read');
      // The next comparison with the database counts them as changed again.
      changes.forget();
    });
  });
  const promisesAt = (time: string) => promises.findLast(({ from }) => from <= time)?.value ?? defaultSettings.promises;
  return { current: () => current, promisesAt, reload, settled: () => loading };
}

/** Without the settings that pages do not need. */
export function toShopFacts({
  mail: _mail,
  messages: _messages,
  orders: _orders,
  couriers: _couriers,
  tax: _tax,
  announcements: _announcements,
  cash,
  daysOff,
  ...facts
}: ShopSettings): ShopFacts {
  const { isOn, from, to, fee, advance, confirmHours } = cash;
  return {
    ...facts,
    ...(daysOff.length > 0 && { daysOff }),
    ...(isOn && { takesCash: { from, to, fee, ...(advance && { advance }), confirmHours } }),
  };
}

export const flatten = ({ shop, logo, sales, couriers, 'days-off': closed, ...sections }: Settings): ShopSettings => ({
  ...shop,
  ...logo,
  ...sales,
  ...couriers,
  ...closed,
  ...sections,
});
