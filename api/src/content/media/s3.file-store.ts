import type { Readable } from 'node:stream';
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { openBucket } from '../../platform/storage/bucket.js';
import { FileStore, type StoredFile } from './file-store.js';

const ANSWERS_WITHIN_MS = 20_000;

/** Files in a bucket that speaks S3. */
export class S3FileStore extends FileStore {
  private readonly client: S3Client;
  private readonly bucket: string;

  constructor(url: string) {
    super();
    const { client, name } = openBucket(url, ANSWERS_WITHIN_MS);
    this.client = client;
    this.bucket = name;
  }

  async put(key: string, content: Buffer, contentType: string): Promise<void> {
    await this.client.send(
      new PutObjectCommand({ Bucket: this.bucket, Key: key, Body: content, ContentType: contentType }),
    );
  }

  async get(key: string): Promise<StoredFile | null> {
    try {
      const { Body, ContentLength } = await this.client.send(
        new GetObjectCommand({ Bucket: this.bucket, Key: key }),
      );
      return { stream: Body as Readable, bytes: ContentLength ?? 0 };
    } catch (error) {
      if (error instanceof NoSuchKey) return null;
      throw error;
    }
  }

  async *keys(): AsyncIterable<string> {
    for (let from: string | undefined, more = true; more; more = from !== undefined) {
      const page = await this.client.send(
        new ListObjectsV2Command({ Bucket: this.bucket, ContinuationToken: from }),
      );
      for (const { Key } of page.Contents ?? []) if (Key) yield Key;
      from = page.NextContinuationToken;
    }
  }

  async remove(key: string): Promise<void> {
    await this.client.send(
      new DeleteObjectsCommand({ Bucket: this.bucket, Delete: { Objects: [{ Key: key }], Quiet: true } }),
    );
  }

  async removeFolder(folder: string): Promise<void> {
    const page = { Bucket: this.bucket, Prefix: `${folder}/` };
    for (let keys = await this.keysOf(page); keys.length > 0; keys = await this.keysOf(page))
      await this.client.send(
        new DeleteObjectsCommand({ Bucket: this.bucket, Delete: { Objects: keys, Quiet: true } }),
      );
  }

  /** A thousand at most. */
  private async keysOf(page: { Bucket: string; Prefix: string }): Promise<{ Key: string }[]> {
    const { Contents = [] } = await this.client.send(new ListObjectsV2Command(page));
    return Contents.flatMap(({ Key }) => (Key ? [{ Key }] : []));
  }
}
