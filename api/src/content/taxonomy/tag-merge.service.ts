import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { Author } from '../../core/audit/audit-log.service.js';
import type { ContentColumns } from '../publishing/content.columns.js';
import type { ContentKind } from '../publishing/content.kind.js';
import { ContentTrashService } from '../publishing/content-trash.service.js';
import { ContentRecordsService } from '../publishing/content-records.service.js';
import { SlugsService } from '../publishing/slugs.service.js';
import { TagRow } from './tag.entity.js';
import { taxonomyErrors } from './taxonomy.errors.js';
import { TAG_KIND } from './taxonomy.kind.js';
import { TermUsesService } from './term-uses.service.js';
import type { TagMerge, TagMerged } from './taxonomy.dto.js';

type Bearer = ContentColumns & { tag_ids: number[] };

/** Makes two tags one. Published texts and waiting changes both bear the tag that stays, at once. */
@Injectable()
export class TagMergeService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly uses: TermUsesService,
    private readonly records: ContentRecordsService,
    private readonly trash: ContentTrashService,
    private readonly slugs: SlugsService,
  ) {}

  /** Answers how many records bore the tag. The merged tag goes to the trash, its address leads to the other. */
  async merge(id: number, { into, version }: TagMerge, author: Author): Promise<TagMerged> {
    if (into === id) throw taxonomyErrors.mergeWithItself();
    return this.dataSource.transaction(async (tx) => {
      const tag = await this.records.lockCurrent(tx, TAG_KIND, id, version);
      const kept = await tx.findOneBy(TagRow, { id: into });
      if (!kept || kept.deleted_at || kept.archived_at) throw taxonomyErrors.mergeIntoNothing();
      let moved = 0;
      for (const kind of this.uses.kindsWith('tag_ids')) moved += await this.move(tx, kind, id, into, author);
      await this.trash.removeIn(tx, TAG_KIND as unknown as ContentKind, tag, author);
      await this.slugs.moved(tx, 'tags', into, tag.slug, kept.slug);
      return { moved };
    });
  }

  private async move(
    tx: EntityManager,
    kind: ContentKind,
    from: number,
    into: number,
    author: Author,
  ): Promise<number> {
    const bearers = (await tx
      .createQueryBuilder(kind.entity, 'record')
      .setLock('pessimistic_write')
      .where(
        "record.tag_ids @> ARRAY[CAST(:from AS int)] OR record.pending -> 'tag_ids' @> to_jsonb(CAST(:from AS int))",
        {
          from,
        },
      )
      .orderBy('record.id')
      .getMany()) as Bearer[];
    for (const row of bearers) {
      const before = { ...row };
      row.tag_ids = replaced(row.tag_ids, from, into);
      const waiting = row.pending?.['tag_ids'] as number[] | undefined;
      if (waiting) row.pending = { ...row.pending, tag_ids: replaced(waiting, from, into) };
      await this.records.save(tx, kind, row, { author, event: 'updated', before });
    }
    return bearers.length;
  }
}

function replaced(ids: number[], from: number, into: number): number[] {
  return [...new Set(ids.map((id) => (id === from ? into : id)))];
}
