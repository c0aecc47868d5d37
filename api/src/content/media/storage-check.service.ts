import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ChecksSystem } from '../../platform/system-checks/system-check.decorator.js';
import { FileStore } from './file-store.js';

/** Writes, reads and removes a small file, as the media library does with pictures. */
@Injectable()
export class StorageCheckService {
  constructor(private readonly files: FileStore) {}

  /** Says in French how storage answered; throws where it did not. */
  @ChecksSystem('storage')
  async check(): Promise<string> {
    const folder = `essai-${randomBytes(6).toString('hex')}`;
    const content = randomBytes(64);
    try {
      await this.files.put(`${folder}/essai`, content, 'application/octet-stream');
      const read = await this.files.get(`${folder}/essai`);
      const same = read !== null && Buffer.concat(await read.stream.toArray()).equals(content);
      if (!same) throw new Error('Le fichier d’essai n’a pas été relu comme il a été écrit');
      return 'Un fichier d’essai a été écrit, relu et effacé';
    } finally {
      await this.files.removeFolder(folder);
    }
  }
}
