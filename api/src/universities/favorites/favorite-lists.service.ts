import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { ScholarshipsService } from '../scholarships/scholarships.service.js';
import type { FavoriteCaller } from './favorite-caller.js';
import { FavoriteHoldersService } from './favorite-holders.service.js';
import { FavoriteRow } from './scholarship-favorite.entity.js';
import type { ScholarshipFavorites } from './scholarship-favorite.dto.js';

/** What someone keeps, as the public reads it: what has left the site is left out until it is back. */
@Injectable()
export class FavoriteListsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly holders: FavoriteHoldersService,
    private readonly scholarships: ScholarshipsService,
  ) {}

  /** Newest first; empty for who is not known. */
  async list(caller: FavoriteCaller): Promise<ScholarshipFavorites> {
    const holder = await this.holders.known(caller);
    return holder ? this.of(holder) : { count: 0, results: [] };
  }

  private async of(holder: string): Promise<ScholarshipFavorites> {
    const rows = await this.dataSource.manager.find(FavoriteRow, {
      where: { keeper_id: holder },
      order: { favorited_at: 'DESC', scholarship_id: 'DESC' },
    });
    const summaries = await this.scholarships.summaries(rows.map(({ scholarship_id }) => scholarship_id));
    const byId = new Map(summaries.map((summary) => [summary.id, summary]));
    const results = rows.flatMap(({ scholarship_id, favorited_at }) => {
      const summary = byId.get(scholarship_id);
      return summary ? [{ ...summary, is_favorited: true, favorited_at: favorited_at.toISOString() }] : [];
    });
    return { count: results.length, results };
  }
}
