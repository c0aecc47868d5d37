import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { addedTo, type MatchingCondition } from '../../content/campaigns/campaign-matching.contract.js';
import { Clock } from '../../platform/clock/clock.js';
import { parisDay } from '../../platform/clock/paris.js';
import { ContentRevisionService } from '../../platform/database/content-revision.service.js';
import { lockRecord } from '../../platform/database/optimistic.js';
import { moneyInFrench } from '../../platform/money/money-in-french.js';
import { type DonationEvent, OnDonationEvent } from '../donations/donation-events.service.js';
import { DonationHistoryService } from '../donations/donation-history.service.js';
import { DonationsService } from '../donations/donations.service.js';
import { LedgerService, type MatchKind } from '../ledger/ledger.service.js';
import { matchingTimeline as timeline } from './matching-timeline.content.js';
import { earlierGifts, isCounted, matchOfGift, potsOfDay, sumsOfPots } from './matching.queries.js';
import { standingMatch } from './matching.rules.js';
import { MatchingPotRow } from './matching-pot.entity.js';

type Gift = NonNullable<Awaited<ReturnType<DonationsService['find']>>>;

/** Adds to a gift what a sponsor promised, in the transaction that makes it succeed; gives it back with the gift. */
@Injectable()
export class MatchingService {
  constructor(
    private readonly donations: DonationsService,
    private readonly ledger: LedgerService,
    private readonly history: DonationHistoryService,
    private readonly revision: ContentRevisionService,
    private readonly clock: Clock,
  ) {}

  @OnDonationEvent()
  async follow(tx: EntityManager, { kind, donation_id }: DonationEvent): Promise<void> {
    if (kind === 'succeeded') await this.match(tx, donation_id);
    if (kind === 'refunded' || kind === 'disputed' || kind === 'undone') await this.adjust(tx, donation_id);
  }

  /** What a pot has left of what it promised, in minor units; never more than that, whatever was matched. */
  private async left(
    tx: EntityManager,
    { id, total }: Pick<MatchingPotRow, 'id' | 'total'>,
  ): Promise<number> {
    return total - (await sumsOfPots.one(tx, [id])).matched;
  }

  /** By the oldest pot that has something left and takes such a gift; by one alone. */
  private async match(tx: EntityManager, donation_id: string): Promise<void> {
    const gift = await this.donations.find(donation_id, tx);
    if (!gift?.campaign_id || gift.currency !== 'EUR') return;
    if (!(await isCounted.one(tx, gift.mode)).counts) return;
    const { net } = (await this.ledger.sumsOf(tx, [gift.id])).get(gift.id) ?? { net: 0 };
    const before = await matchOfGift.first(tx, gift.id);
    if (net <= 0 || (before && before.standing > 0)) return;
    const day = parisDay(gift.given_at ?? this.clock.now());
    for (const { id } of await potsOfDay.all(tx, gift.campaign_id, day)) {
      const pot = await this.hold(tx, id);
      if (!pot || pot.ended_at || !(await this.takes(tx, pot.condition, gift))) continue;
      const amount = addedTo(net, pot, await this.left(tx, pot));
      if (amount > 0) return this.enter(tx, gift, { pot, kind: 'match', amount }, before?.entries ?? 0);
    }
  }

  /** Part of the gift went back, or came back: what was added follows it, as far as the pot still has it. */
  private async adjust(tx: EntityManager, donation_id: string): Promise<void> {
    const match = await matchOfGift.first(tx, donation_id);
    const pot = match?.pot_id && (await this.hold(tx, match.pot_id));
    const gift = await this.donations.find(donation_id, tx);
    if (!match || !pot || !gift) return;
    const { net, given } = (await this.ledger.sumsOf(tx, [gift.id])).get(gift.id) ?? { net: 0, given: 0 };
    const wanted = standingMatch(match.matched, given, net) - match.standing;
    const amount = Math.min(wanted, Math.max(0, await this.left(tx, pot)));
    if (amount === 0) return;
    const kind = amount > 0 ? 'match_restored' : 'match_returned';
    await this.enter(tx, { ...gift, campaign_id: match.campaign_id }, { pot, kind, amount }, match.entries);
  }

  /** Nobody else adds to a gift from it, or takes back, until the transaction ends. */
  private hold(tx: EntityManager, id: string): Promise<MatchingPotRow | null> {
    return lockRecord(tx, MatchingPotRow, id, 'for_no_key_update');
  }

  private async takes(tx: EntityManager, condition: MatchingCondition, gift: Gift): Promise<boolean> {
    if (condition === 'recurring') return gift.recurring_gift_id !== null;
    if (condition === 'all') return true;
    const { is_known, gave } = await earlierGifts.one(tx, gift.id);
    return is_known && !gave;
  }

  private async enter(
    tx: EntityManager,
    gift: Gift,
    { pot, kind, amount }: { pot: MatchingPotRow; kind: MatchKind; amount: number },
    entriesBefore: number,
  ): Promise<void> {
    const { id, campaign_id, mode: gift_mode, currency } = gift;
    await this.ledger.enter(tx, {
      kind,
      ref: `match:${id}:${entriesBefore + 1}`,
      donation_id: id,
      subject_id: pot.id,
      happened_at: (kind === 'match' && gift.given_at) || this.clock.now(),
      entered_by: null,
      mode: gift_mode,
      postings: [
        { account: 'pledges', amount, currency },
        { account: 'matched', amount: -amount, currency, campaign_id, gift_mode },
      ],
    });
    const text = timeline[kind](moneyInFrench(Math.abs(amount), currency), pot.sponsor_name);
    await this.history.add(tx, id, { kind: 'match', text });
    await this.revision.raise(tx);
  }
}
