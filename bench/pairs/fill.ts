// The products and orders of `npm run bench:pairs`. Its own process, because a former version writes
// other columns: `node bench/pairs/fill.ts ENGINE WHERE`.
import { type Engine, connect } from '../../server/database/open.ts';
import { insertBenchOrders } from '../orders.ts';
import { insertBenchProducts } from '../products.ts';

const [engine, where = ''] = process.argv.slice(2);
const opened = connect(engine as Engine, where);
await insertBenchProducts(opened, 500);
await insertBenchOrders(opened.db, 10_000);
await opened.db.destroy();
