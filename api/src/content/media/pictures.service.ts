import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, IsNull, Repository } from 'typeorm';
import { ContentRevisionService } from '../../platform/database/content-revision.service.js';
import { MediaRow } from './media.entity.js';
import { presentPicture } from './media.presenter.js';
import type { Picture } from './picture.dto.js';

/** Pictures for whoever shows them; kept in memory until the content revision moves. */
@Injectable()
export class PicturesService {
  private kept = new Map<number, Picture>();
  private keptAt: number | null = null;

  constructor(
    @InjectRepository(MediaRow) private readonly media: Repository<MediaRow>,
    private readonly revision: ContentRevisionService,
  ) {}

  /** The pictures with these numbers, by number; what is not there is left out. */
  async byIds(ids: (number | null)[]): Promise<Map<number, Picture>> {
    const { current } = this.revision;
    if (current === null || current !== this.keptAt) {
      this.kept = new Map();
      this.keptAt = current;
    }
    const { kept } = this;
    const wanted = [...new Set(ids)].filter((id): id is number => id !== null);
    const missing = wanted.filter((id) => !kept.has(id));
    if (missing.length > 0)
      for (const row of await this.media.findBy({ id: In(missing) })) kept.set(row.id, presentPicture(row));
    return kept;
  }

  /** Whether every picture that a rich text shows may be shown; none can go to the trash before the transaction ends. */
  async existAllIn(tx: EntityManager, html: string): Promise<boolean> {
    for (const id of picturesIn(html)) if (!(await this.exists(tx, id))) return false;
    return true;
  }

  /** Whether the picture may be shown; it cannot go to the trash before the caller's transaction ends. */
  async exists(tx: EntityManager, id: number): Promise<boolean> {
    const where = { id, deleted_at: IsNull() };
    return (await tx.findOne(MediaRow, { where, lock: { mode: 'pessimistic_read' } })) !== null;
  }
}

/** The numbers of the pictures that a sanitised text shows, in order, as `pictures_in` of the database finds them. */
function picturesIn(html: string): number[] {
  const found = html.matchAll(/"\/api\/v1\/media\/files\/(\d{1,9})\//g);
  return [...new Set([...found].map(([, id]) => Number(id)))].toSorted((one, other) => one - other);
}
