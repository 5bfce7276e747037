// The operator: refunds parts of orders and cancels some by the command line, which is sometimes
// killed, while the provider rejects refunds for a time.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { ChaosRun } from './shopper.ts';

/** Milliseconds until a command is killed; it takes about a second. */
const maxLifeMs = 1500;

/** Until the run is over. */
export async function operate(
  run: ChaosRun,
  environment: NodeJS.ProcessEnv,
  listOrders: () => readonly { number: string }[],
): Promise<void> {
  while (!run.isOver()) {
    await pause(randomInt(300, 800));
    const orders = listOrders();
    const order = orders[randomInt(Math.max(1, orders.length))];
    if (!order) continue;
    await run.double.refundsBecome(randomInt(4) === 0 ? 'refused' : 'processed');
    const command =
      randomInt(4) === 0
        ? ['orders', 'cancel', order.number, '--yes']
        : ['orders', 'refund', order.number, '--amount', '50', '--yes'];
    const child = spawn(process.execPath, ['server/cli/main.ts', ...command], {
      env: { ...process.env, ...environment },
      stdio: 'ignore',
    });
    const ended = once(child, 'exit');
    if (randomInt(3) === 0) setTimeout(() => child.kill('SIGKILL'), randomInt(maxLifeMs)).unref();
    await ended;
  }
  await run.double.refundsBecome('processed');
}
