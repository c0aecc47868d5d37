import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { PAYMENT_PROVIDERS, type PaymentProviderName } from './payment.contract.js';
import { PaymentEventsService } from './payment-events.service.js';
import { PaymentProvidersService } from './payment-providers.service.js';
import { asProblem, paymentErrors } from './payments.errors.js';

type Headers = Record<string, string | string[] | undefined>;

/** The door by which providers announce what happened. */
@Injectable()
export class PaymentWebhooksService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly providers: PaymentProvidersService,
    private readonly events: PaymentEventsService,
  ) {}

  /** Answers once the announcement is kept; what follows from it is a job's work. */
  async receive(name: string, body: Buffer, headers: Headers): Promise<void> {
    const provider = this.providers.named(providerName(name));
    if ((await provider.methods()).length === 0) throw paymentErrors.noProvider();
    const event = await provider.readEvent(body, headers).catch((error: unknown) => {
      throw asProblem(error);
    });
    if (!event) throw paymentErrors.badSignature();
    await this.dataSource.transaction((tx) => this.events.take(tx, provider.name, event));
  }
}

function providerName(name: string): PaymentProviderName {
  const known = PAYMENT_PROVIDERS.find((one) => one === name);
  if (!known) throw paymentErrors.noProvider();
  return known;
}
