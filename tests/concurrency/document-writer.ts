// A process that packs the orders of one customer, and cancels those whose note says so: each in a
// transaction. Arguments: engine, database, customer, number of the query before which it kills
// itself.
import { inTransaction } from '../../server/database/transaction.ts';
import type { KyselyPlugin } from 'kysely';
import type { Engine } from '../../server/database/open.ts';
import { connect } from '../../server/database/open.ts';
import type { Database } from '../../server/database/tables.ts';
import {
  issueDueDocuments,
  issueForPacked,
} from '../../server/modules/selling/money/documents/issue/issue-documents.service.ts';
import { gstin } from '../../server/modules/selling/money/documents/issue/testing.ts';
import { toOrderRecord } from '../../server/modules/selling/order/orders.mapping.ts';
import { fixedSettings } from '../../server/modules/shop/settings/testing.ts';

const [engine = '', where = '', customer = '', lastQuery] = process.argv.slice(2);
let left = Number(lastQuery);
const death: KyselyPlugin = {
  transformQuery: ({ node }) => {
    left -= 1;
    if (left === 0) process.kill(process.pid, 'SIGKILL');
    return node;
  },
  transformResult: ({ result }) => Promise.resolve(result),
};
const db = connect(engine as Engine, where).db.withPlugin(death);
const deps = { clock: { now: () => new Date() }, settings: fixedSettings({ gstin }) };

async function move(trx: Database, id: string, status: 'Processing' | 'Cancelled') {
  const row = await trx
    .updateTable('orders')
    .set({ status })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toOrderRecord(row);
}

const listWaiting = () =>
  db
    .selectFrom('orders')
    .select(['id', 'status'])
    .where('customer_id', '=', customer)
    .where((eb) =>
      eb.or([eb('status', '=', 'Ordered'), eb.and([eb('status', '=', 'Processing'), eb('note', '=', 'cancel')])]),
    )
    .limit(50)
    .execute();

for (let orders = await listWaiting(); orders.length > 0; orders = await listWaiting()) {
  for (const { id, status } of orders) {
    await inTransaction({ db, changes: { publish: () => {} } }, async (trx) => {
      const packed = status === 'Ordered' ? await move(trx, id, 'Processing') : undefined;
      if (packed) await issueForPacked(trx, deps, packed, packed);
      else await issueDueDocuments(trx, deps, (await move(trx, id, 'Cancelled')).id);
    });
  }
}
await db.destroy();
