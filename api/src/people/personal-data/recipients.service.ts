import { Injectable } from '@nestjs/common';
import { PaymentsService } from '../../giving/payments/payments.service.js';
import type { PaymentProviderName } from '../../giving/payments/payment.contract.js';
import { Configuration } from '../../platform/config/configuration.js';
import type { PersonalDataRecipient } from '../../platform/personal-data/personal-data-source.js';
import type { SettingValues } from '../../core/settings/setting-values.dto.js';
import type { PrivacyRecipient } from './personal-data.dto.js';
import { NO_MAIL_SERVER, PARTNER_LIBRARIES, PROVIDERS, RECIPIENT_TEXTS } from './recipients.content.js';

/** Who receives personal data here: what is not configured is not listed. */
@Injectable()
export class RecipientsService {
  constructor(
    private readonly configuration: Configuration,
    private readonly payments: PaymentsService,
  ) {}

  /** The providers whose ways to pay are offered. */
  async providers(): Promise<PaymentProviderName[]> {
    const methods = await this.payments.methods();
    return [...new Set(methods.map(({ provider }) => provider))].filter((name) => PROVIDERS[name]);
  }

  async names(values: SettingValues): Promise<Record<PersonalDataRecipient, string[]>> {
    const described = await this.described(values);
    return Object.fromEntries(
      Object.entries(described).map(([recipient, all]) => [recipient, all.map(({ name }) => name)]),
    ) as Record<PersonalDataRecipient, string[]>;
  }

  /** Of these kinds, each once, and the partner libraries last. */
  async of(values: SettingValues, used: ReadonlySet<PersonalDataRecipient>): Promise<PrivacyRecipient[]> {
    const described = await this.described(values);
    const found = Object.entries(described).filter(([recipient]) =>
      used.has(recipient as PersonalDataRecipient),
    );
    return [...found.flatMap(([, all]) => all), PARTNER_LIBRARIES];
  }

  /** Where data of these recipients goes outside the European Union. */
  async transfers(values: SettingValues, used: readonly PersonalDataRecipient[]): Promise<string[]> {
    const described = await this.described(values);
    return used.flatMap((recipient) =>
      described[recipient].flatMap(({ name, transfer }) => (transfer ? `${name} : ${transfer}` : [])),
    );
  }

  private async described(values: SettingValues): Promise<Record<PersonalDataRecipient, PrivacyRecipient[]>> {
    const providers = await this.providers();
    const { host, email_provider, ...others } = RECIPIENT_TEXTS;
    return {
      host: [{ ...host, name: values.hosting_name || host.name }],
      email_provider: [{ ...email_provider, name: this.mailServer(email_provider.name) }],
      payment_providers: providers.flatMap((name) => PROVIDERS[name] ?? []),
      ...(Object.fromEntries(Object.entries(others).map(([key, one]) => [key, [one]])) as Record<
        keyof typeof others,
        PrivacyRecipient[]
      >),
    };
  }

  private mailServer(name: string): string {
    const { smtpUrl } = this.configuration;
    return smtpUrl ? `${name} (${new URL(smtpUrl).hostname})` : NO_MAIL_SERVER;
  }
}
