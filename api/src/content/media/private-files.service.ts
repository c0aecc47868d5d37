import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { FileStore } from './file-store.js';

/** Files outside the library, for a feature that decides who reads them; no address of the library shows them. */
@Injectable()
export class PrivateFilesService {
  constructor(private readonly files: FileStore) {}

  /** Keeps a file whole under a key of its own; a key's content never changes. */
  keep(key: string, content: Buffer, contentType: string): Promise<void> {
    return this.files.put(key, content, contentType);
  }

  /** A file's content; null where it is not there (any more). */
  async read(key: string): Promise<Buffer | null> {
    const file = await this.files.get(key);
    return file && buffer(file.stream);
  }

  /** Deletes a file, and whatever stands below a key that names a folder. */
  async forget(key: string): Promise<void> {
    await this.files.removeFolder(key);
    await this.files.remove(key);
  }
}
