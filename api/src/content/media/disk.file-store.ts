import { randomBytes } from 'node:crypto';
import { glob, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { FileStore, type StoredFile } from './file-store.js';

/** Files below one folder; each is whole and on the disk before it gets its name. */
export class DiskFileStore extends FileStore {
  constructor(private readonly root: string) {
    super();
  }

  async put(key: string, content: Buffer): Promise<void> {
    const path = join(this.root, key);
    await mkdir(dirname(path), { recursive: true });
    const part = `${path}.${randomBytes(4).toString('hex')}.part`;
    const file = await open(part, 'w');
    try {
      await file.writeFile(content);
      await file.sync();
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    } finally {
      await file.close();
    }
    await rename(part, path);
    await syncFolder(dirname(path));
  }

  async get(key: string): Promise<StoredFile | null> {
    const file = await open(join(this.root, key)).catch(() => null);
    if (!file) return null;
    const { size } = await file.stat();
    return { stream: file.createReadStream(), bytes: size };
  }

  async *keys(): AsyncIterable<string> {
    const found = glob('**', { cwd: this.root, withFileTypes: true });
    for await (const one of found)
      if (one.isFile() && !one.name.endsWith('.part'))
        yield relative(this.root, join(one.parentPath, one.name)).replaceAll(sep, '/');
  }

  async remove(key: string): Promise<void> {
    await rm(join(this.root, key), { force: true });
  }

  async removeFolder(folder: string): Promise<void> {
    await rm(join(this.root, folder), { recursive: true, force: true, maxRetries: 3, retryDelay: 100 });
  }
}

/** A file's new name is on the disk only once its folder is. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
