import { Injectable } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import { type DataSource, Repository } from 'typeorm';
import type { Shelf } from '../audit/audit.contract.js';
import type { RangeQuery } from '../platform/react-admin/range-query.js';
import type { MediaRecord } from './media.contract.js';
import { MediaRow } from './media.entity.js';
import { mediaErrors } from './media.errors.js';
import { presentMedia } from './media.presenter.js';
import { MediaUsageService } from './media-usage.service.js';

/** The media library as staff read it. */
@Injectable()
export class MediaService {
  constructor(
    @InjectRepository(MediaRow) private readonly media: Repository<MediaRow>,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly usage: MediaUsageService,
  ) {}

  async list(range: RangeQuery): Promise<[MediaRecord[], number]> {
    const { ids, q, shelf } = range.filter as { ids?: number[]; q?: string; shelf?: Shelf[] };
    const found = this.media
      .createQueryBuilder('media')
      .orderBy(`media.${range.sort[0]}`, range.sort[1])
      .addOrderBy('media.id', 'DESC');
    if (ids) found.andWhere('media.id = ANY(:ids)', { ids });
    else found.andWhere(shelf?.includes('bin') ? 'media.deleted_at IS NOT NULL' : 'media.deleted_at IS NULL');
    if (q)
      found.andWhere(
        "strpos(lower(unaccent(media.alt || ' ' || media.original_name)), lower(unaccent(:q))) > 0",
        { q },
      );
    const [rows, count] = await found.offset(range.offset).limit(range.limit).getManyAndCount();
    return [await Promise.all(rows.map((row) => this.present(row))), count];
  }

  async find(id: number): Promise<MediaRecord> {
    const row = await this.media.findOneBy({ id });
    if (!row) throw mediaErrors.notFound();
    return this.present(row);
  }

  private async present(row: MediaRow): Promise<MediaRecord> {
    return presentMedia(row, await this.usage.of(this.dataSource.manager, row.id));
  }
}
