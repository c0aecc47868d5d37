import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, In, IsNull, MoreThan } from 'typeorm';
import { PrivateLinksService } from '../../core/private-links/private-links.service.js';
import { AttemptLimitService } from '../../platform/attempts/attempt-limit.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { emailHint } from '../../platform/http/mail-hint.js';
import { toMajorUnits } from '../../platform/money/money.contract.js';
import { RecurringActionsService } from './recurring-actions.service.js';
import type { Asker } from './recurring-asker.js';
import { changeFor, type Raise, type RecurringChange, takesMore } from './recurring-change.rules.js';
import { RecurringConfirmationRow } from './recurring-confirmation.entity.js';
import type { RecurringConfirmation, RecurringToConfirm } from './recurring-gift.dto.js';
import type { RecurringGiftRow } from './recurring-gift.entity.js';
import { recurringErrors } from './recurring-gift.errors.js';
import { RecurringGiftsService } from './recurring-gifts.service.js';
import { RecurringEmailsService } from './recurring-emails.service.js';
import { MINUTE_MS, HOUR_MS } from '../../platform/clock/durations.contract.js';
import { DONOR } from '../../core/audit/audit-log.service.js';

/** How recent a proof of the owner's mailbox is: a mailed link, or a sign-in. */
const PROOF_MS = 30 * MINUTE_MS;
const EMAILS_PER_HOUR = 5;

/** Changes that take more money wait for a link that is mailed to the owner, unless who asks has just proven to be them. */
@Injectable()
export class RecurringConfirmationsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly gifts: RecurringGiftsService,
    private readonly actions: RecurringActionsService,
    private readonly emails: RecurringEmailsService,
    private readonly attempts: AttemptLimitService,
    private readonly links: PrivateLinksService,
    private readonly clock: Clock,
  ) {}

  /** Whether this change is to be confirmed first: it takes more, and neither staff nor a member who has just signed in asks. */
  async isDue(id: string, wanted: RecurringChange, { staff, member }: Asker): Promise<boolean> {
    if (staff?.may('recurring-gifts', 'write')) return false;
    const gift = await this.gifts.find(this.dataSource.manager, id);
    if (!gift || !takesMore(gift, wanted)) return false;
    const isTheirs = member !== null && member.email === gift.email.toLowerCase();
    return !isTheirs || this.clock.now().getTime() - member.signed_in_at.getTime() > PROOF_MS;
  }

  /** Mails the link that confirms; one asked for before opens nothing any more. */
  async ask(id: string, wanted: RecurringChange): Promise<void> {
    if (wanted.kind !== 'amount' && wanted.kind !== 'frequency') return;
    await this.dataSource.transaction(async (tx) => {
      const gift = await this.gifts.hold(tx, id);
      if (!gift) throw recurringErrors.notFound();
      const now = this.clock.now();
      const change = changeFor(gift, wanted, now);
      if (!gift.email) throw recurringErrors.notFound();
      await this.attempts.count(`recurring-raise:${id}`, EMAILS_PER_HOUR, { windowMs: HOUR_MS, tx });
      await tx.delete(RecurringConfirmationRow, { recurring_gift_id: id, used_at: IsNull() });
      const confirmed: Raise =
        change.kind === 'amount'
          ? { kind: 'amount', amount: toMajorUnits(change.amount, gift.currency) }
          : wanted;
      const expires_at = new Date(now.getTime() + PROOF_MS);
      const about = { recurring_gift_id: id, change: confirmed, expires_at, used_at: null };
      const url = await this.links.url(tx, RecurringConfirmationRow, about, '/don/regulier/confirmer/');
      await this.emails.confirmation(tx, gift, raiseOf(confirmed, gift), url);
    });
  }

  /** What a mailed link confirms; changes nothing. */
  async view(token: string): Promise<RecurringConfirmation> {
    const { row, gift } = await this.open(token);
    return present(row, gift);
  }

  /** Does what the link confirms, once; a second time answers the same and changes nothing. */
  async confirm(token: string): Promise<RecurringConfirmation> {
    const { row, gift } = await this.open(token);
    if (row.used_at) return present(row, gift);
    await this.actions.change(gift.id, row.change, DONOR);
    const used = { used_at: this.clock.now() };
    await this.dataSource.manager.update(RecurringConfirmationRow, { token_hash: row.token_hash }, used);
    return present(Object.assign(row, used), gift);
  }

  /** What waits to be confirmed, by gift. */
  async waiting(gifts: readonly RecurringGiftRow[]): Promise<Map<string, RecurringToConfirm>> {
    const rows = await this.dataSource.manager.findBy(RecurringConfirmationRow, {
      recurring_gift_id: In(gifts.map(({ id }) => id)),
      used_at: IsNull(),
      expires_at: MoreThan(this.clock.now()),
    });
    const shownBy = new Map(gifts.map((gift) => [gift.id, gift]));
    return new Map(
      rows.map(({ recurring_gift_id, change, expires_at }) => [
        recurring_gift_id,
        {
          ...raiseOf(change, shownBy.get(recurring_gift_id)!),
          email_hint: emailHint(shownBy.get(recurring_gift_id)?.email ?? ''),
          expires_at: expires_at.toISOString(),
        },
      ]),
    );
  }

  private async open(token: string): Promise<{ row: RecurringConfirmationRow; gift: RecurringGiftRow }> {
    const { manager } = this.dataSource;
    const row = await this.links.find(manager, RecurringConfirmationRow, token);
    const gift = row && (await this.gifts.find(manager, row.recurring_gift_id));
    if (!row || !gift) throw recurringErrors.confirmationNotFound();
    if (!row.used_at && row.expires_at <= this.clock.now()) throw recurringErrors.confirmationOver();
    return { row, gift };
  }
}

/** What the gift takes once it is confirmed: euros (or francs), and how often. */
function raiseOf(change: Raise, { amount, currency, frequency }: RecurringGiftRow) {
  return change.kind === 'amount'
    ? { amount: Number(change.amount), frequency }
    : { amount: toMajorUnits(amount, currency), frequency: change.frequency };
}

function present(
  { change, used_at }: RecurringConfirmationRow,
  gift: RecurringGiftRow,
): RecurringConfirmation {
  const raise = raiseOf(change, gift);
  return {
    amount: toMajorUnits(gift.amount, gift.currency),
    new_amount: raise.amount,
    currency: gift.currency,
    frequency: gift.frequency,
    new_frequency: raise.frequency,
    is_done: used_at !== null,
  };
}
