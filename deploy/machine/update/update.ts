// `shop update ARCHIVE`: tries the new version privately, then switches to it, or rolls everything
// back.
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { settingsFile } from '../places.ts';
import { Problem, messageOf } from '../problem.ts';
import { compareVersions, folderOf, installedVersions, linkCurrent, runningVersion } from '../releases.ts';
import { run, tryRun } from '../run.ts';
import { servicePorts, startServices, stopServices, waitForServices } from '../services.ts';
import { type Variables, readVariables } from '../settings-file.ts';
import { checkPages } from '../health.ts';
import { stopCandidates, tryCandidate } from './candidate.ts';
import { fetchArchive, removeDownloads } from './fetch-archive.ts';
import { deleteFormerState, deleteFormerStates, folderBefore, prepareFormerState } from './former-states.ts';
import { type Journal, readJournal, removeJournal, writeJournal } from './journal.ts';
import { type KeptDatabase, keptDatabase } from './kept-database.ts';
import { unpack, versionInside } from './unpack.ts';

/**
 * The services' own variables. The configuration is checked while the shop is open; the code
 * compiled by that speeds up the steps while it is closed.
 */
const compileCache = '/var/cache/shop';
/** Of the web server, which reloads it only on request. */
const caddyfile = 'deploy/caddy/Caddyfile';
/** Number of releases to keep on the machine, with their stored former states. */
const keptReleases = 3;

type Say = (line: string) => void;

/**
 * Throws a Problem if the shop is still the former version. `unsigned`: the SHA-256 of an archive
 * that needs no signature.
 */
export async function update(source: string, unsigned: string | undefined, say: Say): Promise<void> {
  await recover(say);
  const from = runningVersion();
  if (!from) throw new Problem('No shop is installed here. Run: shop install');
  try {
    const archive = await fetchArchive(source, { unsigned });
    const to = versionInside(archive);
    if (to === from) {
      say(`Version ${from} runs already. Nothing was changed.`);
      return;
    }
    if (compareVersions(to, from) < 0) {
      throw new Problem(
        `${to} is older than ${from}, which runs. An older version cannot read the newer database: to go back, restore a backup of that time on a new machine.`,
      );
    }
    const settings = readVariables(settingsFile);
    const database = databaseBefore(settings, to);
    database.check();
    say(`Unpacking ${to} …`);
    unpack(archive, to);
    try {
      keepAssets(folderOf(from), folderOf(to));
      say('Checking the configuration with the new version …');
      command(to, ['config', 'check']);
      // A signal that arrived while a program ran takes effect now, with the shop open.
      await pause(100);
      await replaceVersion({ from, to, state: 'trying' }, database, settings, say);
    } catch (error) {
      // Kept if it runs, or if a rollback has to be completed.
      if (runningVersion() === from && !readJournal()) deleteRelease(to);
      throw error;
    }
    deleteOldReleases(say);
    say(`Version ${to} runs.`);
  } finally {
    removeDownloads();
  }
}

async function replaceVersion(journal: Journal, database: KeptDatabase, settings: Variables, say: Say): Promise<void> {
  const { from, to } = journal;
  const ports = servicePorts();
  if (ports.length === 0) throw new Problem('No service of the shop is enabled. Run: systemctl enable --now shop@3000');
  const domains = { shop: hostOf(settings.PUBLIC_URL), admin: settings.ADMIN_URL && hostOf(settings.ADMIN_URL) };
  prepareFormerState(dataDirOf(settings), to);
  writeJournal(journal);
  const closedAt = Date.now();
  const closedFor = () => `${((Date.now() - closedAt) / 1000).toFixed(1)} s`;
  let before = { orders: 0, migrations: '' };
  try {
    say('Closing the shop …');
    stopServices(ports);
    // They write to the database too.
    tryRun('systemctl', ['stop', 'shop-backup.service', 'shop-payments-check.service']);
    say('Keeping the database as it is …');
    before = { orders: database.countOrders(), migrations: database.migrations() };
    database.keep();
    say('Migrating the tables …');
    command(to, ['database', 'migrate']);
    say(`Trying ${to} where no shopper reaches it …`);
    await tryCandidate(to, domains);
  } catch (error) {
    await goBack(journal, database, ports, say, error);
    throw new Problem(`${to} was not accepted, and version ${from} runs again after ${closedFor()}. Nothing was lost.`);
  }
  const isSameSchema = database.migrations() === before.migrations;
  writeJournal({ ...journal, state: 'accepted' });
  linkCurrent(to);
  try {
    startServices(ports);
    await waitForServices(ports);
    for (const port of ports) await checkPages(port, domains.shop);
  } catch (error) {
    stopServices(ports);
    if (!isSameSchema && database.countOrders() > before.orders) {
      startServices(ports);
      removeJournal();
      throw new Problem(
        `${to} was accepted and has taken orders, and then failed: ${messageOf(error)}\nGoing back would lose those orders, so version ${to} stays. Look at: journalctl -u 'shop@*'`,
      );
    }
    // Both versions can read the same tables, so changes by shoppers stay.
    if (isSameSchema) deleteFormerState(dataDirOf(settings), to);
    writeJournal(journal);
    await goBack(journal, isSameSchema ? undefined : database, ports, say, error);
    throw new Problem(`${to} failed, and version ${from} runs again after ${closedFor()}. No order was lost.`);
  }
  removeJournal();
  say(`The shop was closed for ${closedFor()}.`);
  if (fileOf(from, caddyfile) !== fileOf(to, caddyfile))
    tryRun('systemctl', ['try-reload-or-restart', 'caddy.service']);
}

/** `database` undefined: its content stays. */
async function goBack(
  { from, to }: Journal,
  database: KeptDatabase | undefined,
  ports: readonly number[],
  say: Say,
  cause: unknown,
): Promise<void> {
  say(`${to} fails: ${messageOf(cause)}`);
  say(`Going back to ${from} …`);
  try {
    stopCandidates();
    database?.putBack();
    linkCurrent(from);
    startServices(ports);
    await waitForServices(ports);
  } catch (error) {
    throw new Problem(
      `Going back stopped: ${messageOf(error)}\nThe former state is kept. Put that right, then run: shop update --recover`,
    );
  }
  removeJournal();
}

/**
 * Completes an update after a kill or a power cut: back to the former version, or on to the
 * accepted one. At boot the services then start by themselves.
 */
export async function recover(say: Say): Promise<void> {
  const journal = readJournal();
  if (!journal) return;
  const isBoot = /^(initializing|starting)/.test(tryRun('systemctl', ['is-system-running']).output);
  const { from, to, state } = journal;
  say(`An update from ${from} to ${to} was interrupted.`);
  const version = state === 'accepted' ? to : from;
  const ports = servicePorts();
  if (!isBoot) {
    stopCandidates();
    stopServices(ports);
  }
  if (state === 'trying') databaseBefore(readVariables(settingsFile), to).putBack();
  linkCurrent(version);
  run('systemctl', ['daemon-reload']);
  if (!isBoot) {
    startServices(ports);
    await waitForServices(ports);
  }
  if (state === 'trying') deleteRelease(to);
  removeJournal();
  say(`Version ${version} ${isBoot ? 'starts' : 'runs'}.`);
}

const dataDirOf = (settings: Variables): string => settings.DATA_DIR ?? '/var/lib/shop';

function databaseBefore(settings: Variables, to: string): KeptDatabase {
  return keptDatabase(settings, dataDirOf(settings), folderBefore(dataDirOf(settings), to));
}

/** Runs a command of the shop, by that version, as the shop's user. */
function command(version: string, args: readonly string[]): string {
  return run(join(folderOf(version), 'bin/shop'), args, { env: { NODE_COMPILE_CACHE: compileCache } });
}

const fileOf = (version: string, name: string): string => readFileSync(join(folderOf(version), name), 'utf8');
const deleteRelease = (version: string): void => rmSync(folderOf(version), { recursive: true, force: true });

function deleteOldReleases(say: Say): void {
  const kept = installedVersions().slice(-keptReleases);
  const isOld = (version: string) => !kept.includes(version);
  for (const version of installedVersions().filter(isOld)) {
    deleteRelease(version);
    say(`Deleted version ${version}; the last ${keptReleases} stay.`);
  }
  deleteFormerStates(dataDirOf(readVariables(settingsFile)), isOld);
}

const hostOf = (address: string | undefined): string => (address ? new URL(address).host : 'localhost');

// Keeps built files of the former release for open pages. Their names contain a hash of the
// content, so the new release can serve them beside its own.

/**
 * Folders of releases. Copies only the files that `from` itself was built to, so that files of many
 * versions do not accumulate.
 */
function keepAssets(from: string, to: string): void {
  const build = join('storefront/dist', readFileSync(join(from, 'storefront/dist/current'), 'utf8'), 'client/assets');
  if (!existsSync(join(to, build))) cpSync(join(from, build), join(to, build), { recursive: true });
  const admin = 'admin/dist/assets';
  const { assets } = JSON.parse(readFileSync(join(from, 'admin/dist/built.json'), 'utf8')) as { assets: string[] };
  for (const name of assets) cpSync(join(from, admin, name), join(to, admin, name));
}
