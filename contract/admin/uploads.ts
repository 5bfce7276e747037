// Uploads of staff in pieces (the tus protocol), so that a lost connection costs little.
import * as z from 'zod/mini';
import { importLimits } from './limits/file-limits.ts';
import type { Permission } from './permissions.ts';

/** Of the admin's own origin. `POST` creates an upload; `HEAD`, `PATCH` and `DELETE` are below it. */
export const uploadPath = '/api/uploads';
/**
 * Bytes of one `PATCH`: on a slow line it ends within the server's 60 s; proxies let 1 MB through.
 */
export const uploadPiece = 1024 * 1024;

export const uploadPermission: Permission = 'catalogue.edit';

/** Bytes of one file at most, by the kind of the upload. */
export const maxUploadBytes = { photo: 15 * 1024 * 1024, import: importLimits.zipBytes } as const;
export type UploadKindName = keyof typeof maxUploadBytes;

/**
 * The metadata of `POST`. The browser chooses the id, so that a draft can name a photo that is
 * still being uploaded.
 */
export const UploadMetadata = z.object({
  id: z.uuid(),
  kind: z.enum(Object.keys(maxUploadBytes) as [UploadKindName, ...UploadKindName[]]),
  /** Of the file. */
  name: z.catch(z.string().check(z.trim(), z.minLength(1), z.maxLength(255)), 'file'),
});
