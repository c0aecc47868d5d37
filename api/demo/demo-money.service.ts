import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { Author } from '../src/core/audit/audit-log.service.js';
import { Clock } from '../src/platform/clock/clock.js';
import { parisDay } from '../src/platform/clock/paris.js';
import { DemoRows } from './demo-rows.js';
import { gather } from './money/demo-money-journal.js';
import { type JournalEntry, LedgerService } from '../src/giving/ledger/ledger.service.js';
import {
  daysBefore,
  isOnline,
  paymentsOf,
  plannedGift,
  type PlannedGift,
  plannedRecurringGift,
  referenced,
} from './money/demo-money-plan.js';
import {
  addEntry,
  insertAttempt,
  insertDemoPayment,
  insertDemoSubscription,
  insertDonation,
  insertRecurringGift,
  statusOf,
} from './money/demo-money-rows.js';
import { demoBankLabels, demoMoneyEntries } from './money/demo-money-timeline.content.js';
import { DEMO_DONORS } from './money/donors.content.js';
import { MONEY_GIFTS } from './money/money-gifts.content.js';
import { RECURRING_GIFTS } from './money/money-timelines.content.js';

/** What refers to another comes after it. */
const TABLES = [
  'recurring_gifts',
  'donations',
  'payment_attempts',
  'demo_subscriptions',
  'demo_payments',
  'demo_refunds',
  'donation_entries',
];
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
    const rows = new DemoRows(...TABLES);
    const journal: JournalEntry[] = [];
    for (const gift of recurring) {
      const first = gifts.find((one) => one.recurring === gift)!;
      insertRecurringGift(rows, gift, idOf(campaigns, gift.campaign), `REG${first.reference.slice(3)}`);
    }
    for (const gift of gifts) this.gift(rows, journal, gift, idOf(campaigns, gift.campaign), author);
    await this.dataSource.transaction(async (tx) => {
      await rows.write(tx);
      await this.ledger.enterAll(tx, journal);
      await this.statement(tx, gifts, author);
    });
  }

  private gift(
    rows: DemoRows,
    journal: JournalEntry[],
    gift: PlannedGift,
    campaign: number | null,
    author: Author,
  ): void {
    insertDonation(rows, gift, campaign, author);
    const attempt = insertAttempt(rows, gift);
    if (gift.recurring && attempt) insertDemoSubscription(rows, gift.recurring, attempt);
    if (isOnline(gift.way)) insertDemoPayment(rows, gift, attempt);
    const about = { donation_id: gift.id, recurring_gift_id: gift.recurring?.id ?? null };
    for (const entry of demoMoneyEntries(gift, author)) addEntry(rows, { ...entry, ...about });
    if (statusOf(gift) === 'succeeded') gather(journal, rows, gift, campaign, causeOf(gift), author);
  }

  /** What the bank says of the transfers: those that came are matched, some of those that are waited for have come too. */
  private async statement(tx: EntityManager, gifts: readonly PlannedGift[], author: Author): Promise<void> {
    const now = this.clock.now();
    const [received, waiting] = [null, 'waiting'].map((kind) =>
      gifts.filter(({ way, fate }) => way === 'bank_transfer' && (fate?.kind ?? null) === kind),
    ) as [PlannedGift[], PlannedGift[]];
    const day = (at: Date) => parisDay(at);
    const [{ id: statement_id }] = await tx.query<[{ id: number }]>(
      `INSERT INTO bank_statements (file_name, format, account, first_day, last_day, credits, new_lines, imported_at,
         imported_by, imported_by_name) VALUES ($1, 'csv', '0189', $2, $3, $4, $4, $5, $6, $7) RETURNING id`,
      [demoBankLabels.file, day(received[0]!.at), day(now), received.length + 4, now, author.id, author.name],
    );
    const rows = new DemoRows('bank_lines');
    const entries = await tx.query<{ id: number; donation_id: string }[]>(
      `SELECT id, donation_id FROM journal_entries WHERE kind = 'gift' AND donation_id = ANY($1)`,
      [received.map(({ id }) => id)],
    );
    const entryOf = new Map(entries.map(({ id, donation_id }) => [donation_id, id]));
    const handled = { handled_at: now, handled_by: author.id, handled_by_name: author.name };
    for (const gift of received)
      addLine(rows, statement_id, gift.at, gift.amount, words(gift, gift.reference), {
        id: lineOf(gift),
        status: 'matched',
        donation_id: gift.id,
        ...handled,
        entry_id: entryOf.get(gift.id),
      });
    const [first, second] = waiting;
    const yesterday = daysBefore(now, 1);
    addLine(rows, statement_id, yesterday, first!.amount, words(first!, first!.reference));
    addLine(rows, statement_id, yesterday, second!.amount, words(second!, 'DON'));
    addLine(rows, statement_id, daysBefore(now, 3), 12_000, demoBankLabels.unannounced);
    addLine(rows, statement_id, daysBefore(now, 4), 200_000, demoBankLabels.grant);
    await rows.write(tx);
  }
}

function addLine(
  rows: DemoRows,
  statement_id: number,
  at: Date,
  amount: number,
  said: { wording: string; counterparty: string },
  more: Record<string, unknown> = { handled_at: null, handled_by: null, handled_by_name: null },
): void {
  const id = randomUUID();
  rows.add('bank_lines', {
    id,
    statement_id,
    line_key: `demonstration:${id}`,
    booked_on: parisDay(at),
    amount,
    currency: 'EUR',
    ...said,
    status: 'waiting',
    donation_id: null,
    entry_id: null,
    note: '',
    version: 1,
    ...more,
  });
}

const idOf = (campaigns: Campaigns, slug: string | null) => (slug === null ? null : campaigns.get(slug)!);
/** A line of the bank is the cause of its transfer: they share a number. */
const lineOf = ({ id }: PlannedGift) => id;

function causeOf(gift: PlannedGift): string {
  if (isOnline(gift.way)) return `demo:${gift.payment_id}`;
  return gift.way === 'bank_transfer' ? `transfer:${lineOf(gift)}` : `offline:${gift.id}`;
}

function words({ donor }: PlannedGift, reference: string): { wording: string; counterparty: string } {
  const { first_name, last_name, organization_name } = DEMO_DONORS[donor];
  const counterparty = (organization_name || `${last_name} ${first_name}`).toUpperCase();
  return { counterparty, wording: demoBankLabels.of(counterparty, reference.replaceAll('-', ' ')) };
}
