import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Any, type DataSource, type EntityManager } from 'typeorm';
import { AttemptLimitService } from '../../platform/attempts/attempt-limit.service.js';
import { Clock } from '../../platform/clock/clock.js';
import type { FavoriteCaller } from './favorite-caller.js';
import { FavoriteHoldersService } from './favorite-holders.service.js';
import { FAVORITE_LIMITS } from './scholarship-favorite.contract.js';
import { FavoriteRow } from './scholarship-favorite.entity.js';
import type { FavoriteAnswer } from './scholarship-favorite.dto.js';
import { favoriteErrors } from './scholarship-favorite.errors.js';
import { MarksScholarships } from '../scholarships/scholarship-marks.service.js';
import { favoriteState, publicScholarship } from './favorites.queries.js';

const ACTIONS_A_MINUTE = 240;

/** The scholarships that someone keeps: to add one, to take it away, to say whether it is kept. */
@Injectable()
export class ScholarshipFavoritesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly holders: FavoriteHoldersService,
    private readonly attempts: AttemptLimitService,
    private readonly clock: Clock,
  ) {}

  /** Keeps a scholarship, once; 404 where the public knows none by that number, 409 past 200. */
  async add(caller: FavoriteCaller, id: number, address: string): Promise<FavoriteAnswer> {
    await this.welcome(caller, address);
    return this.dataSource.transaction(async (tx) => {
      const holder = await this.holders.hold(tx, caller);
      await this.refuseUnlessPublic(tx, id);
      const kept = await tx.findBy(FavoriteRow, { keeper_id: holder });
      if (kept.some(({ scholarship_id }) => scholarship_id === id)) return this.answer(tx, holder, id);
      if (kept.length >= FAVORITE_LIMITS.most) throw favoriteErrors.tooMany();
      await tx.insert(FavoriteRow, {
        keeper_id: holder,
        scholarship_id: id,
        favorited_at: this.clock.now(),
      });
      return this.answer(tx, holder, id);
    });
  }

  /** Lets it go; again and again with the same success. */
  async remove(caller: FavoriteCaller, id: number, address: string): Promise<FavoriteAnswer> {
    await this.welcome(caller, address);
    return this.dataSource.transaction(async (tx) => {
      const holder = await this.holders.hold(tx, caller);
      const left = await tx.delete(FavoriteRow, { keeper_id: holder, scholarship_id: id });
      if (left.affected === 0) await this.refuseUnlessPublic(tx, id);
      return this.answer(tx, holder, id);
    });
  }

  async clear(caller: FavoriteCaller, address: string): Promise<void> {
    await this.welcome(caller, address);
    await this.dataSource.transaction(async (tx) => {
      const holder = await this.holders.hold(tx, caller);
      await tx.delete(FavoriteRow, { keeper_id: holder });
    });
  }

  async one(caller: FavoriteCaller, id: number): Promise<FavoriteAnswer> {
    const { manager } = this.dataSource;
    await this.refuseUnlessPublic(manager, id);
    return this.answer(manager, await this.holders.known(caller), id);
  }

  /** Which of these scholarships the caller keeps. */
  @MarksScholarships()
  async favoritesAmong(caller: FavoriteCaller, ids: readonly number[]): Promise<number[]> {
    const holder = ids.length > 0 && (await this.holders.known(caller));
    if (!holder) return [];
    const rows = await this.dataSource.manager.findBy(FavoriteRow, {
      keeper_id: holder,
      scholarship_id: Any(ids),
    });
    return rows.map(({ scholarship_id }) => scholarship_id);
  }

  private async answer(tx: EntityManager, holder: string | null, id: number): Promise<FavoriteAnswer> {
    const row = await favoriteState.first(tx, id, holder);
    return { scholarship_id: id, is_favorited: false, favorite_count: 0, ...row };
  }

  private async refuseUnlessPublic(tx: EntityManager, id: number): Promise<void> {
    const rows = await publicScholarship.all(tx, id);
    if (rows.length === 0) throw favoriteErrors.scholarshipNotFound();
  }

  private async welcome(caller: FavoriteCaller, address: string): Promise<void> {
    await this.holders.welcome(caller, address);
    await this.attempts.count(`favorites:${this.attempts.disguise(address)}`, ACTIONS_A_MINUTE);
  }
}
