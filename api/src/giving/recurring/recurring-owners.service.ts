import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { Author } from '../../core/audit/audit-log.service.js';
import { emailHint } from '../../platform/http/mail-hint.js';
import type { Asker } from './recurring-asker.js';
import { RecurringConfirmationsService } from './recurring-confirmations.service.js';
import type { RecurringGiftPage } from './recurring-gift.dto.js';
import { recurringErrors } from './recurring-gift.errors.js';
import { presentPage } from './recurring-gift.presenter.js';
import { RecurringGiftsService } from './recurring-gifts.service.js';
import { DonationLinksService } from '../donation-links/donation-links.service.js';
import { type FoundGifts, RecurringOverviewService } from './recurring-overview.service.js';
import { DONOR } from '../../core/audit/audit-log.service.js';

/** Whose a gift is, and what they see of it. To anyone else it does not exist. */
@Injectable()
export class RecurringOwnersService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly gifts: RecurringGiftsService,
    private readonly links: DonationLinksService,
    private readonly overview: RecurringOverviewService,
    private readonly confirmations: RecurringConfirmationsService,
  ) {}

  /** Who signs what this asker does with the gift; refuses whoever has nothing to do with it, as if it did not exist. */
  async authorOf(id: string, { staff, member, token }: Asker): Promise<Author> {
    const { manager } = this.dataSource;
    const gift = await this.gifts.find(manager, id);
    if (!gift) throw recurringErrors.notFound();
    if (staff?.may('recurring-gifts', 'write')) return staff;
    if (member && member.email === gift.email.toLowerCase()) return DONOR;
    if (token && (await this.links.opened(manager, token))?.recurring_gift_id === id) return DONOR;
    throw recurringErrors.notFound();
  }

  /** What the private link opens; of one that is older than 90 days, only to whom a fresh one would be mailed. */
  async byLink(token: string): Promise<RecurringGiftPage> {
    const { manager } = this.dataSource;
    const link = await this.links.find(manager, token);
    const gift = link?.recurring_gift_id && (await this.gifts.find(manager, link.recurring_gift_id));
    if (!gift) throw recurringErrors.notFound();
    if (link.is_old) throw recurringErrors.linkTooOld(emailHint(gift.email));
    return this.page(gift.id);
  }

  async page(id: string): Promise<RecurringGiftPage> {
    const [page] = await this.pages(this.overview.select().where('gift.id = :id', { id }));
    if (!page) throw recurringErrors.notFound();
    return page;
  }

  /** Every gift of this address, in place first; one that was never paid is not shown. */
  async ofEmail(email: string): Promise<RecurringGiftPage[]> {
    return this.pages(this.newest('lower(gift.email) = lower(:who)', email));
  }

  /** The same, of a person whom staff know by the number of their address. */
  async ofUser(id: string): Promise<RecurringGiftPage[]> {
    return this.pages(this.newest("gift.email <> '' AND md5(lower(gift.email))::uuid = :who", id));
  }

  private newest(condition: string, who: string): FoundGifts {
    return this.overview
      .select()
      .where(condition, { who })
      .andWhere("(gift.started_at IS NOT NULL OR gift.status = 'pending')")
      .orderBy("gift.status = 'cancelled'", 'ASC')
      .addOrderBy('gift.created_at', 'DESC')
      .addOrderBy('gift.id');
  }

  private async pages(found: FoundGifts): Promise<RecurringGiftPage[]> {
    const rows = await this.overview.rows(found);
    const payments = await this.overview.payments(rows.map(({ id }) => id));
    const waiting = await this.confirmations.waiting(rows);
    return rows.map((row) => presentPage(row, payments.get(row.id) ?? [], waiting.get(row.id) ?? null));
  }
}
