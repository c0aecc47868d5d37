import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { PrivateFilesService } from '../../content/media/private-files.service.js';
import { PersonalDataFileService } from './personal-data-file.service.js';
import { personalDataPage } from './personal-data-page.js';
import type { PersonalDataFile } from './personal-data.dto.js';
import { PersonalDataSourcesService, tableOf } from './personal-data-sources.service.js';

const PICTURE = 'large.webp';

/** What is held of a person as one archive: the same data to read and for a machine, with their pictures and receipts. */
@Injectable()
export class PersonalDataArchiveService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly data: PersonalDataFileService,
    private readonly sources: PersonalDataSourcesService,
    private readonly files: PrivateFilesService,
  ) {}

  /** `email` is in lower case. */
  async open(email: string): Promise<Readable> {
    const { file, keys } = await this.dataSource.transaction('REPEATABLE READ', async (tx) => ({
      file: await this.data.of(tx, email),
      keys: await this.fileKeys(tx, email),
    }));
    return this.packed(file, keys);
  }

  private async packed(file: PersonalDataFile, keys: readonly string[]): Promise<Readable> {
    const { ZipFile } = await import('yazl');
    const zip = new ZipFile();
    const out = Readable.from(zip.outputStream);
    zip.on('error', (error: Error) => out.destroy(error));
    zip.addBuffer(Buffer.from(JSON.stringify(file, null, 2)), 'mes-donnees.json');
    zip.addBuffer(Buffer.from(personalDataPage(file)), 'mes-donnees.html');
    for (const key of keys) {
      const content = (await this.files.read(key)) ?? (await this.files.read(`${key}/${PICTURE}`));
      if (content) zip.addBuffer(content, nameInArchive(key), { compress: false });
    }
    zip.end();
    return out;
  }

  private async fileKeys(tx: { query: DataSource['query'] }, email: string): Promise<string[]> {
    const keys: string[] = [];
    for (const { description } of this.sources.all())
      for (const [key, { of, hidden }] of Object.entries(description.tables)) {
        if (!hidden?.['file_key']) continue;
        const rows = await tx.query<{ file_key: string | null }[]>(
          `SELECT file_key FROM ${tableOf(key)} held WHERE (${of})`,
          [email],
        );
        keys.push(...rows.flatMap(({ file_key }) => file_key ?? []));
      }
    return keys;
  }
}

function nameInArchive(key: string): string {
  const name = key.replaceAll('/', '-').replace(/[^\w.-]/g, '');
  return `fichiers/${name}${/\.\w+$/.test(name) ? '' : '.webp'}`;
}
