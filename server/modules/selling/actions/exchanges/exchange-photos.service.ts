// Photos of what is wrong: added before an exchange is requested, sent with it, and deleted when
// nobody needs them any more. Only the customer and staff see them.
import { exchangeMessages, serverMessages } from '@taana-baana/contract';
import { photoLimits } from '@taana-baana/contract/exchanges.ts';
import type { CustomerData } from '@taana-baana/contract';
import type { ExchangePhoto } from '@taana-baana/contract/schemas/selling/exchange.ts';
import type { Database } from '../../../../database/tables.ts';
import type { Deps } from '../../../../deps.ts';
import { AppError } from '../../../app-error.ts';
import { findOwnOrder } from '../../order/orders.repository.ts';
import { createSemaphore } from '../../../semaphore.ts';
import { readExchangeFacts } from './exchange-facts.service.ts';
import * as photos from '../../goods/exchanges/exchange-photos.repository.ts';

const day = 24 * 3600_000;
/** Milliseconds. */
const keptUnsent = day;
const keptAfterTheEnd = 90 * day;
/** Unsent photos of one customer: enough for three open tabs. */
const maxUnsent = 3 * photoLimits.most;
/** Decoding a large picture takes 200 MB. */
const two = createSemaphore(2);
/** Of a customer whose photos are being decoded: the last one, and how many wait or run. */
const turns = new Map<string, { last: Promise<unknown>; count: number }>();
/** Seconds. */
const wait = 2;

/** Of an order that can be exchanged now. The same id again replaces an unsent photo. */
export async function addPhoto(
  deps: Pick<Deps, 'db' | 'clock' | 'settings' | 'images'>,
  customerId: string,
  { number, id }: { readonly number: string; readonly id: string },
  bytes: Uint8Array,
): Promise<void> {
  if (bytes.length > photoLimits.bytes) throw new AppError('too-large', exchangeMessages.photoTooLarge);
  const order = await findOwnOrder(deps.db, customerId, number);
  if (!order) throw new AppError('not-found', serverMessages.orderNotFound);
  const facts = (await readExchangeFacts(deps, [order], [])).get(order.id);
  if (!facts?.canExchangeUntil) throw new AppError('conflict', exchangeMessages.windowOver);
  const picture = await inTurn(customerId, () => two.run(() => deps.images.encodePhoto(bytes)));
  if (picture === 'unreadable') throw new AppError('invalid', exchangeMessages.photoUnreadable);
  if (picture === 'type') throw new AppError('unsupported-media-type', exchangeMessages.photoType);
  await photos.upsertPhoto(deps.db, {
    id,
    customer_id: customerId,
    exchange_id: null,
    picture: picture.toString('base64'),
    created_at: deps.clock.now().toISOString(),
  });
  await photos.deleteUnsentBut(deps.db, customerId, maxUnsent);
}

/** A customer's photos one after the other: the second place stays for the others. */
async function inTurn<T>(customerId: string, work: () => Promise<T>): Promise<T> {
  const own = turns.get(customerId) ?? { last: Promise.resolve(), count: 0 };
  if (own.count >= maxUnsent) throw new AppError('unavailable', serverMessages.unavailable, { retryAfter: wait });
  own.count += 1;
  turns.set(customerId, own);
  const done = own.last.then(work);
  own.last = done.catch(() => undefined);
  try {
    return await done;
  } finally {
    own.count -= 1;
    if (own.count === 0) turns.delete(customerId);
  }
}

/** Call in the transaction that inserts the exchange. Throws an error if a photo is missing. */
export async function sendPhotos(
  trx: Database,
  customerId: string,
  exchangeId: string,
  ids: readonly string[],
): Promise<void> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return;
  const sent = await photos.updatePhotosSent(trx, { customerId, exchangeId, ids: wanted });
  if (sent < wanted.length) throw new AppError('conflict', exchangeMessages.photoGone);
}

export async function readOwnPhoto(db: Database, customerId: string, id: string): Promise<ExchangePhoto> {
  return toWire(await photos.findOwnPhoto(db, customerId, id));
}

export async function readPhotoOfExchange(db: Database, exchangeId: string, id: string): Promise<ExchangePhoto> {
  return toWire(await photos.findPhotoOfExchange(db, exchangeId, id));
}

function toWire(photo: { readonly picture: string } | undefined): ExchangePhoto {
  if (!photo) throw new AppError('not-found', exchangeMessages.photoNotFound);
  return { src: `data:image/webp;base64,${photo.picture}` };
}

/** For the customer's data export. */
export async function exportPhotos(db: Database, customerId: string): Promise<CustomerData['exchangePhotos']> {
  const rows = await photos.listPhotosOf(db, customerId);
  return rows.map((row) => ({ exchange: row.exchange_id, createdAt: row.created_at, ...toWire(row) }));
}

export async function sweepPhotos({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const ago = (milliseconds: number) => new Date(clock.now().getTime() - milliseconds).toISOString();
  await photos.deletePhotosBefore(db, { added: ago(keptUnsent), ended: ago(keptAfterTheEnd) });
}
