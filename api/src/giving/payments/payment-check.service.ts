import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, IsNull, LessThan } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { PAYMENT_PROVIDER_LABELS } from './payment.contract.js';
import { paymentCheckTexts as texts } from './payment-check.content.js';
import { PaymentEventRow } from './payment-event.entity.js';
import type { PaymentProvider } from './payment-provider.js';
import { PaymentProvidersService } from './payment-providers.service.js';
import { MINUTE_MS } from '../../platform/clock/durations.contract.js';

const LATE_AFTER_MS = 10 * MINUTE_MS;

/** Tries every provider that is offered, now. */
@Injectable()
export class PaymentCheckService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly providers: PaymentProvidersService,
    private readonly clock: Clock,
  ) {}

  /** Says in French how each answers; throws the same where one does not, or where announcements wait. */
  async check(): Promise<string> {
    const offers = await this.providers.offers();
    if (offers.length === 0) throw new Error(texts.none);
    const answers = await Promise.all(offers.map(({ provider }) => ask(provider)));
    const late = await this.lateEvents();
    if (late > 0) answers.push({ ok: false, said: texts.late(late) });
    const said = answers.map((answer) => answer.said).join(' ; ');
    if (answers.some(({ ok }) => !ok)) throw new Error(said);
    return said;
  }

  private lateEvents(): Promise<number> {
    const received_at = LessThan(new Date(this.clock.now().getTime() - LATE_AFTER_MS));
    return this.dataSource.manager.countBy(PaymentEventRow, { handled_at: IsNull(), received_at });
  }
}

async function ask(provider: PaymentProvider): Promise<{ ok: boolean; said: string }> {
  try {
    return { ok: true, said: await provider.check() };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { ok: false, said: texts.away(PAYMENT_PROVIDER_LABELS[provider.name], reason) };
  }
}
