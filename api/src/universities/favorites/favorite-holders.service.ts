import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, LessThan } from 'typeorm';
import { AttemptLimitService } from '../../platform/attempts/attempt-limit.service.js';
import { Clock } from '../../platform/clock/clock.js';
import type { FavoriteCaller } from './favorite-caller.js';
import { FavoriteMergesService } from './favorite-merges.service.js';
import { makeMember, makeVisitor } from './favorites.queries.js';
import { FavoriteHolderRow } from './scholarship-favorite.entity.js';
import { favoriteErrors } from './scholarship-favorite.errors.js';
import { DAY_MS, HOUR_MS } from '../../platform/clock/durations.contract.js';
import { hashToken } from '../../platform/http/private-token.js';

const SEEN_EVERY_MS = DAY_MS;
/** New browsers from one place in an hour: a whole school may share an address. */
const NEW_VISITORS = 300;

/** Who keeps what, without knowing who they are: a visitor's number is kept as a hash. */
@Injectable()
export class FavoriteHoldersService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly merges: FavoriteMergesService,
    private readonly attempts: AttemptLimitService,
    private readonly clock: Clock,
  ) {}

  /** Refuses (400) who is not named, and (429) new browsers from one place without end; call it before a transaction. */
  async welcome({ member_id, visitor_id }: FavoriteCaller, address: string): Promise<void> {
    if (member_id) return;
    if (!visitor_id) throw favoriteErrors.visitorMissing();
    if (await this.find(this.dataSource.manager, { member_id, visitor_id })) return;
    const place = `favorite-visitors:${this.attempts.disguise(address)}`;
    await this.attempts.count(place, NEW_VISITORS, { windowMs: HOUR_MS });
  }

  /** The caller's holder row, held until the transaction ends; made where there is none. */
  async hold(tx: EntityManager, caller: FavoriteCaller): Promise<string> {
    const holder = await this.make(tx, caller);
    if (caller.member_id) await this.join(tx, caller, holder);
    return holder;
  }

  /** The caller's holder row, after what a browser kept before its owner signed in has followed; null for who keeps nothing. */
  async known(caller: FavoriteCaller): Promise<string | null> {
    const { manager } = this.dataSource;
    const visitor = caller.member_id && (await this.find(manager, { ...caller, member_id: null }));
    if (visitor)
      await this.dataSource.transaction(async (tx) => this.join(tx, caller, await this.make(tx, caller)));
    const holder = await this.find(manager, caller);
    if (holder) await this.seen(holder);
    return holder;
  }

  /** The holder of the member, else of the visitor, as it stands; null where there is none. */
  async find(tx: EntityManager, { member_id, visitor_id }: FavoriteCaller): Promise<string | null> {
    if (!member_id && !visitor_id) return null;
    const row = await tx.findOneBy(
      FavoriteHolderRow,
      member_id ? { member_id } : { visitor_hash: hashToken(visitor_id!) },
    );
    return row?.id ?? null;
  }

  private async join(tx: EntityManager, caller: FavoriteCaller, into: string): Promise<void> {
    const visitor = await this.find(tx, { ...caller, member_id: null });
    if (visitor) await this.merges.join(tx, visitor, into);
  }

  private async make(tx: EntityManager, { member_id, visitor_id }: FavoriteCaller): Promise<string> {
    const now = this.clock.now();
    const { id } = member_id
      ? await makeMember.one(tx, randomUUID(), member_id, now)
      : await makeVisitor.one(tx, randomUUID(), hashToken(visitor_id!), now);
    return id;
  }

  private async seen(holder: string): Promise<void> {
    const now = this.clock.now();
    const before = LessThan(new Date(now.getTime() - SEEN_EVERY_MS));
    await this.dataSource.manager.update(
      FavoriteHolderRow,
      { id: holder, seen_at: before },
      { seen_at: now },
    );
  }
}
