import { Body, Controller, Get, Header, HttpCode, Ip, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { PaymentsService } from '../../payments/payments.service.js';
import { AttemptLimitService } from '../../../platform/attempts/attempt-limit.service.js';
import { Public } from '../../../platform/http/audience.js';
import { DonationAccessService } from '../donor/donation-access.service.js';
import { DonationConfirmBody, SendReceiptInput } from '../donation.dto.js';
import { donationErrors } from '../donation.errors.js';
import { withoutDonor } from '../donor/donation.presenter.js';
import { DonationResendService } from '../donor/donation-resend.service.js';
import { DonationView, PaymentDetails, ReceiptSent } from '../donor/donation-view.dto.js';
import { DonationViewsService } from '../donor/donation-views.service.js';

const CONFIRMATIONS_PER_MINUTE = 30;
const PAYMENT = 'Identifiant du paiement, tel que le prestataire l’a donné.';

/** What the page after a payment reads: the provider's own identifier is the key. */
@ApiTags('donations')
@Public()
@Controller('donations')
export class DonationPaymentsController {
  constructor(
    private readonly access: DonationAccessService,
    private readonly views: DonationViewsService,
    private readonly emails: DonationResendService,
    private readonly payments: PaymentsService,
    private readonly attempts: AttemptLimitService,
  ) {}

  @Get('verify-payment/:session_id')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: PaymentDetails })
  async verify(@Param('session_id') session_id: string): Promise<PaymentDetails> {
    const { donation } = await this.access.byPayment({ session_id });
    return this.views.payment(donation);
  }

  @Get('payment-details/:payment_intent')
  @Header('Cache-Control', 'no-store')
  @ApiParam({ name: 'payment_intent', description: PAYMENT })
  @ApiOkResponse({ type: PaymentDetails })
  async details(@Param('payment_intent') payment_id: string): Promise<PaymentDetails> {
    const { donation } = await this.access.byPayment({ payment_id });
    return this.views.payment(donation);
  }

  @Get('by-payment-intent/:payment_intent')
  @Header('Cache-Control', 'no-store')
  @ApiParam({ name: 'payment_intent', description: PAYMENT })
  @ApiOkResponse({ type: DonationView })
  async byPaymentIntent(@Param('payment_intent') payment_id: string): Promise<DonationView> {
    const { donation } = await this.access.byPayment({ payment_id });
    return withoutDonor(await this.views.view(donation.id));
  }

  /** Asks the provider what has become of the payment: nothing is taken on the caller's word. */
  @Post('confirm')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: PaymentDetails })
  async confirm(@Body() body: DonationConfirmBody, @Ip() address: string): Promise<PaymentDetails> {
    const { session_id, payment_intent: payment_id } = body;
    if (!session_id && !payment_id) throw donationErrors.noIdentifier();
    await this.attempts.count(`gift-confirm:${this.attempts.disguise(address)}`, CONFIRMATIONS_PER_MINUTE);
    const name = { ...(session_id && { session_id }), ...(payment_id && { payment_id }) };
    const { donation, attempt_id } = await this.access.byPayment(name);
    if (donation.status !== 'succeeded') await this.payments.refresh(attempt_id);
    return this.views.payment((await this.access.byPayment(name)).donation);
  }

  @Post('send-receipt')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: ReceiptSent })
  sendReceipt(@Body() body: SendReceiptInput, @Ip() address: string): Promise<ReceiptSent> {
    return this.emails.ask(body, address);
  }
}
