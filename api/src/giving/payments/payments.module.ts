import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { JobsModule } from '../../core/jobs/jobs.module.js';
import { MailModule } from '../../core/mail/mail.module.js';
import { SettingsModule } from '../../core/settings/settings.module.js';
import { BankTransferProvider } from './bank-transfer/bank-transfer.provider.js';
import { MobileMoneyProvider } from './mobile-money/mobile-money.provider.js';
import { DemoPaymentActionsService } from './demo/demo-payment-actions.service.js';
import { DemoPaymentRow } from './demo/demo-payment.entity.js';
import { DemoPaymentsController } from './demo/demo-payments.controller.js';
import { DemoProvider } from './demo/demo-provider.js';
import { DemoRefundRow } from './demo/demo-refund.entity.js';
import { DemoSubscriptionRow } from './demo/demo-subscription.entity.js';
import { PaymentAttemptRow } from './payment-attempt.entity.js';
import { PaymentAttemptsService } from './payment-attempts.service.js';
import { PaymentCheckoutService } from './payment-checkout.service.js';
import { PaymentCheckService } from './payment-check.service.js';
import { PaymentComparisonRunRow } from './payment-comparison-run.entity.js';
import { PaymentComparisonRunsService } from './payment-comparison-runs.service.js';
import { PaymentComparisonService } from './payment-comparison.service.js';
import { PaymentEventRow } from './payment-event.entity.js';
import { PaymentEventsService } from './payment-events.service.js';
import { ProviderUpdatesService } from './provider-updates.service.js';
import { PaymentModeService } from './payment-mode.service.js';
import { PaymentPageClosingsService } from './payment-page-closings.service.js';
import { PaymentPagesService } from './payment-pages.service.js';
import { KNOWN_PROVIDERS, PaymentProvidersService } from './payment-providers.service.js';
import { PaypalProvider } from './paypal/paypal.provider.js';
import { PaymentsService } from './payments.service.js';
import { PaymentWebhooksController } from './payment-webhooks.controller.js';
import { PaymentWebhooksService } from './payment-webhooks.service.js';
import { StripeProvider } from './stripe/stripe.provider.js';
import { PaymentPersonalData } from './payment.personal-data.content.js';

/** In the order in which their methods are offered. */
const PROVIDERS = [StripeProvider, PaypalProvider, MobileMoneyProvider, DemoProvider, BankTransferProvider];

@Module({
  imports: [
    TypeOrmModule.forFeature([
      PaymentAttemptRow,
      PaymentComparisonRunRow,
      PaymentEventRow,
      DemoPaymentRow,
      DemoSubscriptionRow,
      DemoRefundRow,
    ]),
    JobsModule,
    MailModule,
    SettingsModule,
  ],
  controllers: [PaymentWebhooksController, DemoPaymentsController],
  providers: [
    PaymentPersonalData,
    ...PROVIDERS,
    { provide: KNOWN_PROVIDERS, useFactory: (...known: object[]) => known, inject: [...PROVIDERS] },
    DemoPaymentActionsService,
    PaymentAttemptsService,
    PaymentCheckoutService,
    PaymentCheckService,
    PaymentComparisonRunsService,
    PaymentComparisonService,
    PaymentEventsService,
    ProviderUpdatesService,
    PaymentModeService,
    PaymentPageClosingsService,
    PaymentPagesService,
    PaymentProvidersService,
    PaymentsService,
    PaymentWebhooksService,
  ],
  exports: [
    PaymentsService,
    PaymentCheckService,
    PaymentComparisonRunsService,
    PaymentComparisonService,
    PaymentEventsService,
    PaymentProvidersService,
  ],
})
export class PaymentsModule {}
