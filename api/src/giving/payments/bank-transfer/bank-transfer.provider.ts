import { Injectable } from '@nestjs/common';
import { SettingsService } from '../../../core/settings/settings.service.js';
import { toMajorUnits } from '../../../platform/money/money.contract.js';
import type { PaymentMethod } from '../payment.contract.js';
import type { TransferInstructions } from '../payments.dto.js';
import type { ProviderUpdate } from '../provider-updates.event.js';
import {
  type BegunPayment,
  type PaymentRequest,
  PaymentProvider,
  ProviderRefusal,
  refuse,
} from '../payment-provider.js';
import { epcPayload, epcSvg } from './epc-code.js';

/** Tells how to make a transfer; what arrives at the bank is matched by staff, so it knows no fact of its own. */
@Injectable()
export class BankTransferProvider extends PaymentProvider {
  readonly name = 'bank_transfer';
  readonly lists = false;
  readonly endsHere = true;
  readonly mode = 'live';

  constructor(private readonly settings: SettingsService) {
    super();
  }

  async methods(): Promise<PaymentMethod[]> {
    const { bank_iban, bank_holder } = await this.settings.values();
    return bank_iban && bank_holder ? ['bank_transfer'] : [];
  }

  async recurringMethods(): Promise<PaymentMethod[]> {
    return [];
  }

  async begin({ amount, currency, reference, every }: PaymentRequest): Promise<BegunPayment> {
    if (every)
      throw new ProviderRefusal('recurring_not_supported', 'A transfer is not taken again by itself');
    if (currency !== 'EUR') throw new ProviderRefusal('currency_not_supported', 'The account is in euros');
    const transfer = await this.instructions(amount, reference);
    return {
      next: { kind: 'transfer', transfer },
      session_id: null,
      payment_id: null,
      subscription_id: null,
    };
  }

  /** What was promised may still be transferred: nobody can keep a bank from it. */
  async closePage(): Promise<void> {
    return;
  }

  async readEvent(): Promise<null> {
    return null;
  }

  async factsOf(): Promise<ProviderUpdate[]> {
    return [];
  }

  // oxlint-disable-next-line require-yield
  async *movedSince(): AsyncIterable<ProviderUpdate> {
    return;
  }

  refund(): Promise<never> {
    return refuse('refund_by_hand', 'A transfer is paid back by a transfer, from the bank');
  }

  changeSubscription(): Promise<never> {
    return refuse('recurring_not_supported', 'A transfer is not taken again by itself');
  }

  paymentsOf(): AsyncIterable<ProviderUpdate> {
    return this.movedSince();
  }

  paymentMethodPage(): Promise<never> {
    return refuse('recurring_not_supported', 'A transfer has no page of its own');
  }

  async check(): Promise<string> {
    const { bank_iban } = await this.settings.values();
    if (!bank_iban) throw new ProviderRefusal('not_configured', 'L’IBAN n’est pas rempli.');
    return `Virements sur le compte qui finit par ${bank_iban.slice(-4)}`;
  }

  private async instructions(amount: number, reference: string): Promise<TransferInstructions> {
    const { bank_holder: holder, bank_iban: iban, bank_bic: bic } = await this.settings.values();
    if (!iban || !holder)
      throw new ProviderRefusal('not_configured', 'No account is written in the settings');
    const epc_payload = epcPayload({ holder, iban, bic, amount, reference });
    const epc_svg = epcSvg(epc_payload, `Virement à ${holder}, ${reference}`);
    const grouped = iban.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ');
    const euros = toMajorUnits(amount, 'EUR');
    return { holder, iban: grouped, bic, reference, amount: euros, currency: 'EUR', epc_payload, epc_svg };
  }
}
