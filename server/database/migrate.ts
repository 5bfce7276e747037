// Migrates the tables at start, under a lock. Rejects a database of a newer version of the shop.
import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { StartError } from '../start-error.ts';
import type { Engine, OpenedDatabase } from './open.ts';
import * as shop from './migrations/0001-shop.ts';
import * as pictureColors from './migrations/0002-picture-colors.ts';
import * as dataVersions from './migrations/0003-data-versions.ts';
import * as limits from './migrations/0004-limits.ts';
import * as sessionDevices from './migrations/0005-session-devices.ts';
import * as filteredLists from './migrations/0006-filtered-lists.ts';
import * as newsletterUnsubscribe from './migrations/0007-newsletter-unsubscribe.ts';
import * as refundAmounts from './migrations/0008-refund-amounts.ts';
import * as orderMail from './migrations/0010-order-mail.ts';
import * as readiness from './migrations/0012-readiness.ts';
import * as accountGuards from './migrations/0009-account-guards.ts';
import * as secondFactors from './migrations/0013-second-factors.ts';
import * as staff from './migrations/0014-staff.ts';
import * as settings from './migrations/0015-settings.ts';
import * as orderAdmin from './migrations/0016-order-admin.ts';
import * as staffNotifications from './migrations/0017-staff-notifications.ts';
import * as content from './migrations/0018-content.ts';
import * as enquiries from './migrations/0022-enquiries.ts';
import * as reviews from './migrations/0024-reviews.ts';
import * as refundLines from './migrations/0021-refund-lines.ts';
import * as stock from './migrations/0020-stock.ts';
import * as fulfilment from './migrations/0019-fulfilment.ts';
import * as newsletter from './migrations/0028-newsletter.ts';
import * as campaignCounts from './migrations/0029-campaign-counts.ts';
import * as exchanges from './migrations/0023-exchanges.ts';
import * as storeCredit from './migrations/0025-store-credit.ts';
import * as refundsToCredit from './migrations/0026-refunds-to-credit.ts';
import * as manualOrders from './migrations/0027-manual-orders.ts';
import * as catalogue from './migrations/0032-catalogue.ts';
import * as posts from './migrations/0033-posts.ts';
import * as collections from './migrations/0034-collections.ts';
import * as soldProducts from './migrations/0036-sold-products.ts';
import * as documents from './migrations/0037-documents.ts';
import * as refundsTriedAgain from './migrations/0038-refunds-tried-again.ts';
import * as withdrawnExchanges from './migrations/0040-withdrawn-exchanges.ts';
import * as wrongAmounts from './migrations/0042-wrong-amounts.ts';
import * as importChoices from './migrations/0044-import-choices.ts';
import * as catalogueImports from './migrations/0035-catalogue-imports.ts';
import * as exchangePhotos from './migrations/0031-exchange-photos.ts';
import * as redirects from './migrations/0052-redirects.ts';
import * as audiences from './migrations/0053-audiences.ts';
import * as untoldOrders from './migrations/0048-untold-orders.ts';
import * as bulkEdits from './migrations/0049-bulk-edits.ts';
import * as reservationUses from './migrations/0050-reservation-uses.ts';
import * as refundFailures from './migrations/0055-refund-failures.ts';
import * as payments from './migrations/0056-payments.ts';
import * as orderAdjustments from './migrations/0057-order-adjustments.ts';
import * as placedOrders from './migrations/0058-placed-orders.ts';

type MigrationFile = { up: (db: Kysely<never>, engine: Engine) => Promise<void> };
const files: Record<string, MigrationFile> = {
  '0001-shop': shop,
  '0002-picture-colors': pictureColors,
  '0003-data-versions': dataVersions,
  '0004-limits': limits,
  '0005-session-devices': sessionDevices,
  '0006-filtered-lists': filteredLists,
  '0007-newsletter-unsubscribe': newsletterUnsubscribe,
  '0008-refund-amounts': refundAmounts,
  '0010-order-mail': orderMail,
  '0012-readiness': readiness,
  '0009-account-guards': accountGuards,
  '0013-second-factors': secondFactors,
  '0014-staff': staff,
  '0015-settings': settings,
  '0016-order-admin': orderAdmin,
  '0017-staff-notifications': staffNotifications,
  '0018-content': content,
  '0022-enquiries': enquiries,
  '0024-reviews': reviews,
  '0021-refund-lines': refundLines,
  '0020-stock': stock,
  '0019-fulfilment': fulfilment,
  '0023-exchanges': exchanges,
  '0025-store-credit': storeCredit,
  '0028-newsletter': newsletter,
  '0029-campaign-counts': campaignCounts,
  '0026-refunds-to-credit': refundsToCredit,
  '0027-manual-orders': manualOrders,
  '0031-exchange-photos': exchangePhotos,
  '0032-catalogue': catalogue,
  '0033-posts': posts,
  '0034-collections': collections,
  '0036-sold-products': soldProducts,
  '0035-catalogue-imports': catalogueImports,
  '0037-documents': documents,
  '0038-refunds-tried-again': refundsTriedAgain,
  '0040-withdrawn-exchanges': withdrawnExchanges,
  '0042-wrong-amounts': wrongAmounts,
  '0044-import-choices': importChoices,
  '0048-untold-orders': untoldOrders,
  '0049-bulk-edits': bulkEdits,
  '0050-reservation-uses': reservationUses,
  '0052-redirects': redirects,
  '0053-audiences': audiences,
  '0055-refund-failures': refundFailures,
  '0056-payments': payments,
  '0057-order-adjustments': orderAdjustments,
  '0058-placed-orders': placedOrders,
};

/** In the order in which they run. */
export const knownMigrations: readonly string[] = Object.keys(files);

/**
 * `to` names the last migration to run on a database without tables; in a transaction, all run in
 * it. Resolves to the names of those that ran now.
 */
export async function migrate({ db, engine }: Pick<OpenedDatabase, 'db' | 'engine'>, to?: string): Promise<string[]> {
  const migrations: Record<string, Migration> = Object.fromEntries(
    Object.entries(files).map(([name, file]) => [name, bindEngine(file, engine)]),
  );
  await requireKnownMigrations(db);
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    // The order is that of the names. Not of the run times: a
    // machine's clock may have been set back.
    allowUnorderedMigrations: true,
  });
  const { error, results } = to === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(to);
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
}

/** Throws a StartError if a newer version of the shop has created the database. */
export async function requireKnownMigrations(db: OpenedDatabase['db']): Promise<void> {
  const newer = (await appliedMigrations(db)).filter((name) => !(name in files));
  if (newer.length === 0) return;
  throw new StartError(
    `The database was made by a newer version of the shop (it has ${newer.join(', ')}); start that version, or use another database.`,
  );
}

function bindEngine(file: MigrationFile, engine: Engine): Migration {
  return { up: (db) => file.up(db as Kysely<never>, engine) };
}

/** Empty for a new database. Read-only: a database of a newer version stays as it was. */
export async function appliedMigrations(db: OpenedDatabase['db']): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.name === 'kysely_migration')) return [];
  const rows = await db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .orderBy('name')
    .execute();
  return rows.map((row) => row.name);
}
