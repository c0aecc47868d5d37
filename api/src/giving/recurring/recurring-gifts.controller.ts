import { Body, Controller, Get, Header, HttpCode, Ip, Param, Patch, Post } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type CallingMember, Member, MemberCaller, Public, Staff } from '../../platform/http/audience.js';
import { RecordUuidPipe } from '../../platform/http/record-id.pipe.js';
import {
  RecurringAmountBody,
  RecurringFrequencyBody,
  RecurringPauseBody,
  RecurringPaymentMethodBody,
  RecurringPaymentMethodPageResponse,
  RecurringPreferencesBody,
  RecurringSkipBody,
  RecurringStopBody,
} from './recurring-actions.dto.js';
import { RecurringActionsService } from './recurring-actions.service.js';
import { AskedBy, type Asker } from './recurring-asker.js';
import type { RecurringChange } from './recurring-change.rules.js';
import { RecurringConfirmationsService } from './recurring-confirmations.service.js';
import {
  RecurringConfirmationResponse,
  RecurringGiftPageResponse,
  RecurringLinkRenewedResponse,
} from './recurring-gift.dto.js';
import { RecurringOwnersService } from './recurring-owners.service.js';
import { RecurringRenewalsService } from './recurring-renewals.service.js';
import { RecurringWritesService } from './recurring-writes.service.js';

const OWNER = { name: 'X-Donation-Token', required: false, description: 'Le jeton du lien privé' };

@ApiTags('donations')
@Controller('donations')
export class RecurringGiftsController {
  constructor(
    private readonly owners: RecurringOwnersService,
    private readonly actions: RecurringActionsService,
    private readonly writes: RecurringWritesService,
    private readonly confirmations: RecurringConfirmationsService,
    private readonly renewals: RecurringRenewalsService,
  ) {}

  @Member()
  @Get('recurring/my')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: [RecurringGiftPageResponse] })
  mine(@MemberCaller() { email }: CallingMember): Promise<RecurringGiftPageResponse[]> {
    return this.owners.ofEmail(email);
  }

  @Staff('recurring-gifts', 'export')
  @Get('recurring/user/:id')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: [RecurringGiftPageResponse] })
  ofUser(@Param('id', RecordUuidPipe) id: string): Promise<RecurringGiftPageResponse[]> {
    return this.owners.ofUser(id);
  }

  @Public()
  @Get('recurring/track/:token')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: RecurringGiftPageResponse })
  byLink(@Param('token') token: string): Promise<RecurringGiftPageResponse> {
    return this.owners.byLink(token);
  }

  @Public()
  @Post('recurring/track/:token/renewal')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: RecurringLinkRenewedResponse })
  renew(@Param('token') token: string, @Ip() address: string): Promise<RecurringLinkRenewedResponse> {
    return this.renewals.renew(token, address);
  }

  @Public()
  @Get('recurring/confirmations/:token')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: RecurringConfirmationResponse })
  confirmation(@Param('token') token: string): Promise<RecurringConfirmationResponse> {
    return this.confirmations.view(token);
  }

  @Public()
  @Post('recurring/confirmations/:token')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: RecurringConfirmationResponse })
  confirm(@Param('token') token: string): Promise<RecurringConfirmationResponse> {
    return this.confirmations.confirm(token);
  }

  @Public()
  @Post('subscriptions/:id/cancel')
  @HttpCode(200)
  @ApiHeader(OWNER)
  @ApiOkResponse({ type: RecurringGiftPageResponse })
  cancel(
    @Param('id', RecordUuidPipe) id: string,
    @Body() { reason }: RecurringStopBody,
    @AskedBy() asker: Asker,
  ): Promise<RecurringGiftPageResponse> {
    return this.act(id, { kind: 'cancel' }, asker, reason);
  }

  @Public()
  @Post('subscriptions/:id/pause')
  @HttpCode(200)
  @ApiHeader(OWNER)
  @ApiOkResponse({ type: RecurringGiftPageResponse })
  pause(
    @Param('id', RecordUuidPipe) id: string,
    @Body() { months, reason }: RecurringPauseBody,
    @AskedBy() asker: Asker,
  ): Promise<RecurringGiftPageResponse> {
    return this.act(id, { kind: 'pause', months: months ?? null }, asker, reason);
  }

  @Public()
  @Post('subscriptions/:id/resume')
  @HttpCode(200)
  @ApiHeader(OWNER)
  @ApiOkResponse({ type: RecurringGiftPageResponse })
  resume(
    @Param('id', RecordUuidPipe) id: string,
    @Body() { reason }: RecurringStopBody,
    @AskedBy() asker: Asker,
  ): Promise<RecurringGiftPageResponse> {
    return this.act(id, { kind: 'resume' }, asker, reason);
  }

  /** A raise by a private link alone answers the gift as it was, with `to_confirm`: its owner is mailed a link that confirms it. */
  @Public()
  @Patch('subscriptions/:id/amount')
  @ApiHeader(OWNER)
  @ApiOkResponse({ type: RecurringGiftPageResponse })
  amount(
    @Param('id', RecordUuidPipe) id: string,
    @Body() { amount, reason }: RecurringAmountBody,
    @AskedBy() asker: Asker,
  ): Promise<RecurringGiftPageResponse> {
    return this.act(id, { kind: 'amount', amount }, asker, reason);
  }

  @Public()
  @Patch('subscriptions/:id/frequency')
  @ApiHeader(OWNER)
  @ApiOkResponse({ type: RecurringGiftPageResponse })
  frequency(
    @Param('id', RecordUuidPipe) id: string,
    @Body() { frequency, reason }: RecurringFrequencyBody,
    @AskedBy() asker: Asker,
  ): Promise<RecurringGiftPageResponse> {
    return this.act(id, { kind: 'frequency', frequency }, asker, reason);
  }

  @Public()
  @Post('subscriptions/:id/skip')
  @HttpCode(200)
  @ApiHeader(OWNER)
  @ApiOkResponse({ type: RecurringGiftPageResponse })
  skip(
    @Param('id', RecordUuidPipe) id: string,
    @Body() { payment_at, reason }: RecurringSkipBody,
    @AskedBy() asker: Asker,
  ): Promise<RecurringGiftPageResponse> {
    return this.act(id, { kind: 'skip', payment_at: new Date(payment_at) }, asker, reason);
  }

  @Public()
  @Patch('subscriptions/:id/preferences')
  @ApiHeader(OWNER)
  @ApiOkResponse({ type: RecurringGiftPageResponse })
  async prefer(
    @Param('id', RecordUuidPipe) id: string,
    @Body() body: RecurringPreferencesBody,
    @AskedBy() asker: Asker,
  ): Promise<RecurringGiftPageResponse> {
    await this.writes.prefer(id, body, await this.owners.authorOf(id, asker));
    return this.owners.page(id);
  }

  @Public()
  @Post('subscriptions/:id/payment-method')
  @HttpCode(200)
  @ApiHeader(OWNER)
  @ApiOkResponse({ type: RecurringPaymentMethodPageResponse })
  async paymentMethod(
    @Param('id', RecordUuidPipe) id: string,
    @Body() { token }: RecurringPaymentMethodBody,
    @AskedBy() asker: Asker,
  ): Promise<RecurringPaymentMethodPageResponse> {
    await this.owners.authorOf(id, asker);
    return { url: await this.actions.paymentMethodPage(id, token ?? null) };
  }

  private async act(
    id: string,
    change: RecurringChange,
    asker: Asker,
    reason = '',
  ): Promise<RecurringGiftPageResponse> {
    const author = await this.owners.authorOf(id, asker);
    if (await this.confirmations.isDue(id, change, asker)) await this.confirmations.ask(id, change);
    else await this.actions.change(id, change, author, reason);
    return this.owners.page(id);
  }
}
