import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { MediaRecord } from './media.contract.js';

/** Who shows a picture: each feature with pictures registers how to find its own uses. */
@Injectable()
export class MediaUsageService {
  private readonly finders: { resource: string; sql: string }[] = [];

  /** `sql` answers `id` and `label` of the records that show picture `$1`. */
  register(resource: string, sql: string): void {
    this.finders.push({ resource, sql });
  }

  async of(tx: EntityManager, mediaId: number): Promise<MediaRecord['used_by']> {
    const uses: MediaRecord['used_by'] = [];
    for (const { resource, sql } of this.finders) {
      const rows = await tx.query<{ id: number; label: string }[]>(sql, [mediaId]);
      uses.push(...rows.map(({ id, label }) => ({ resource, record_id: String(id), label })));
    }
    return uses;
  }
}
