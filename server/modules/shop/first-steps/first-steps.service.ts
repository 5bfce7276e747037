// The first steps of a new shop. Its state says which are done; only what it cannot know is stored,
// once it is said.
import type { FirstSteps, FirstStepsMark, StepName } from '@taana-baana/contract/admin/schemas/shop/first-steps.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { ChangeDeps, Deps } from '../../../deps.ts';
import { paymentsModeOf } from '../../../integrations/payment-gateway/payments-mode.ts';
import { defaultSettings } from '../../../../shop.config.ts';
import { findVersion } from '../../content/content/content.repository.ts';
import { hasOrders } from '../../selling/desk/order-list/order-list.service.ts';
import { type Actor, recordAction } from '../audit-log/audit-log.service.ts';
import { listSectionsInForce } from '../settings/settings.repository.ts';
import { findLastBackupAt } from '../system/backups.service.ts';
import * as repository from './first-steps.repository.ts';
import { readSampleTitles } from './sample-titles.ts';
import { listSample } from './sample.service.ts';

type Needs = Pick<Deps, 'db' | 'config' | 'settings'>;

const policies = ['privacy-policy', 'refund-policy', 'shipping-policy', 'terms'] as const;

export async function readFirstSteps(deps: Needs): Promise<FirstSteps> {
  const said = await repository.listMarks(deps.db);
  const done = await readDone(deps);
  return {
    isHidden: said.has('hidden'),
    steps: Object.entries(done).map(([name, isDone]) => ({ name: name as StepName, isDone: isDone || said.has(name) })),
    sample: await listSample(deps),
  };
}

/** In the order in which a shop is set up. */
async function readDone({ db, config, settings }: Needs): Promise<Record<StepName, boolean>> {
  const facts = settings.current();
  const saved = await listSectionsInForce(db);
  const published = await Promise.all(policies.map((page) => findVersion(db, page)));
  return {
    name: facts.name !== defaultSettings.shop.name,
    logo: facts.logo !== null,
    product: await hasOwnProduct(db),
    gstin: facts.gstin !== null,
    shipping: saved.some(({ section }) => section === 'shipping'),
    policies: published.every((version) => version !== undefined),
    payments: paymentsModeOf(config) === 'live',
    mail: config.smtpUrl !== undefined,
    order: await hasOrders(db),
    backup: (await findLastBackupAt(db)) !== null,
  };
}

/** Under another id or title than the sample's. */
async function hasOwnProduct(db: Deps['db']): Promise<boolean> {
  const titles = await readSampleTitles();
  const ids = [...titles.products.keys()];
  if (await repository.hasOtherProduct(db, ids)) return true;
  const shown = await repository.listShownProducts(db, ids);
  return shown.some(({ id, title }) => title !== titles.products.get(id));
}

/** Repeatable. */
export async function markFirstSteps(deps: ChangeDeps, { mark, isSet }: FirstStepsMark, actor: Actor): Promise<void> {
  await inTransaction(deps, async (trx) => {
    const isChanged = isSet
      ? await repository.insertMark(trx, mark, deps.clock.now().toISOString())
      : await repository.deleteMark(trx, mark);
    if (!isChanged) return;
    const [set, clear] = mark === 'hidden' ? (['hide', 'show'] as const) : (['set', 'clear'] as const);
    await recordAction(trx, deps.clock, actor, {
      action: `first-steps ${isSet ? set : clear}`,
      subject: `first-steps ${mark}`,
    });
  });
}
