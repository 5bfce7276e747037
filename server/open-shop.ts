// Opens the database (migrated) and the integrations, for the server, the command line and tests.
import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from './config.ts';
import { createChanges } from './database/changes.ts';
import { migrate } from './database/migrate.ts';
import { type OpenedDatabase, openDatabase } from './database/open.ts';
import { fillPayments } from './database/payments/fill-payments.ts';
import { openPostgresChannel } from './database/engines/postgres-channel.ts';
import type { Deps } from './deps.ts';
import { openIntegrations } from './integrations/open-integrations.ts';
import { createLog } from './log.ts';
import { createSettings } from './modules/shop/settings/current-settings.service.ts';

export interface OpenedShop {
  readonly deps: Deps;
  readonly engine: OpenedDatabase['engine'];
  readonly poolFigures: OpenedDatabase['poolFigures'];
  /**
   * For a serving process: hears other processes'
   * changes at once, and limits waits for the database.
   */
  beginService(): void;
  close(): Promise<void>;
}

export const systemClock: Deps['clock'] = { now: () => new Date() };

/**
 * Throws a StartError when the database cannot be used. Tests replace dependencies with `parts`.
 */
export async function openShop(config: Config, parts: Partial<Pick<Deps, 'clock' | 'log'>> = {}): Promise<OpenedShop> {
  const opened = await openDatabase(config);
  const log = parts.log ?? createLog(config);
  try {
    await migrate(opened);
    const filled = await fillPayments(opened.db);
    if (filled > 0) log.info({ orders: filled }, 'the payments of earlier orders are stored as rows');
  } catch (error) {
    await opened.db.destroy();
    throw error;
  }
  const channel = config.databaseUrl ? openPostgresChannel(opened.db, config.databaseUrl, log) : undefined;
  const changes = createChanges(channel?.notify);
  const base = {
    config,
    settings: createSettings({ db: opened.db, changes, log }),
    db: opened.db,
    changes,
    clock: parts.clock ?? systemClock,
    pauseFor: (milliseconds: number) => pause(milliseconds),
    log,
    jobStates: new Map(),
    missingPages: new Map(),
  };
  const deps: Deps = { ...base, ...openIntegrations(base) };
  await deps.settings.reload();
  return {
    deps,
    engine: opened.engine,
    poolFigures: opened.poolFigures,
    beginService: () => {
      channel?.listen(deps.changes);
      opened.limitWaits();
    },
    close: async () => {
      deps.mailer.close();
      await channel?.close();
      await opened.db.destroy();
    },
  };
}
