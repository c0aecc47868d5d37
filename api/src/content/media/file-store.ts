import type { Readable } from 'node:stream';

export interface StoredFile {
  stream: Readable;
  bytes: number;
}

/** Where pictures are kept. Keys look like `12/ab34-640.webp`; a key's content never changes. */
export abstract class FileStore {
  abstract put(key: string, content: Buffer, contentType: string): Promise<void>;
  abstract get(key: string): Promise<StoredFile | null>;
  /** Every key that is there now, in no order. */
  abstract keys(): AsyncIterable<string>;
  /** Deletes one key. */
  abstract remove(key: string): Promise<void>;
  /** Deletes every key below `folder`. */
  abstract removeFolder(folder: string): Promise<void>;
}
