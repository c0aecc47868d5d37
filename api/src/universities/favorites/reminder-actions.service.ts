import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import { PrivateLinksService } from '../../core/private-links/private-links.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { emailHint } from '../../platform/http/mail-hint.js';
import { ReminderLinkRow } from './reminder-link.entity.js';
import { ReminderRowsService } from './reminder-rows.service.js';
import { FAVORITE_LIMITS } from './scholarship-favorite.contract.js';
import { FavoriteHolderRow } from './scholarship-favorite.entity.js';
import type { ReminderState } from './scholarship-favorite.dto.js';
import { favoriteErrors } from './scholarship-favorite.errors.js';

/** What the owner of a mailbox does with an email's link: whoever has it reads that mailbox. */
@Injectable()
export class ReminderActionsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly links: PrivateLinksService,
    private readonly rows: ReminderRowsService,
    private readonly clock: Clock,
  ) {}

  async show(token: string): Promise<ReminderState> {
    const { manager } = this.dataSource;
    return this.stateOf(manager, await this.linkOf(manager, token));
  }

  /** Proves the address; a second visit has the same success. 410 once the link is a week old, or another is asked for. */
  async confirm(token: string): Promise<ReminderState> {
    return this.dataSource.transaction(async (tx) => {
      const link = await this.linkOf(tx, token);
      await tx.findOne(FavoriteHolderRow, {
        where: { id: link.keeper_id },
        lock: { mode: 'pessimistic_write' },
      });
      const row = await this.rows.of(tx, link.keeper_id);
      const isHere = row?.email === link.email;
      if (isHere && row.status === 'confirmed') return this.stateOf(tx, link);
      if (this.isOld(link) || (row && !isHere)) throw favoriteErrors.linkDead();
      await this.rows.confirm(tx, link.keeper_id, await this.ownEmail(tx, link));
      return this.stateOf(tx, link);
    });
  }

  /** Stops every reminder to that mailbox; again and again with the same success. */
  async stop(token: string): Promise<ReminderState> {
    return this.dataSource.transaction(async (tx) => {
      const link = await this.linkOf(tx, token);
      const rows = await this.rows.at(tx, link.email);
      await this.rows.stop(
        tx,
        rows.map(({ keeper_id }) => keeper_id),
      );
      return this.stateOf(tx, link);
    });
  }

  /** A member's account has its own address: none is kept beside it. */
  private async ownEmail(tx: EntityManager, { keeper_id, email }: ReminderLinkRow): Promise<string | null> {
    const isMember = await tx.existsBy(FavoriteHolderRow, { id: keeper_id, member_id: Not(IsNull()) });
    return isMember ? null : email;
  }

  private async linkOf(tx: EntityManager, token: string): Promise<ReminderLinkRow> {
    const link = await this.links.find(tx, ReminderLinkRow, token);
    if (!link) throw favoriteErrors.linkDead();
    return link;
  }

  private async stateOf(tx: EntityManager, { email }: ReminderLinkRow): Promise<ReminderState> {
    const [row] = await this.rows.at(tx, email);
    return { status: row?.status ?? 'none', email_hint: emailHint(email) };
  }

  private isOld({ created_at }: ReminderLinkRow): boolean {
    return this.clock.now().getTime() - created_at.getTime() >= FAVORITE_LIMITS.confirm_ms;
  }
}
