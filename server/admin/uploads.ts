// The admin's uploads: the tus protocol (its authors' server) behind the checks of every call.
// Bytes go straight to the file. Loaded on the first upload: it takes 18 MB.
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Locker, Server } from '@tus/server';
import { serverMessages } from '@taana-baana/contract';
import { UploadMetadata, uploadPath, uploadPermission } from '@taana-baana/contract/admin/uploads.ts';
import { errorStatuses } from '@taana-baana/contract/errors.ts';
import type { AdminConfig } from '../config.ts';
import type { Deps } from '../deps.ts';
import { toErrorBody } from '../http/errors.ts';
import { AppError } from '../modules/app-error.ts';
import { findUpload, makeUploadFolder } from '../integrations/upload-folder.ts';
import {
  admitUpload,
  findOwnUpload,
  finishUpload,
  requireRoom,
  whileRoom,
} from '../modules/shop/uploads/uploads.service.ts';
import { authorise, requireOrigin } from './guards.ts';

/**
 * No lock: a lock in memory would not bind other processes, and none is needed. A browser that
 * repeats a part sends the same bytes to the same place, so overlapping requests write the same
 * file. If the offset has moved, the answer is 409 and the browser asks for the offset; the end of
 * an upload may be reported twice.
 */
const noLocker: Locker = { newLock: () => ({ lock: async () => {}, unlock: async () => {} }) };

/** The member, the upload that was checked, and the request that tus is working on. */
interface Sender {
  readonly staffId: string;
  readonly uploadId: string;
  readonly requestId: string;
}

export function registerUploads(app: FastifyInstance, deps: Deps, admin: AdminConfig): void {
  const senders = new WeakMap<object, Sender>();
  let opened: Promise<Server> | undefined;

  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _body, done) => done(null));
    scope.route({ method: 'POST', url: uploadPath, handler });
    scope.route({ method: ['HEAD', 'PATCH', 'DELETE'], url: `${uploadPath}/:id`, handler });
  });

  async function handler(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const admitted = await admit(request);
    const server = await (opened ??= open());
    senders.set(request.raw, { ...admitted, requestId: request.id });
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders())) reply.raw.setHeader(name, value ?? '');
    // The connection is gone; what has arrived is in the file.
    await server.handle(request.raw, reply.raw).catch(() => reply.raw.destroy());
  }

  /** Resolves to the member and the upload that the request may change. */
  async function admit(request: FastifyRequest): Promise<Pick<Sender, 'staffId' | 'uploadId'>> {
    requireOrigin(admin, request);
    const { staff } = await authorise(deps, admin, { permission: uploadPermission }, request);
    if (request.method === 'POST') {
      const bytes = Number(request.headers['upload-length'] ?? NaN);
      const metadata = await readMetadata(request.headers['upload-metadata']);
      if (!metadata || !Number.isSafeInteger(bytes) || bytes < 0)
        throw new AppError('malformed', serverMessages.malformed);
      await admitUpload(deps, staff.id, metadata, bytes);
      return { staffId: staff.id, uploadId: metadata.id };
    }
    const upload = await findOwnUpload(deps, staff.id, (request.params as { id: string }).id);
    if (request.method === 'PATCH') await requireRoom(deps.config, Number(request.headers['content-length'] ?? 0));
    // The process was killed between the last byte and the end; the browser asks for the end again.
    if (request.method === 'HEAD') await finishUpload(deps, upload);
    return { staffId: staff.id, uploadId: upload.id };
  }

  async function open(): Promise<Server> {
    const directory = await makeUploadFolder(deps.config);
    const { FileStore } = await import('@tus/file-store');
    class Store extends FileStore {
      override async write(bytes: Readable, id: string, offset: number): Promise<number> {
        let full: unknown;
        const guarded = Readable.from(whileRoom(deps.config, bytes)).on('error', (error) => (full = error));
        // tus says only that the file could not be written.
        return super.write(guarded, id, offset).catch((error: unknown) => {
          throw full instanceof AppError ? full : error;
        });
      }
    }
    const { Server: TusServer } = await import('@tus/server');
    return new TusServer({
      path: uploadPath,
      datastore: new Store({ directory }),
      locker: noLocker,
      relativeLocation: true,
      allowedOrigins: [admin.url],
      // tus would read the id from the address a second time, and otherwise than the router does.
      getFileIdFromRequest: (request) => senderOf(request).uploadId,
      namingFunction: (request) => senderOf(request).uploadId,
      onUploadCreate: async (request, { metadata }) => ({
        metadata: { ...UploadMetadata.parse(metadata), staff: senderOf(request).staffId },
      }),
      async onUploadFinish(_request, { id }) {
        const upload = await findUpload(deps.config, id);
        if (upload) await finishUpload(deps, upload);
        return {};
      },
      onResponseError(request, error) {
        if ('status_code' in error) return undefined;
        const { appError, body } = toErrorBody(error, senderOf(request).requestId, deps.log);
        return { status_code: errorStatuses[appError.code], body: JSON.stringify(body) };
      },
    });
  }

  function senderOf({ runtime }: { runtime?: { node?: { req: object } | undefined } | undefined }): Sender {
    return senders.get(runtime?.node?.req as object) as Sender;
  }
}

async function readMetadata(header: unknown) {
  const { Metadata } = await import('@tus/server');
  try {
    return UploadMetadata.parse(Metadata.parse(String(header)));
  } catch {
    return undefined;
  }
}
