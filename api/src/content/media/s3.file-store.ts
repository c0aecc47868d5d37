import type { Readable } from 'node:stream';
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { FileStore, type StoredFile } from './file-store.js';

const TIMEOUTS = { connectionTimeout: 5000, requestTimeout: 20_000 };

/** A bucket that speaks S3: `s3://key:secret@host:port/bucket?region=fr-par&tls=false`. */
export class S3FileStore extends FileStore {
  private readonly client: S3Client;
  private readonly bucket: string;

  constructor(url: string) {
    super();
    const { username, password, host, pathname, searchParams } = new URL(url);
    this.bucket = pathname.replaceAll('/', '');
    this.client = new S3Client({
      endpoint: `${searchParams.get('tls') === 'false' ? 'http' : 'https'}://${host}`,
      region: searchParams.get('region') ?? 'us-east-1',
      credentials: {
        accessKeyId: decodeURIComponent(username),
        secretAccessKey: decodeURIComponent(password),
      },
      forcePathStyle: true,
      requestHandler: TIMEOUTS,
    });
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
