import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { AttemptLimitService } from '../../platform/attempts/attempt-limit.service.js';
import { Clock } from '../../platform/clock/clock.js';
import type { FavoriteCaller } from './favorite-caller.js';
import { FavoriteHoldersService } from './favorite-holders.service.js';
import { FAVORITE_LIMITS } from './scholarship-favorite.contract.js';
import type { FavoriteAnswer } from './scholarship-favorite.dto.js';
import { favoriteErrors } from './scholarship-favorite.errors.js';
import { MarksScholarships } from '../scholarships/scholarship-marks.service.js';

const ACTIONS_A_MINUTE = 240;
/** What the public reads. */
const IS_PUBLIC = "status <> 'draft' AND deleted_at IS NULL AND archived_at IS NULL";

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
      const kept = await tx.query<{ scholarship_id: number }[]>(
        'SELECT scholarship_id FROM scholarship_favorites WHERE keeper_id = $1',
        [holder],
      );
      if (kept.some(({ scholarship_id }) => scholarship_id === id)) return this.answer(tx, holder, id);
      if (kept.length >= FAVORITE_LIMITS.most) throw favoriteErrors.tooMany();
      await tx.query('INSERT INTO scholarship_favorites VALUES ($1, $2, $3)', [holder, id, this.clock.now()]);
      return this.answer(tx, holder, id);
    });
  }

  /** Lets it go; again and again with the same success. */
  async remove(caller: FavoriteCaller, id: number, address: string): Promise<FavoriteAnswer> {
    await this.welcome(caller, address);
    return this.dataSource.transaction(async (tx) => {
      const holder = await this.holders.hold(tx, caller);
      const left = await tx.query<[unknown[], number]>(
        'DELETE FROM scholarship_favorites WHERE keeper_id = $1 AND scholarship_id = $2',
        [holder, id],
      );
      if (left[1] === 0) await this.refuseUnlessPublic(tx, id);
      return this.answer(tx, holder, id);
    });
  }

  async clear(caller: FavoriteCaller, address: string): Promise<void> {
    await this.welcome(caller, address);
    await this.dataSource.transaction(async (tx) => {
      const holder = await this.holders.hold(tx, caller);
      await tx.query('DELETE FROM scholarship_favorites WHERE keeper_id = $1', [holder]);
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
    const rows = await this.dataSource.query<{ scholarship_id: number }[]>(
      'SELECT scholarship_id FROM scholarship_favorites WHERE keeper_id = $1 AND scholarship_id = ANY($2)',
      [holder, ids],
    );
    return rows.map(({ scholarship_id }) => scholarship_id);
  }

  private async answer(tx: EntityManager, holder: string | null, id: number): Promise<FavoriteAnswer> {
    const [row] = await tx.query<Omit<FavoriteAnswer, 'scholarship_id'>[]>(
      `SELECT favorite_count, EXISTS (SELECT FROM scholarship_favorites
                WHERE keeper_id = $2 AND scholarship_id = scholarships.id) AS is_favorited
         FROM scholarships WHERE id = $1`,
      [id, holder],
    );
    return { scholarship_id: id, is_favorited: false, favorite_count: 0, ...row };
  }

  private async refuseUnlessPublic(tx: EntityManager, id: number): Promise<void> {
    const rows = await tx.query<unknown[]>(`SELECT FROM scholarships WHERE id = $1 AND ${IS_PUBLIC}`, [id]);
    if (rows.length === 0) throw favoriteErrors.scholarshipNotFound();
  }

  private async welcome(caller: FavoriteCaller, address: string): Promise<void> {
    await this.holders.welcome(caller, address);
    await this.attempts.count(`favorites:${this.attempts.disguise(address)}`, ACTIONS_A_MINUTE);
  }
}
