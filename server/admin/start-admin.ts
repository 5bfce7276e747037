// Opens the admin beside the shop if its screens are built and ADMIN_PORT is not off.
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { Deps } from '../deps.ts';
import { listen, requireFreeAddress } from '../listen.ts';
import { makeDevelopmentLink } from '../modules/people/staff/development-link.service.ts';
import { StartError } from '../start-error.ts';
import { createAdminApp } from './admin-app.ts';
import { isAdminBuilt, registerAdminPages } from './built-admin.ts';

const addressOf = ({ host }: Config, port: number) => ({ host, port, portName: 'ADMIN_PORT' }) as const;

/** In production its address must be free before the shop opens anything. Throws a StartError. */
export async function requireAdminAddress(config: Config): Promise<void> {
  const port = config.admin?.port;
  if (port !== undefined && config.environment === 'production') await requireFreeAddress(addressOf(config, port));
}

/**
 * Resolves to a function that closes it. Outside production, where its port is the shop's plus one,
 * a taken port is reported and the shop stays open.
 */
export async function startAdmin(
  deps: Deps,
  stopping: AbortSignal,
  print: (line: string) => void,
  watch: (app: FastifyInstance) => void = () => {},
): Promise<() => Promise<void>> {
  const { admin } = deps.config;
  if (admin?.port === undefined || !isAdminBuilt()) return async () => {};
  const app = createAdminApp(deps, admin, { stopping });
  await registerAdminPages(app, deps);
  watch(app);
  try {
    await listen(app, addressOf(deps.config, admin.port));
  } catch (error) {
    await app.close();
    if (deps.config.environment === 'production' || !(error instanceof StartError)) throw error;
    print(`The admin is not open. ${error.message}`);
    return async () => {};
  }
  const link = await makeDevelopmentLink(deps);
  print(
    link
      ? `The admin is open; this link signs you in once, within 10 minutes: ${link}`
      : `The admin is open at ${admin.url}`,
  );
  return () => app.close();
}
