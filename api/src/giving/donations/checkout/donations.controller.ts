import {
  Body,
  Controller,
  Get,
  Header,
  HttpCode,
  Ip,
  Param,
  Patch,
  Post,
  Res,
  UseInterceptors,
} from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../../../platform/http/audience.js';
import { KeyedForm } from '../../../platform/http/form-key.js';
import { CountsAsConversion } from '../../../platform/http/visit-conversion.js';
import { DonationAccessService, type DonationKeys as Keys } from '../donor/donation-access.service.js';
import { DonationInput, DonationPreferencesInput, DonationRetryBody } from '../donation.dto.js';
import { DonationEditsService } from '../donor/donation-edits.service.js';
import { donationErrors } from '../donation.errors.js';
import { DonationKeys, OpenedByKeys } from '../donor/donation-keys.dto.js';
import { DonationPledgesService } from './donation-pledges.service.js';
import { withoutDonor } from '../donor/donation.presenter.js';
import { DonationReceiptSourceService } from '../donation-receipt-source.service.js';
import {
  DonationOptions,
  DonationStarted,
  DonationView,
  PaymentIntentCreated,
} from '../donor/donation-view.dto.js';
import { LinkRenewed } from '../../donation-links/donation-link.dto.js';
import { DonationResendService } from '../donor/donation-resend.service.js';
import { DonationRetriesService } from './donation-retries.service.js';
import { DonationViewsService } from '../donor/donation-views.service.js';
import { UtmInterceptor } from './utm.interceptor.js';

/** Gifts of money: whoever gives, and then whoever holds a key to the gift. */
@ApiTags('donations')
@Public()
@Controller('donations')
export class DonationsController {
  constructor(
    private readonly pledges: DonationPledgesService,
    private readonly retries: DonationRetriesService,
    private readonly access: DonationAccessService,
    private readonly views: DonationViewsService,
    private readonly edits: DonationEditsService,
    private readonly receipts: DonationReceiptSourceService,
    private readonly emails: DonationResendService,
  ) {}

  @Get('options')
  @ApiOkResponse({ type: DonationOptions })
  options(): Promise<DonationOptions> {
    return this.views.options();
  }

  @Post()
  @CountsAsConversion('donation')
  @KeyedForm()
  @UseInterceptors(UtmInterceptor)
  @Header('Cache-Control', 'no-store')
  @ApiCreatedResponse({ type: DonationStarted })
  give(@Body() body: DonationInput, @Ip() address: string): Promise<DonationStarted> {
    return this.pledges.pledge(body, address);
  }

  @Post('create-payment-intent')
  @CountsAsConversion('donation')
  @KeyedForm()
  @UseInterceptors(UtmInterceptor)
  @Header('Cache-Control', 'no-store')
  @ApiCreatedResponse({ type: PaymentIntentCreated })
  async createIntent(@Body() body: DonationInput, @Ip() address: string): Promise<PaymentIntentCreated> {
    if (body.frequency !== 'one-time') throw donationErrors.onceOnly();
    const { id, reference, next, token } = await this.pledges.pledge(body, address, 'intent');
    if (next.kind !== 'client_secret') throw donationErrors.noIntent();
    const { client_secret, publishable_key } = next;
    return { donation_id: id, reference, client_secret, publishable_key, token };
  }

  @Get('track/:token')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: DonationView })
  async track(@Param('token') token: string): Promise<DonationView> {
    return this.views.view((await this.access.byToken(token)).id);
  }

  @Post('track/:token/renewal')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: LinkRenewed })
  renew(@Param('token') token: string, @Ip() address: string): Promise<LinkRenewed> {
    return this.emails.renewLink(token, address);
  }

  @Get(':id')
  @OpenedByKeys()
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: DonationView })
  async find(@Param('id') id: string, @DonationKeys() keys: Keys): Promise<DonationView> {
    const { donation, is_whole } = await this.access.read(id, keys);
    const view = await this.views.view(donation.id);
    return is_whole ? view : withoutDonor(view);
  }

  @Get(':id/receipt')
  @OpenedByKeys()
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async receipt(
    @Param('id') id: string,
    @DonationKeys() keys: Keys,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { donation } = await this.access.read(id, keys);
    const file = await this.receipts.fileOf(donation.id);
    if (!file) throw donationErrors.receiptBeingMade();
    void reply.type('application/pdf').header('Cache-Control', 'private, no-store');
    void reply.header('Content-Disposition', `attachment; filename="${file.filename}"`);
    await reply.send(file.content);
  }

  @Patch(':id/preferences')
  @OpenedByKeys()
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: DonationView })
  async prefer(
    @Param('id') id: string,
    @Body() body: DonationPreferencesInput,
    @DonationKeys() keys: Keys,
  ): Promise<DonationView> {
    const { staff } = keys;
    await this.edits.prefer(await this.access.open(id, keys), body, staff ?? undefined);
    return this.views.view(id);
  }

  @Post(':id/retry')
  @OpenedByKeys()
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: DonationStarted })
  async retry(
    @Param('id') id: string,
    @Body() { payment_method, phone }: DonationRetryBody,
    @DonationKeys() keys: Keys,
  ): Promise<DonationStarted> {
    return this.retries.retry(await this.access.open(id, keys), payment_method, phone);
  }
}
