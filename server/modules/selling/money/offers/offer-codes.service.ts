// Single-use codes of an offer: random ones, and the file of them.
import type { Readable } from 'node:stream';
import type { CodesForm, OfferPage } from '@taana-baana/contract/admin/schemas/selling/offers.ts';
import * as messages from '@taana-baana/contract/admin/texts/selling/offer-messages.ts';
import type * as z from 'zod/mini';
import { readableCode } from '../../../../credentials/secret-tokens.ts';
import { partsOf } from '../../../../database/batches.ts';
import type { OfferCodeRow } from '../../../../database/tables/offer-tables.ts';
import type { Database } from '../../../../database/tables.ts';
import type { Deps } from '../../../../deps.ts';
import { type CsvColumn, writeCsv } from '../../../../integrations/csv.ts';
import { AppError } from '../../../app-error.ts';
import { type Actor, recordAction } from '../../../shop/audit-log/audit-log.service.ts';
import { insertOfferCodes, listSingleUseCodes } from './offer-codes.repository.ts';
import { type OfferDeps, requireOffer, toOfferPage } from './offer-page.service.ts';

/** 50 random bits: of a thousand codes, nobody guesses one. */
const length = 10;

/** Throws an error if the offer has ended, or works without a code. */
export function makeCodes(
  deps: OfferDeps,
  id: string,
  { count }: z.output<typeof CodesForm>,
  actor: Actor,
): Promise<OfferPage> {
  return deps.db.transaction().execute(async (trx) => {
    const within = { ...deps, db: trx };
    const { state, terms } = await toOfferPage(within, await requireOffer(trx, id));
    if (state === 'ended') throw new AppError('conflict', messages.endedHasNoCodes);
    if (terms.how !== 'code') throw new AppError('conflict', messages.codesNeedCode);
    for (let made = 0; made < count;) {
      const row = () => ({ code: readableCode(length), offer_id: id, max_uses: 1 });
      made += await insertOfferCodes(trx, Array.from({ length: count - made }, row));
    }
    const after = { title: terms.title, count };
    await recordAction(trx, deps.clock, actor, { action: 'offers codes', subject: `offer ${id}`, after });
    return toOfferPage(within, await requireOffer(trx, id));
  });
}

/** A CSV file of the single-use codes. */
export async function exportCodes(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  id: string,
  actor: Actor,
): Promise<Readable> {
  await requireOffer(db, id);
  await recordAction(db, clock, actor, { action: 'offers export codes', subject: `offer ${id}` });
  const columns: readonly CsvColumn<OfferCodeRow>[] = [
    { header: messages.csv.code, value: ({ code }) => code },
    { header: messages.csv.link, value: ({ code }) => `${config.publicUrl}/discount/${code}` },
    { header: messages.csv.used, value: ({ uses }) => uses },
  ];
  return writeCsv(columns, readCodes(db, id));
}

async function* readCodes(db: Database, id: string): AsyncGenerator<OfferCodeRow> {
  for await (const rows of partsOf(
    (after) => listSingleUseCodes(db, id, after),
    ({ code }) => code,
  ))
    yield* rows;
}
