import { Body, Controller, Get, Header, HttpCode, Ip, Param, Patch, Post } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type CallingMember, Member, MemberCaller, Public, Staff } from '../../platform/http/audience.js';
import { RecordUuidPipe } from '../../platform/http/record-id.pipe.js';
import {
  RecurringAmountInput,
  RecurringFrequencyInput,
  RecurringPauseInput,
  RecurringPaymentMethodBody,
  RecurringPaymentMethodPage,
  RecurringPreferencesInput,
  RecurringSkipInput,
  RecurringStopInput,
} from './recurring-actions.dto.js';
import { RecurringActionsService } from './recurring-actions.service.js';
import { AskedBy, type Asker } from './recurring-asker.js';
import type { RecurringChange } from './recurring-change.rules.js';
import { RecurringConfirmationsService } from './recurring-confirmations.service.js';
import { LinkRenewed } from '../donation-links/donation-link.dto.js';
import { RecurringConfirmation, RecurringGiftPage } from './recurring-gift.dto.js';
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
  @ApiOkResponse({ type: [RecurringGiftPage] })
  mine(@MemberCaller() { email }: CallingMember): Promise<RecurringGiftPage[]> {
    return this.owners.ofEmail(email);
  }

  @Staff('recurring-gifts', 'export')
  @Get('recurring/user/:id')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: [RecurringGiftPage] })
  ofUser(@Param('id', RecordUuidPipe) id: string): Promise<RecurringGiftPage[]> {
    return this.owners.ofUser(id);
  }

  @Public()
  @Get('recurring/track/:token')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: RecurringGiftPage })
  byLink(@Param('token') token: string): Promise<RecurringGiftPage> {
    return this.owners.byLink(token);
  }

  @Public()
  @Post('recurring/track/:token/renewal')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: LinkRenewed })
  renew(@Param('token') token: string, @Ip() address: string): Promise<LinkRenewed> {
    return this.renewals.renew(token, address);
  }

  @Public()
  @Get('recurring/confirmations/:token')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: RecurringConfirmation })
  confirmation(@Param('token') token: string): Promise<RecurringConfirmation> {
    return this.confirmations.view(token);
  }

  @Public()
  @Post('recurring/confirmations/:token')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: RecurringConfirmation })
  confirm(@Param('token') token: string): Promise<RecurringConfirmation> {
    return this.confirmations.confirm(token);
  }

  @Public()
  @Post('subscriptions/:id/cancel')
  @HttpCode(200)
  @ApiHeader(OWNER)
  @ApiOkResponse({ type: RecurringGiftPage })
  cancel(
    @Param('id', RecordUuidPipe) id: string,
    @Body() { reason }: RecurringStopInput,
    @AskedBy() asker: Asker,
  ): Promise<RecurringGiftPage> {
    return this.act(id, { kind: 'cancel' }, asker, reason);
  }

  @Public()
  @Post('subscriptions/:id/pause')
  @HttpCode(200)
  @ApiHeader(OWNER)
  @ApiOkResponse({ type: RecurringGiftPage })
  pause(
    @Param('id', RecordUuidPipe) id: string,
    @Body() { months, reason }: RecurringPauseInput,
    @AskedBy() asker: Asker,
  ): Promise<RecurringGiftPage> {
    return this.act(id, { kind: 'pause', months: months ?? null }, asker, reason);
  }

  @Public()
  @Post('subscriptions/:id/resume')
  @HttpCode(200)
  @ApiHeader(OWNER)
  @ApiOkResponse({ type: RecurringGiftPage })
  resume(
    @Param('id', RecordUuidPipe) id: string,
    @Body() { reason }: RecurringStopInput,
    @AskedBy() asker: Asker,
  ): Promise<RecurringGiftPage> {
    return this.act(id, { kind: 'resume' }, asker, reason);
  }

  /** A raise by a private link alone answers the gift as it was, with `to_confirm`: its owner is mailed a link that confirms it. */
  @Public()
  @Patch('subscriptions/:id/amount')
  @ApiHeader(OWNER)
  @ApiOkResponse({ type: RecurringGiftPage })
  amount(
    @Param('id', RecordUuidPipe) id: string,
    @Body() { amount, reason }: RecurringAmountInput,
    @AskedBy() asker: Asker,
  ): Promise<RecurringGiftPage> {
    return this.act(id, { kind: 'amount', amount }, asker, reason);
  }

  @Public()
  @Patch('subscriptions/:id/frequency')
  @ApiHeader(OWNER)
  @ApiOkResponse({ type: RecurringGiftPage })
  frequency(
    @Param('id', RecordUuidPipe) id: string,
    @Body() { frequency, reason }: RecurringFrequencyInput,
    @AskedBy() asker: Asker,
  ): Promise<RecurringGiftPage> {
    return this.act(id, { kind: 'frequency', frequency }, asker, reason);
  }

  @Public()
  @Post('subscriptions/:id/skip')
  @HttpCode(200)
  @ApiHeader(OWNER)
  @ApiOkResponse({ type: RecurringGiftPage })
  skip(
    @Param('id', RecordUuidPipe) id: string,
    @Body() { payment_at, reason }: RecurringSkipInput,
    @AskedBy() asker: Asker,
  ): Promise<RecurringGiftPage> {
    return this.act(id, { kind: 'skip', payment_at: new Date(payment_at) }, asker, reason);
  }

  @Public()
  @Patch('subscriptions/:id/preferences')
  @ApiHeader(OWNER)
  @ApiOkResponse({ type: RecurringGiftPage })
  async prefer(
    @Param('id', RecordUuidPipe) id: string,
    @Body() body: RecurringPreferencesInput,
    @AskedBy() asker: Asker,
  ): Promise<RecurringGiftPage> {
    await this.writes.prefer(id, body, await this.owners.authorOf(id, asker));
    return this.owners.page(id);
  }

  @Public()
  @Post('subscriptions/:id/payment-method')
  @HttpCode(200)
  @ApiHeader(OWNER)
  @ApiOkResponse({ type: RecurringPaymentMethodPage })
  async paymentMethod(
    @Param('id', RecordUuidPipe) id: string,
    @Body() { token }: RecurringPaymentMethodBody,
    @AskedBy() asker: Asker,
  ): Promise<RecurringPaymentMethodPage> {
    await this.owners.authorOf(id, asker);
    return { url: await this.actions.paymentMethodPage(id, token ?? null) };
  }

  private async act(
    id: string,
    change: RecurringChange,
    asker: Asker,
    reason = '',
  ): Promise<RecurringGiftPage> {
    const author = await this.owners.authorOf(id, asker);
    if (await this.confirmations.isDue(id, change, asker)) await this.confirmations.ask(id, change);
    else await this.actions.change(id, change, author, reason);
    return this.owners.page(id);
  }
}
