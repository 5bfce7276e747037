// A folder of files. A file appears only when it is complete, and never changes afterwards.
import { randomUUID } from 'node:crypto';
import { access, copyFile, link, mkdir, open, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { FileStore } from './file-store.ts';

const unfinishedName = /^\.[\da-f-]{36}\.part$/;
/** Milliseconds after which a partial file is certainly abandoned. */
const maxWriteMs = 3_600_000;

export class FileFolder implements FileStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async has(file: string): Promise<boolean> {
    return access(this.#path(file)).then(
      () => true,
      () => false,
    );
  }

  async holds(file: string, length: number): Promise<boolean> {
    return stat(this.#path(file)).then(
      ({ size }) => size === length,
      () => false,
    );
  }

  /** Complete files only. */
  async list(): Promise<string[]> {
    await this.#make();
    return (await readdir(this.#folder)).filter((name) => !name.startsWith('.')).sort();
  }

  async read(file: string): Promise<Buffer | undefined> {
    try {
      return await readFile(this.#path(file));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }

  async write(file: string, content: Buffer): Promise<void> {
    await this.#appear(file, async (path) => {
      const handle = await open(path, 'wx');
      try {
        await handle.writeFile(content);
        await handle.sync();
      } finally {
        await handle.close();
      }
    });
  }

  /** Makes a hard link, or a copy if the disk allows none; an existing file stays. */
  async keep(source: string, file: string): Promise<void> {
    await this.#make();
    try {
      await link(source, this.#path(file));
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EEXIST') return;
      if (code === 'ENOENT') throw error;
      await this.#appear(file, (path) => copyFile(source, path));
    }
  }

  async removeUnfinished(now: Date): Promise<void> {
    const names = await readdir(this.#folder).catch(() => []);
    for (const name of names.filter((entry) => unfinishedName.test(entry))) {
      const path = join(this.#folder, name);
      const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Infinity }));
      if (now.getTime() - mtimeMs > maxWriteMs) await rm(path, { force: true });
    }
  }

  async #appear(file: string, write: (path: string) => Promise<void>): Promise<void> {
    await this.#make();
    const unfinished = join(this.#folder, `.${randomUUID()}.part`);
    try {
      await write(unfinished);
      await rename(unfinished, this.#path(file));
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  #path(file: string): string {
    return join(this.#folder, plainName(file));
  }

  #make(): Promise<unknown> {
    return mkdir(this.#folder, { recursive: true });
  }
}

/** The rule for names of stored files: a name in a catalogue or backup never leaves the folder. */
export function plainName(file: string): string {
  if (basename(file) !== file || file.startsWith('.')) throw new Error(`not a plain file name: ${file}`);
  return file;
}
