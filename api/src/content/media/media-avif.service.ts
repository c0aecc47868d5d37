import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { ContentRevisionService } from '../../platform/database/content-revision.service.js';
import { OnJob } from '../../platform/jobs/job.decorators.js';
import { FileStore } from './file-store.js';
import { MediaRow } from './media.entity.js';
import { keepAvif } from './media.queries.js';
import { derived, masterKey, sizeKey } from './picture-files.js';

export const AVIF_JOB = 'media.avif';

/** The sizes of pictures that take too long to make while somebody waits. */
@Injectable()
export class MediaAvifService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly files: FileStore,
    private readonly revision: ContentRevisionService,
  ) {}

  /** Makes the AVIF sizes of a picture; done again, it makes the same. */
  @OnJob({ name: AVIF_JOB })
  async deriveAvif({ id }: { id: number }): Promise<void> {
    const row = await this.dataSource.getRepository(MediaRow).findOneBy({ id });
    const master = row && (await this.files.get(masterKey(row)));
    if (!row || !master) return;
    const content = Buffer.concat(await master.stream.toArray());
    for (const width of row.webp_widths)
      await this.files.put(sizeKey(row, width, 'avif'), await derived(content, width, 'avif'), 'image/avif');
    await this.dataSource.transaction(async (tx) => {
      await keepAvif.run(tx, id);
      await this.revision.raise(tx);
    });
  }
}
