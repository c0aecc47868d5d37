import { Body, Controller, Get, Header, HttpCode, Ip, Param, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CountsAsConversion } from '../../../platform/http/visit-conversion.js';
import { IsUUID } from 'class-validator';
import { AttemptLimitService } from '../../../platform/attempts/attempt-limit.service.js';
import { Public } from '../../../platform/http/audience.js';
import { KeyedForm } from '../../../platform/http/form-key.js';
import { IfGiven } from '../../../platform/http/if-given.js';
import { EventsService } from '../../events/events.service.js';
import { RegistrationProgressService } from '../registration-progress.service.js';
import { REGISTRATION_MESSAGES as MESSAGES } from '../registration.contract.js';
import {
  RegistrationInput,
  RegistrationProgress,
  RegistrationResendInput,
  RegistrationResent,
  RegistrationStarted,
  RegistrationToken,
  RegistrationVerified,
} from '../registration.dto.js';
import {
  EventRegistrationStatus,
  RegistrationPayment,
  RegistrationPaymentConfirmation,
  RegistrationPaymentInput,
} from './registration-checkout.dto.js';
import { NewRegistrationsService } from './new-registrations.service.js';
import { RegistrationPaymentsService } from './registration-payments.service.js';
import { RegistrationStatusService } from './registration-status.service.js';
import { RegistrationVerificationService } from './registration-verification.service.js';

const A_MINUTE = 30;

class RegistrationStatusQuery {
  @IsUUID()
  @IfGiven()
  registration_id?: string;
}

@ApiTags('events')
@Public()
@Controller('events/:slug_or_id')
export class RegistrationsController {
  constructor(
    private readonly events: EventsService,
    private readonly registrations: NewRegistrationsService,
    private readonly verification: RegistrationVerificationService,
    private readonly payments: RegistrationPaymentsService,
    private readonly status: RegistrationStatusService,
    private readonly progress: RegistrationProgressService,
    private readonly attempts: AttemptLimitService,
  ) {}

  @Post('register')
  @CountsAsConversion('event_registration')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Asks for seats; the form sent again is the same registration.' })
  @KeyedForm()
  @ApiCreatedResponse({ type: RegistrationStarted })
  async register(
    @Param('slug_or_id') slugOrId: string,
    @Body() body: RegistrationInput,
    @Ip() address: string,
  ): Promise<RegistrationStarted> {
    const { id } = await this.events.published(slugOrId);
    const row = await this.registrations.register(id, body, { address, key: body.form_key || undefined });
    return { ...(await this.progress.of(row)), message: MESSAGES.registered };
  }

  @Post('verify-email')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: RegistrationVerified })
  async verify(
    @Param('slug_or_id') slugOrId: string,
    @Body() { token }: RegistrationToken,
    @Ip() address: string,
  ): Promise<RegistrationVerified> {
    await this.limit('registration-verify', address);
    const { id } = await this.events.published(slugOrId);
    return this.verification.verify(id, token);
  }

  @Post('resend-verification')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: RegistrationResent })
  async resend(
    @Param('slug_or_id') slugOrId: string,
    @Body() { email }: RegistrationResendInput,
    @Ip() address: string,
  ): Promise<RegistrationResent> {
    await this.limit('registration-resend', address);
    const { id } = await this.events.published(slugOrId);
    await this.verification.resend(id, email);
    return { success: true, message: MESSAGES.resent };
  }

  @Post('create-payment-intent')
  @Header('Cache-Control', 'no-store')
  @ApiCreatedResponse({ type: RegistrationPayment })
  async createIntent(
    @Param('slug_or_id') slugOrId: string,
    @Body() body: RegistrationPaymentInput,
    @Ip() address: string,
  ): Promise<RegistrationPayment> {
    await this.limit('registration-pay', address);
    const { id } = await this.events.published(slugOrId);
    return this.payments.begin(id, body);
  }

  @Post('confirm-payment')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOperation({
    summary: 'Asks the provider what has become of a payment, and says where the registration stands.',
  })
  @ApiOkResponse({ type: RegistrationProgress })
  async confirm(
    @Param('slug_or_id') slugOrId: string,
    @Body() { transaction_id }: RegistrationPaymentConfirmation,
    @Ip() address: string,
  ): Promise<RegistrationProgress> {
    await this.limit('registration-confirm', address);
    const { id } = await this.events.published(slugOrId);
    return this.progress.of(await this.payments.confirm(id, transaction_id));
  }

  @Get('registration-status')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: EventRegistrationStatus })
  async registrationStatus(
    @Param('slug_or_id') slugOrId: string,
    @Query() { registration_id }: RegistrationStatusQuery,
  ): Promise<EventRegistrationStatus> {
    const { id } = await this.events.published(slugOrId);
    return this.status.of(id, registration_id);
  }

  private limit(what: string, address: string): Promise<void> {
    return this.attempts.count(`${what}:${this.attempts.disguise(address)}`, A_MINUTE);
  }
}
