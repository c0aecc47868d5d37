import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { Author } from '../src/core/audit/audit-log.service.js';
import { Clock } from '../src/platform/clock/clock.js';
import { DemoRows } from './demo-rows.js';
import {
  addLine,
  addReceived,
  arriveWaiting,
  insertStatement,
  transferWords,
} from './money/demo-bank-lines.js';
import { type JournalEntry, LedgerService } from '../src/giving/ledger/ledger.service.js';
import {
  daysBefore,
  paymentsOf,
  plannedGift,
  type PlannedGift,
  plannedRecurringGift,
  referenced,
} from './money/demo-money-plan.js';
import { addGift, MONEY_TABLES } from './money/demo-gift-rows.js';
import { insertRecurringGift } from './money/demo-money-rows.js';
import { demoBankLabels } from './money/demo-money-timeline.content.js';
import { MONEY_GIFTS } from './money/money-gifts.content.js';
import { RECURRING_GIFTS } from './money/money-timelines.content.js';

type Campaigns = ReadonlyMap<string, number>;

/** Fourteen months of gifts of money from people who do not exist, as they stand: no email leaves, no money moves. */
@Injectable()
export class DemoMoneyService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly ledger: LedgerService,
    private readonly clock: Clock,
  ) {}

  async make(campaigns: Campaigns, author: Author): Promise<void> {
    const now = this.clock.now();
    const recurring = RECURRING_GIFTS.map((gift, index) => plannedRecurringGift(gift, index, now));
    const gifts = referenced([
      ...MONEY_GIFTS.map((gift) => plannedGift(gift, now)),
      ...recurring.flatMap((gift) => paymentsOf(gift)),
    ]);
    const rows = new DemoRows(...MONEY_TABLES);
    const journal: JournalEntry[] = [];
    for (const gift of recurring) {
      const first = gifts.find((one) => one.recurring === gift)!;
      insertRecurringGift(rows, gift, idOf(campaigns, gift.campaign), `REG${first.reference.slice(3)}`);
    }
    for (const gift of gifts) addGift(rows, journal, gift, idOf(campaigns, gift.campaign), author);
    await this.dataSource.transaction(async (tx) => {
      await rows.write(tx);
      await this.ledger.enterAll(tx, journal);
      await this.statement(tx, gifts, author);
    });
  }

  /** What the bank says of the transfers: those that came are matched, some of those that are waited for have come too. */
  private async statement(tx: EntityManager, gifts: readonly PlannedGift[], author: Author): Promise<void> {
    const now = this.clock.now();
    const [received, waiting] = [null, 'waiting'].map((kind) =>
      gifts.filter(({ way, fate }) => way === 'bank_transfer' && (fate?.kind ?? null) === kind),
    ) as [PlannedGift[], PlannedGift[]];
    const statement = { file_name: demoBankLabels.file, first: received[0]!.at, last: now };
    const id = await insertStatement(tx, { ...statement, lines: received.length + 4 }, now, author);
    const rows = new DemoRows('bank_lines');
    await addReceived(tx, rows, id, received, { at: now, by: author });
    const [first, second] = waiting;
    const yesterday = daysBefore(now, 1);
    addLine(rows, id, yesterday, first!.amount, transferWords(first!, first!.reference));
    addLine(rows, id, yesterday, second!.amount, transferWords(second!, 'DON'));
    addLine(rows, id, daysBefore(now, 3), 12_000, demoBankLabels.unannounced);
    addLine(rows, id, daysBefore(now, 4), 200_000, demoBankLabels.grant);
    await rows.write(tx);
    await arriveWaiting(tx, this.ledger, author);
  }
}

const idOf = (campaigns: Campaigns, slug: string | null) => (slug === null ? null : campaigns.get(slug)!);
