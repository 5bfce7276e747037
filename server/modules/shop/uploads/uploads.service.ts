// Uploads by members of staff: starts, finishes and deletes them.
import { type UploadKindName, type UploadMetadata, maxUploadBytes } from '@taana-baana/contract/admin/uploads.ts';
import * as messages from '@taana-baana/contract/admin/texts/shop/photo-messages.ts';
import type * as z from 'zod/mini';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../app-error.ts';
import {
  type StoredUpload,
  deleteUpload,
  findUpload,
  hasRoomFor,
  lastWriteOf,
  listUploadIds,
  listUploads,
  makeUploadFolder,
} from '../../../integrations/upload-folder.ts';
import { importUploads } from '../../catalog/imports/import-uploads.service.ts';
import { photoUploads } from '../photos/photos.service.ts';
import type { UploadKind } from '../../upload-kind.ts';

const hour = 3600_000;
/** Milliseconds since the last byte: of an unfinished upload, and of any. */
const keptUnfinished = 24 * hour;
const keptAtMost = 7 * 24 * hour;

const isId = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

/**
 * Throws an error unless the member may start this upload. Deletes their oldest one if there are
 * too many.
 */
export async function admitUpload(
  { config }: Pick<Deps, 'config'>,
  staffId: string,
  { id, kind }: z.output<typeof UploadMetadata>,
  bytes: number,
): Promise<void> {
  const { tooLarge, maxUnfinished } = kindsOfUploads[kind];
  if (bytes > maxUploadBytes[kind]) throw new AppError('too-large', tooLarge);
  await makeUploadFolder(config);
  await requireRoom(config, bytes);
  const there = await findUpload(config, id);
  if (there && (there.isFinished || there.staffId !== staffId)) throw new AppError('conflict', messages.uploadTaken);
  const unfinished = (await listUploads(config))
    .filter((upload) => upload.staffId === staffId && upload.kind === kind && !upload.isFinished && upload.id !== id)
    .toSorted((one, other) => other.writtenAt - one.writtenAt);
  for (const upload of unfinished.slice(maxUnfinished - 1)) await deleteUpload(config, upload.id);
}

/** Before more bytes are written: a full disk would stop the database, too. */
export async function requireRoom(config: Deps['config'], bytes: number): Promise<void> {
  if (!(await hasRoomFor(config, bytes))) throw new AppError('disk-full', messages.noRoom);
}

/** Bytes that may arrive before the room is looked at again. */
const lookAgain = 1024 * 1024;

/** The bytes that arrive, announced or not, as long as there is room for them. */
export async function* whileRoom(config: Deps['config'], bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let since = lookAgain;
  for await (const part of bytes) {
    since += part.length;
    if (since >= lookAgain) {
      await requireRoom(config, part.length);
      since = 0;
    }
    yield part;
  }
}

/** Only its member can see it. */
export async function findOwnUpload(
  { config }: Pick<Deps, 'config'>,
  staffId: string,
  id: string,
): Promise<StoredUpload> {
  const upload = isId(id) ? await findUpload(config, id) : undefined;
  if (upload?.staffId !== staffId) throw new AppError('not-found', messages.uploadNotFound);
  return upload;
}

/** Idempotent. */
export async function finishUpload(deps: Deps, upload: StoredUpload): Promise<void> {
  if (upload.isFinished) await kindsOfUploads[upload.kind].onFinished(deps, upload);
}

/** A job. */
export async function sweepUploads(deps: Deps): Promise<void> {
  const { config } = deps;
  const ago = (milliseconds: number) => deps.clock.now().getTime() - milliseconds;
  for (const id of await listUploadIds(config))
    if ((await lastWriteOf(config, id)) < ago(keptAtMost)) await deleteUpload(config, id);
  const uploads = await listUploads(config);
  for (const { id, isFinished, writtenAt } of uploads)
    if (!isFinished && writtenAt < ago(keptUnfinished)) await deleteUpload(config, id);
  for (const [name, kind] of Object.entries(kindsOfUploads)) {
    const ofKind = uploads.filter((upload) => upload.kind === name);
    const done = await kind.listDone(
      deps,
      ofKind.map(({ id }) => id),
    );
    for (const id of done) await deleteUpload(config, id);
  }
}

const kindsOfUploads: Readonly<Record<UploadKindName, UploadKind>> = {
  photo: photoUploads,
  import: importUploads,
};
