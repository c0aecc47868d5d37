import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type Account, LedgerService } from '../ledger/ledger.service.js';
import type { Applied } from '../payments/provider-updates.service.js';
import { CURRENCY_DECIMALS } from '../../platform/money/money.contract.js';
import { OnPaymentUpdate, type UpdateContext, type UpdateOf } from '../payments/provider-updates.service.js';

/** What a provider paid out to the bank, in the journal: from its account to the bank's, once, in whatever order updates arrive. */
@Injectable()
export class PayoutsService {
  constructor(private readonly ledger: LedgerService) {}

  @OnPaymentUpdate({ kind: 'payout' })
  async apply(
    tx: EntityManager,
    { payout: { payout_id, mode, amount, currency, status, at } }: UpdateOf<'payout'>,
    { provider }: UpdateContext,
  ): Promise<Applied> {
    if (provider === 'offline' || provider === 'bank_transfer') return 'not_ours';
    if (!Object.hasOwn(CURRENCY_DECIMALS, currency) || amount === 0) return 'not_ours';
    if (status === 'pending') return 'unchanged';
    const ref = `${provider}:${payout_id}`;
    // One that failed before it was reported as paid never left.
    if (status === 'failed' && !(await this.ledger.kindsOf(tx, ref)).includes('payout')) return 'unchanged';
    const way = status === 'paid' ? 1 : -1;
    const account: Account = `provider:${provider}`;
    const entered = await this.ledger.enter(tx, {
      kind: status === 'paid' ? 'payout' : 'payout_failed',
      ref,
      donation_id: null,
      happened_at: at,
      entered_by: null,
      mode,
      postings: [
        { account: 'bank', amount: way * amount, currency: currency },
        { account, amount: -way * amount, currency: currency },
      ],
    });
    return entered === null ? 'unchanged' : 'applied';
  }
}
