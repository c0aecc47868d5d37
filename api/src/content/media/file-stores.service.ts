import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Configuration } from '../../platform/config/configuration.js';
import { DiskFileStore } from './disk.file-store.js';
import type { FileStore } from './file-store.js';

export type { FileStore } from './file-store.js';

/** Where the files of an installation are, as its configuration says. */
export async function openFileStore({
  storageUrl,
  varFolder,
}: Pick<Configuration, 'storageUrl' | 'varFolder'>): Promise<FileStore> {
  if (!storageUrl) return new DiskFileStore(join(varFolder, 'media'));
  if (storageUrl.startsWith('file:')) return new DiskFileStore(fileURLToPath(storageUrl));
  // Loaded only where it is used: the client is large.
  const { S3FileStore } = await import('./s3.file-store.js');
  return new S3FileStore(storageUrl);
}
