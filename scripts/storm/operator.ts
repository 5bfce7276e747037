// The operator of the storm: gives back parts of orders and cancels some by the command line, which is killed now and then; and a provider that refuses refunds for a while.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Storm } from './shopper.ts';

/** Milliseconds that a command may live when it is to be killed: it takes about a second. */
const longestLife = 1500;

/** Until the storm is over. */
export async function operate(
  storm: Storm,
  environment: NodeJS.ProcessEnv,
  listOrders: () => readonly { number: string }[],
): Promise<void> {
  while (!storm.isOver()) {
    await pause(randomInt(300, 800));
    const orders = listOrders();
    const order = orders[randomInt(Math.max(1, orders.length))];
    if (!order) continue;
    await storm.double.refundsBecome(randomInt(4) === 0 ? 'refused' : 'processed');
    const command =
      randomInt(4) === 0 ? ['orders', 'cancel', order.number] : ['orders', 'refund', order.number, '--amount', '50'];
    const child = spawn(process.execPath, ['server/cli/main.ts', ...command], {
      env: { ...process.env, ...environment },
      stdio: 'ignore',
    });
    const ended = once(child, 'exit');
    if (randomInt(3) === 0) setTimeout(() => child.kill('SIGKILL'), randomInt(longestLife)).unref();
    await ended;
  }
  await storm.double.refundsBecome('processed');
}
