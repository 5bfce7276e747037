// The folder of backups made in the admin. A file is found by its position in the list: no name
// from a client ever becomes a path.
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Backup } from '@taana-baana/contract/admin/schemas/shop/system.ts';
import type { Config } from '../../../config.ts';

/** Number of backups to keep. */
const kept = 7;
const fileName = /^backup-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar\.gz$/;

export const fileNameAt = (time: Date): string =>
  `backup-${time.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z.tar.gz`;

const timeOf = (file: string): string => file.replace(fileName, '$1-$2-$3T$4:$5:$6.000Z');

export class BackupFolder {
  readonly #folder: string;

  constructor({ dataDir }: Pick<Config, 'dataDir'>) {
    this.#folder = join(dataDir, 'backups');
  }

  /** Complete ones, newest first. */
  async list(): Promise<Backup[]> {
    const entries = await readdir(this.#folder, { withFileTypes: true }).catch(() => []);
    const names = entries.filter((entry) => entry.isFile() && fileName.test(entry.name)).map(({ name }) => name);
    const backups = names.map(async (file) => ({ file, bytes: await this.#bytes(file), madeAt: timeOf(file) }));
    return (await Promise.all(backups)).toSorted((one, other) => (one.file < other.file ? 1 : -1));
  }

  /** Path for a new one. */
  async pathFor(file: string): Promise<string> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    return join(this.#folder, file);
  }

  /** Also of the unfinished file. */
  async bytesSoFar(file: string): Promise<number> {
    return Math.max(await this.#bytes(file), await this.#bytes(`${file}.part`));
  }

  async has(file: string): Promise<boolean> {
    return (await this.list()).some((one) => one.file === file);
  }

  /** Undefined if the list does not have it. The caller reads the content or destroys it. */
  async read(file: string): Promise<{ bytes: number; content: Readable } | undefined> {
    if (!(await this.has(file))) return undefined;
    const handle = await open(join(this.#folder, file));
    return { bytes: (await handle.stat()).size, content: handle.createReadStream() };
  }

  /** Only one of the list. */
  async remove(file: string): Promise<void> {
    if (await this.has(file)) await rm(join(this.#folder, file), { force: true });
  }

  async removeOld(): Promise<void> {
    for (const { file } of (await this.list()).slice(kept)) await this.remove(file);
  }

  /** Files left by a killed process. */
  async removeUnfinished(): Promise<void> {
    const names = await readdir(this.#folder).catch(() => []);
    for (const name of names.filter((one) => one.endsWith('.part')))
      await rm(join(this.#folder, name), { force: true });
  }

  #bytes(file: string): Promise<number> {
    return stat(join(this.#folder, file)).then(
      ({ size }) => size,
      () => 0,
    );
  }
}
