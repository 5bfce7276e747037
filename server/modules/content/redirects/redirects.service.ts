// Redirects: old addresses that lead to pages of this shop, in one hop. A page that exists always wins:
// they are asked for only where there is none.
import type { RedirectForm, RedirectList } from '@taana-baana/contract/admin/schemas/content/redirects.ts';
import * as messages from '@taana-baana/contract/admin/texts/content/redirects.ts';
import { findPage } from '@taana-baana/contract';
import { v7 } from 'uuid';
import type { Database } from '../../../database/tables.ts';
import type { RedirectRow } from '../../../database/tables/operation-tables.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../app-error.ts';
import { type Actor, recordAction } from '../../shop/audit-log/audit-log.service.ts';
import { firstDayOfWeek, writeMissingPages } from './missing-pages.service.ts';
import { keyOf, readOldAddress, readTarget, withQuery } from './redirect-address.ts';
import * as repository from './redirects.repository.ts';

/** Rows of the admin's lists. */
const listed = 100;
const listedMissing = 50;

/** Where a request for a missing page goes, with its query. Undefined: nowhere. */
export async function findRedirect({ db }: Pick<Deps, 'db'>, address: string): Promise<string | undefined> {
  const key = keyOf(address);
  const target = key === undefined ? undefined : await repository.findTarget(db, key);
  return target === undefined ? undefined : withQuery(target, address);
}

export async function listRedirects(deps: Pick<Deps, 'db' | 'clock' | 'missingPages'>, q = ''): Promise<RedirectList> {
  await writeMissingPages(deps);
  const { db, clock } = deps;
  const { rows, total } = await repository.listRedirects(db, { q: q.toLowerCase(), limit: listed });
  const since = firstDayOfWeek(clock.now());
  return {
    redirects: rows.map(({ id, path, target, is_imported: isImported }) => ({
      id,
      from: path,
      to: target,
      isImported: isImported === 1,
    })),
    total,
    missing: q === '' ? await repository.listMissingPages(db, { since, limit: listedMissing }) : [],
  };
}

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'missingPages'>;

/** A second one from the same address replaces the first. Throws `invalid`. */
export async function saveRedirect(deps: Needs, { from, to }: RedirectForm, actor: Actor): Promise<RedirectList> {
  const { db, clock, config } = deps;
  const path = readOldAddress(from);
  const target = readTarget(to, config.publicUrl);
  if (path === undefined) throw refused('from', messages.fromUnknown);
  if (target === undefined) throw refused('to', messages.toElsewhere);
  await db.transaction().execute(async (trx) => {
    const now = clock.now().toISOString();
    await repository.lockRedirects(trx, now);
    if ((await listPages(trx, [path])).has(path)) throw refused('from', messages.pageExists);
    const [before] = await repository.listByPath(trx, [path]);
    const { loops } = await writeMoves(trx, [{ path, target }], { isImported: false, now });
    if (loops > 0) throw refused('to', messages.loop);
    await repository.deleteMissingPage(trx, path);
    await recordAction(trx, clock, actor, {
      action: 'redirects save',
      subject: `address ${path}`,
      ...(before && { before: { to: before.target } }),
      after: { to: target },
    });
  });
  return listRedirects(deps);
}

export async function deleteRedirect(deps: Needs, id: string, actor: Actor): Promise<RedirectList> {
  await deps.db.transaction().execute(async (trx) => {
    const row = await repository.findRedirect(trx, id);
    if (!row) return;
    await repository.deleteRedirect(trx, id);
    await recordAction(trx, deps.clock, actor, {
      action: 'redirects delete',
      subject: `address ${row.path}`,
      before: { to: row.target },
    });
  });
  return listRedirects(deps);
}

const refused = (field: 'from' | 'to', message: string) =>
  new AppError('invalid', message, { fields: { [field]: message } });

/** An old address, as its key, and the page that it leads to now. */
export interface Move {
  readonly path: string;
  readonly target: string;
}

/** Of an import, in its transaction. Addresses of pages, and those that would lead in a circle, stay. */
export async function saveImportedMoves(
  trx: Database,
  { clock }: Pick<Deps, 'clock'>,
  moves: readonly Move[],
): Promise<void> {
  if (moves.length === 0) return;
  const now = clock.now().toISOString();
  await repository.lockRedirects(trx, now);
  const pages = await listPages(
    trx,
    moves.map(({ path }) => path),
  );
  const free = moves.filter(({ path }) => !pages.has(path));
  await writeMoves(trx, free, { isImported: true, now });
}

/** Targets of the addresses that redirect, by their keys. */
export async function listTargets(db: Database, paths: readonly string[]): Promise<Map<string, string>> {
  return new Map((await repository.listByPath(db, paths)).map(({ path, target }) => [path, target]));
}

/**
 * Flattens chains on both sides, so that every redirect is one hop: what leads to another old
 * address leads to its page, and what led here leads on. Resolves to the number of circles, which
 * are not written.
 */
async function writeMoves(
  trx: Database,
  moves: readonly Move[],
  { isImported, now }: { readonly isImported: boolean; readonly now: string },
): Promise<{ loops: number }> {
  const known = await listTargets(
    trx,
    moves.map(({ target }) => keyOf(target) ?? ''),
  );
  const rows: RedirectRow[] = [];
  for (const { path, target: asked } of moves) {
    const next = known.get(keyOf(asked) ?? '');
    const target = next === undefined ? asked : withQuery(next, asked.split('#', 1)[0] ?? '');
    const targetPath = keyOf(target);
    if (targetPath === undefined || targetPath === path || keyOf(asked) === path) continue;
    const flags = { is_imported: isImported ? 1 : 0, created_at: now };
    rows.push({ id: v7(), path, target, target_path: targetPath, ...flags });
  }
  await repository.upsertRedirects(trx, rows);
  const paths = rows.map(({ path }) => path);
  const earlierRows = await repository.listByTarget(trx, paths);
  // As stored: an import leaves those made by hand.
  const written = new Map(
    (earlierRows.length === 0 ? [] : await repository.listByPath(trx, paths)).map((row) => [row.path, row]),
  );
  for (const earlier of earlierRows) {
    const stored = written.get(earlier.target_path);
    if (!stored) continue;
    const query = earlier.target.split('#', 1)[0] ?? '';
    const target = withQuery(stored.target, query);
    await repository.updateTarget(trx, earlier.id, { target, target_path: stored.target_path });
  }
  return { loops: moves.length - rows.length };
}

/** Which of the addresses, as keys, are pages of the shop now. */
async function listPages(db: Database, paths: readonly string[]): Promise<Set<string>> {
  const fixed = paths.filter((path) => findPage(path)?.path.includes(':') === false);
  const below = (start: string) => paths.flatMap((path) => (path.startsWith(start) ? path.slice(start.length) : []));
  const known = await repository.listPageIds(db, {
    products: below('/product/'),
    collections: below('/collections/'),
    posts: below('/blog/'),
  });
  return new Set([...fixed, ...known]);
}
