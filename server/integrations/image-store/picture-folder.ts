// The folder that pictures are kept in. A file appears whole or not at all, and under its name never changes.
import { randomUUID } from 'node:crypto';
import { access, copyFile, link, mkdir, open, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';

const unfinishedName = /^\.[\da-f-]{36}\.part$/;
/** Milliseconds after which nobody writes on it any more. */
const longestWrite = 3_600_000;

export class PictureFolder {
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

  /** Whether the file is there in this length; its name stands for its content. */
  async holds(file: string, length: number): Promise<boolean> {
    return stat(this.#path(file)).then(
      ({ size }) => size === length,
      () => false,
    );
  }

  /** Of the files that are whole. */
  async list(): Promise<string[]> {
    await this.#make();
    return (await readdir(this.#folder)).filter((name) => !name.startsWith('.')).sort();
  }

  read(file: string): Promise<Buffer> {
    return readFile(this.#path(file));
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

  /** By a hard link where the disk allows one, else by a copy; a file that is there stays. */
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

  /** Takes out what processes that were killed have left half written. */
  async removeUnfinished(now: Date): Promise<void> {
    const names = await readdir(this.#folder).catch(() => []);
    for (const name of names.filter((entry) => unfinishedName.test(entry))) {
      const path = join(this.#folder, name);
      const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Infinity }));
      if (now.getTime() - mtimeMs > longestWrite) await rm(path, { force: true });
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
    if (basename(file) !== file || file.startsWith('.')) throw new Error(`not a plain file name: ${file}`);
    return join(this.#folder, file);
  }

  #make(): Promise<unknown> {
    return mkdir(this.#folder, { recursive: true });
  }
}
