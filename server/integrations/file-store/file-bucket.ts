// Files in S3-compatible storage, below a folder of the bucket. The client is loaded on first use.
import { readFile } from 'node:fs/promises';
import type * as sdkTypes from '@aws-sdk/client-s3';
import type { BucketConfig } from '../../config.ts';
import { plainName } from './file-folder.ts';
import type { FileStore } from './file-store.ts';

type Sdk = typeof sdkTypes;

/** In milliseconds. Short, because a request waits for the storage. */
const timeouts = { connectionTimeout: 2000, requestTimeout: 5000, socketTimeout: 5000, throwOnRequestTimeout: true };
const maxAttempts = 2;

/** The storage cannot be reached, or refuses the keys. Its message is for the operator. */
export class FileStoreError extends Error {}

export class FileBucket implements FileStore {
  readonly #bucket: BucketConfig;
  readonly #prefix: string;
  #opened: Promise<{ sdk: Sdk; client: sdkTypes.S3Client }> | undefined;

  /** `folder`: in the bucket, such as `images`. */
  constructor(bucket: BucketConfig, folder: string) {
    this.#bucket = bucket;
    this.#prefix = `${folder}/`;
  }

  async has(file: string): Promise<boolean> {
    return (await this.#lengthOf(file)) !== undefined;
  }

  async holds(file: string, length: number): Promise<boolean> {
    return (await this.#lengthOf(file)) === length;
  }

  list(): Promise<string[]> {
    return this.#call(async ({ sdk, client }) => {
      const names: string[] = [];
      const wanted = { Bucket: this.#bucket.name, Prefix: this.#prefix };
      for await (const { Contents = [] } of sdk.paginateListObjectsV2({ client }, wanted))
        names.push(...Contents.flatMap(({ Key }) => Key?.slice(this.#prefix.length) || []));
      return names.sort();
    });
  }

  async read(file: string): Promise<Buffer | undefined> {
    const object = this.#object(file);
    return this.#call(async ({ sdk, client }) => {
      try {
        const { Body } = await client.send(new sdk.GetObjectCommand(object));
        return Body && Buffer.from(await Body.transformToByteArray());
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    });
  }

  async write(file: string, content: Buffer): Promise<void> {
    const object = { ...this.#object(file), Body: content };
    await this.#call(({ sdk, client }) => client.send(new sdk.PutObjectCommand(object)));
  }

  async keep(source: string, file: string): Promise<void> {
    if (!(await this.has(file))) await this.write(file, await readFile(source));
  }

  /** An object appears only when it has arrived completely. */
  async removeUnfinished(): Promise<void> {}

  async #lengthOf(file: string): Promise<number | undefined> {
    const object = this.#object(file);
    return this.#call(async ({ sdk, client }) => {
      try {
        return (await client.send(new sdk.HeadObjectCommand(object))).ContentLength;
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    });
  }

  #object(file: string): { Bucket: string; Key: string } {
    return { Bucket: this.#bucket.name, Key: this.#prefix + plainName(file) };
  }

  async #call<T>(work: (opened: { sdk: Sdk; client: sdkTypes.S3Client }) => Promise<T>): Promise<T> {
    this.#opened ??= open(this.#bucket);
    const opened = await this.#opened;
    try {
      return await work(opened);
    } catch (error) {
      const { name, message } = error as Error;
      throw new FileStoreError(
        `The storage of files (bucket ${this.#bucket.name}) cannot be used just now: ${message || name}.`,
        { cause: error },
      );
    }
  }
}

async function open({ region, endpoint, accessKeyId, secretAccessKey }: BucketConfig) {
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts,
    requestHandler: timeouts,
    // Most storage other than Amazon's has no host name per bucket, and some does not support newer
    // checksums.
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return { sdk, client };
}

/** A missing bucket is an error: `NoSuchBucket`. A HEAD response has no body and so no such name. */
const isMissing = (error: unknown): boolean => ['NoSuchKey', 'NotFound'].includes((error as Error).name);
