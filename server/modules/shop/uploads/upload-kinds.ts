// The kinds of uploads.
import type { UploadKindName } from '@taana-baana/contract/admin/uploads.ts';
import { importUploads } from '../../catalog/imports/import-uploads.service.ts';
import { photoUploads } from '../photos/photo-uploads.service.ts';
import type { UploadKind } from '../../upload-kind.ts';

export const kindsOfUploads: Readonly<Record<UploadKindName, UploadKind>> = {
  photo: photoUploads,
  import: importUploads,
};
