import { createReadStream, createWriteStream } from 'node:fs';
import { copyFile, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import type { Configuration } from '../../platform/config/configuration.js';
import { openBucket } from '../../platform/storage/bucket.js';
import { backupErrors as errors } from './backups.errors.js';

export interface StoredBackup {
  name: string;
  bytes: number;
}

/** Where backups go: a folder, or a bucket of their own. */
export interface BackupStore {
  list(): Promise<StoredBackup[]>;
  /** Whole there once this has answered, or not at all. */
  putFile(name: string, path: string): Promise<void>;
  putText(name: string, text: string): Promise<void>;
  /** Throws where there is none. */
  fetch(name: string, path: string): Promise<void>;
  readText(name: string): Promise<string>;
  remove(name: string): Promise<void>;
}

type Where = Pick<Configuration, 'backupUrl' | 'storageUrl' | 'varFolder'>;

export async function openBackupStore({ backupUrl, storageUrl, varFolder }: Where): Promise<BackupStore> {
  if (!backupUrl) return new FolderBackupStore(join(varFolder, 'backups'));
  if (backupUrl.startsWith('file:')) return new FolderBackupStore(fileURLToPath(backupUrl));
  if (storageUrl?.startsWith('s3:') && bucketOf(storageUrl) === bucketOf(backupUrl))
    throw errors.sameBucket();
  return new BucketBackupStore(backupUrl);
}

function bucketOf(url: string): string {
  const { host, pathname } = new URL(url);
  return host + pathname.replace(/\/+$/, '');
}

class FolderBackupStore implements BackupStore {
  constructor(private readonly folder: string) {}

  async list(): Promise<StoredBackup[]> {
    const names = await readdir(this.folder).catch(unlessAbsent([]));
    return Promise.all(
      names.map(async (name) => ({ name, bytes: (await stat(join(this.folder, name))).size })),
    );
  }

  putFile(name: string, path: string): Promise<void> {
    return this.put(name, (part) => copyFile(path, part));
  }

  putText(name: string, text: string): Promise<void> {
    return this.put(name, async (part) => {
      await pipeline([text], createWriteStream(part, { mode: 0o600 }));
    });
  }

  async fetch(name: string, path: string): Promise<void> {
    await pipeline(createReadStream(join(this.folder, name)), createWriteStream(path, { mode: 0o600 }));
  }

  readText(name: string): Promise<string> {
    return readFile(join(this.folder, name), 'utf8');
  }

  async remove(name: string): Promise<void> {
    await rm(join(this.folder, name), { force: true });
  }

  private async put(name: string, write: (part: string) => Promise<void>): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const path = join(this.folder, name);
    const part = `${path}.part`;
    try {
      await write(part);
      await sync(part, 'r+');
      await rename(part, path);
      await sync(this.folder, 'r');
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
  }
}

/** Parts of a large archive, each held in memory while it is sent. */
const PART_BYTES = 16 * 1024 ** 2;
const PARTS_AT_ONCE = 2;
const PART_WITHIN_MS = 300_000;

class BucketBackupStore implements BackupStore {
  private readonly bucket: ReturnType<typeof openBucket>;

  constructor(url: string) {
    this.bucket = openBucket(url, PART_WITHIN_MS);
  }

  async list(): Promise<StoredBackup[]> {
    const { ListObjectsV2Command } = await import('@aws-sdk/client-s3');
    const found: StoredBackup[] = [];
    for (let from: string | undefined, more = true; more; more = from !== undefined) {
      const command = new ListObjectsV2Command({ Bucket: this.bucket.name, ContinuationToken: from });
      const page = await this.bucket.client.send(command);
      for (const { Key, Size = 0 } of page.Contents ?? []) if (Key) found.push({ name: Key, bytes: Size });
      from = page.NextContinuationToken;
    }
    return found;
  }

  putFile(name: string, path: string): Promise<void> {
    return this.send(name, createReadStream(path));
  }

  putText(name: string, text: string): Promise<void> {
    return this.send(name, Buffer.from(text));
  }

  async fetch(name: string, path: string): Promise<void> {
    await pipeline(await this.get(name), createWriteStream(path, { mode: 0o600 }));
  }

  async readText(name: string): Promise<string> {
    return Buffer.concat(await (await this.get(name)).toArray()).toString('utf8');
  }

  async remove(name: string): Promise<void> {
    const { DeleteObjectsCommand } = await import('@aws-sdk/client-s3');
    await this.bucket.client.send(
      new DeleteObjectsCommand({
        Bucket: this.bucket.name,
        Delete: { Objects: [{ Key: name }], Quiet: true },
      }),
    );
  }

  private async get(name: string): Promise<Readable> {
    const { GetObjectCommand } = await import('@aws-sdk/client-s3');
    const { Body } = await this.bucket.client.send(
      new GetObjectCommand({ Bucket: this.bucket.name, Key: name }),
    );
    return Body as Readable;
  }

  private async send(Key: string, Body: Readable | Buffer): Promise<void> {
    const { Upload } = await import('@aws-sdk/lib-storage');
    const { client, name: Bucket } = this.bucket;
    const upload = new Upload({
      client,
      params: { Bucket, Key, Body },
      partSize: PART_BYTES,
      queueSize: PARTS_AT_ONCE,
    });
    await upload.done();
  }
}

async function sync(path: string, flags: string): Promise<void> {
  const file = await open(path, flags);
  await file.sync().finally(() => file.close());
}

function unlessAbsent<T>(instead: T) {
  return (error: NodeJS.ErrnoException): T => {
    if (error.code === 'ENOENT') return instead;
    throw error;
  };
}
