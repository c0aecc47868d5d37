import { Injectable } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import { type DataSource, Repository, type SelectQueryBuilder } from 'typeorm';
import type { Shelf } from '../../core/audit/audit.contract.js';
import { orderOf } from '../../platform/database/french-order.js';
import type { RangeQuery } from '../../platform/react-admin/range-query.js';
import { FindsRecords } from '../../platform/react-admin/record-finder.js';
import { MediaRow } from './media.entity.js';
import { mediaErrors } from './media.errors.js';
import { presentMedia } from './media.presenter.js';
import { MediaUsageService } from './media-usage.service.js';
import type { MediaRecord } from './media.dto.js';

interface MediaFilter {
  ids?: number[];
  q?: string;
  shelf?: Shelf[];
  folder?: number[];
  used?: boolean;
}

/** The media library as staff read it. */
@Injectable()
export class MediaService {
  constructor(
    @InjectRepository(MediaRow) private readonly media: Repository<MediaRow>,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly usage: MediaUsageService,
  ) {}

  @FindsRecords({ resource: 'media', name: ['alt'], sort: ['created_at', 'DESC'] })
  async list(range: RangeQuery): Promise<[MediaRecord[], number]> {
    const [field, direction] = range.sort;
    const found = this.media.createQueryBuilder('media').orderBy(orderOf('media', field), direction);
    if (field !== 'id') found.addOrderBy('media.id', 'DESC');
    this.narrow(found, range.filter);
    const [rows, count] = await range.rowsOf(found);
    return [await this.present(rows), count];
  }

  async find(id: number): Promise<MediaRecord> {
    const row = await this.media.findOneBy({ id });
    if (!row) throw mediaErrors.notFound();
    const [record] = await this.present([row]);
    return record!;
  }

  private narrow(found: SelectQueryBuilder<MediaRow>, filter: MediaFilter): void {
    const { ids, q, shelf, folder, used } = filter;
    if (ids) return void found.where('media.id = ANY(:ids)', { ids });
    found.where(shelf?.includes('bin') ? 'media.deleted_at IS NOT NULL' : 'media.deleted_at IS NULL');
    if (q) found.andWhere(MATCHES_TEXT, { q });
    if (used !== undefined) found.andWhere(used ? this.usage.isUsed() : `NOT ${this.usage.isUsed()}`);
    if (!folder) return;
    // Whoever looks for something in a folder looks in the folders of it too.
    const isSearch = Boolean(q) || used !== undefined;
    found.andWhere(isSearch ? BELOW_FOLDER : 'coalesce(media.folder_id, 0) = ANY(:folder)', { folder });
  }

  private async present(rows: MediaRow[]): Promise<MediaRecord[]> {
    const uses = await this.usage.of(
      this.dataSource.manager,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => presentMedia(row, uses.get(row.id) ?? []));
  }
}

const MATCHES_TEXT = `says(concat_ws(' ', media.alt, media.original_name, media.credit, media.caption,
  (SELECT name FROM media_folders WHERE id = media.folder_id)), :q)`;

const BELOW_FOLDER = `coalesce(media.folder_id, 0) IN (
  WITH RECURSIVE below AS (
    SELECT unnest(CAST(:folder AS int[])) AS id
    UNION SELECT child.id FROM media_folders child JOIN below ON child.parent_id = below.id)
  SELECT id FROM below)`;
