// Finds the pictures that a product file names: in the shop, in the zip archive, or at an address.
import { createHash } from 'node:crypto';
import { importLimits } from '@taana-baana/contract/admin/limits/file-limits.ts';
import { pictureProblems } from '@taana-baana/contract/admin/texts/catalog/product-import-messages.ts';
import type { Deps } from '../../../../deps.ts';
import type { PictureVariant } from '../../../../integrations/image-store/image-store.ts';
import { type Network, isRefused } from '../../../../integrations/remote-pictures/network.ts';
import type { ZippedFile } from '../../../../integrations/zip-archive.ts';
import type { FileProduct } from '../csv/file-product.ts';
import { findPicturesOfSources, readPictureFiles } from './picture-sources.repository.ts';
import type { ProductSource } from '../product-source.ts';

/** A picture that the shop does not have yet. */
export interface MissingPicture {
  /** The first row that names it. */
  readonly row: number;
  /** Key under which its source is stored: its address, or the hash of its bytes. */
  readonly key: string;
  readonly from: { readonly address: string } | { readonly zipped: ZippedFile };
}

export interface ImportPictures {
  /** By the cell's text, without those that cannot be used. A missing picture has its key in `missing` as id until it is stored. */
  readonly ids: ReadonlyMap<string, string>;
  readonly missing: readonly MissingPicture[];
}

type Needs = Pick<Deps, 'db' | 'config'>;

interface Finding {
  readonly source: ProductSource;
  readonly network: Pick<Network, 'isAllowed'>;
  /** By key, a sentence why the picture cannot be used: it was tried before. */
  readonly refused?: ReadonlyMap<string, string> | undefined;
  readonly report: (row: number, sentence: string) => void;
}

/** Reports, with its row, each cell that is not a picture. */
export async function findPictures(
  { db, config }: Needs,
  products: readonly FileProduct[],
  { source, network, refused, report }: Finding,
): Promise<ImportPictures> {
  const ids = new Map<string, string>();
  const own: { cell: string; file: string; row: number }[] = [];
  const others: (MissingPicture & { readonly cell: string })[] = [];
  for (const [cell, row] of namedPictures(products)) {
    const file = ownFile(cell, config);
    if (file !== undefined) own.push({ cell, file, row });
    else if (/^[a-z][\w+.-]*:/i.test(cell)) {
      const fault = faultOfAddress(cell, network);
      if (fault) report(row, fault);
      else others.push({ cell, row, key: cell, from: { address: cell } });
    } else {
      const zipped = source.find(cell);
      if (typeof zipped === 'string') report(row, zipped);
      else if (zipped.bytes > importLimits.pictureBytes) report(row, pictureProblems.large);
      else others.push({ cell, row, key: await hashOf(source, zipped), from: { zipped } });
    }
  }
  const ownIds = await findOwn(db, own);
  for (const { cell, file, row } of own) {
    const id = ownIds.get(file);
    if (id === undefined) report(row, pictureProblems.gone);
    else ids.set(cell, id);
  }
  const known = await findPicturesOfSources(db, [...new Set(others.map(({ key }) => key))]);
  const missing = new Map<string, MissingPicture>();
  for (const { cell, ...other } of others) {
    const fault = refused?.get(other.key);
    if (fault !== undefined) {
      report(other.row, fault);
      continue;
    }
    const id = known.get(other.key);
    ids.set(cell, id ?? other.key);
    if (id === undefined && !missing.has(other.key)) missing.set(other.key, other);
  }
  return { ids, missing: [...missing.values()] };
}

/** Each cell once, with the first row that has it. */
function namedPictures(products: readonly FileProduct[]): Map<string, number> {
  const named = new Map<string, number>();
  for (const { images = [] } of products) {
    for (const { source, row } of images) if (!named.has(source)) named.set(source, row);
  }
  return named;
}

/** The name of one of the shop's own files, if the address is the one that an export writes. */
function ownFile(cell: string, { publicUrl }: Deps['config']): string | undefined {
  const prefix = `${publicUrl}/images/`;
  return cell.startsWith(prefix) ? cell.slice(prefix.length) : undefined;
}

function faultOfAddress(address: string, network: Pick<Network, 'isAllowed'>): string | undefined {
  const url = URL.parse(address);
  if (url?.protocol !== 'https:' || url.username !== '') return pictureProblems.address;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return isRefused(host, network) ? pictureProblems.private : undefined;
}

async function hashOf(source: ProductSource, zipped: ZippedFile): Promise<string> {
  const bytes = await source.read(zipped).catch(() => Buffer.alloc(0));
  return `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
}

/** Ids by files. Most files are named after the id of their picture. */
async function findOwn(db: Needs['db'], own: readonly { readonly file: string }[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  if (own.length === 0) return found;
  const wanted = new Set(own.map(({ file }) => file));
  for await (const rows of readPictureFiles(db)) {
    for (const { id, variants } of rows) {
      for (const { file } of JSON.parse(variants) as PictureVariant[]) if (wanted.has(file)) found.set(file, id);
    }
    if (found.size === wanted.size) break;
    await new Promise(setImmediate);
  }
  return found;
}
