import { Injectable } from '@nestjs/common';
import { FileStore, type StoredFile } from './file-store.js';
import { derived } from './picture-files.js';

/** Sizes of pictures in a format that every mail program shows: made when they are first asked for, and kept. */
@Injectable()
export class EmailPicturesService {
  private readonly making = new Map<string, Promise<void>>();

  constructor(private readonly files: FileStore) {}

  /** null where there is no such size of a picture. */
  async get(id: string, name: string): Promise<StoredFile | null> {
    const key = `${id}/${name}`;
    const kept = await this.files.get(key);
    if (kept) return kept;
    // Thousands open the same e-mail at once: it is made by the first of them.
    const made = this.making.get(key) ?? this.make(key);
    this.making.set(key, made);
    await made.finally(() => this.making.delete(key));
    return this.files.get(key);
  }

  private async make(key: string): Promise<void> {
    const drawn = await this.files.get(key.replace(/\.jpg$/, '.webp'));
    if (!drawn) return;
    const width = Number(/-(\d+)\.jpg$/.exec(key)?.[1]);
    const picture = await derived(Buffer.concat(await drawn.stream.toArray()), width, 'jpg');
    await this.files.put(key, picture, 'image/jpeg');
  }
}
