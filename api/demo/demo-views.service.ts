import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { Author } from '../src/core/audit/audit-log.service.js';
import { SavedViewRow } from '../src/people/saved-views/saved-view.entity.js';
import { Clock } from '../src/platform/clock/clock.js';
import { VIEWS } from './demo-views.content.js';

/** Views of lists that the first administrator shares. */
@Injectable()
export class DemoViewsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  async make(author: Author): Promise<void> {
    const now = this.clock.now();
    await this.database.manager.save(
      SavedViewRow,
      VIEWS.map(({ resource, name, params }) => ({
        resource,
        name,
        params: {
          ...params,
          displayed_filters: Object.keys(params.filter),
          hidden_columns: null,
          column_ranks: null,
        },
        is_shared: true,
        owner_id: author.id,
        created_at: now,
        updated_at: now,
      })),
    );
  }
}
