import { Body, Controller, Get, Header, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  DonationAccessService,
  type DonationKeys as Keys,
} from '../donations/donor/donation-access.service.js';
import { DonationKeys, OpenedByKeys } from '../donations/donor/donation-keys.dto.js';
import { Public } from '../../platform/http/audience.js';
import { TributeCardChange, TributeCardOfGift, TributeCardRefusalInput } from './tribute-card.dto.js';
import { TributeCardSendingService } from './tribute-card-sending.service.js';
import { TributeCardsService } from './tribute-cards.service.js';
import { DONOR } from '../../core/audit/audit-log.service.js';

/** The card of a gift, for who holds a key to the gift; and for who received one. */
@ApiTags('donations')
@Public()
@Controller()
export class TributeCardsController {
  constructor(
    private readonly access: DonationAccessService,
    private readonly cards: TributeCardsService,
    private readonly sending: TributeCardSendingService,
  ) {}

  @Get('donations/:id/card')
  @OpenedByKeys()
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: TributeCardOfGift })
  async find(@Param('id') id: string, @DonationKeys() keys: Keys): Promise<TributeCardOfGift> {
    await this.access.open(id, keys);
    return { card: await this.cards.view(id) };
  }

  @Patch('donations/:id/card')
  @OpenedByKeys()
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: TributeCardOfGift })
  async change(
    @Param('id') id: string,
    @Body() body: TributeCardChange,
    @DonationKeys() keys: Keys,
  ): Promise<TributeCardOfGift> {
    await this.access.open(id, keys);
    await this.cards.change(id, body, keys.staff ?? DONOR);
    return { card: await this.cards.view(id) };
  }

  @Post('donations/:id/card/cancel')
  @HttpCode(200)
  @OpenedByKeys()
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: TributeCardOfGift })
  async cancel(@Param('id') id: string, @DonationKeys() keys: Keys): Promise<TributeCardOfGift> {
    await this.access.open(id, keys);
    await this.cards.cancel(id, keys.staff ?? DONOR);
    return { card: await this.cards.view(id) };
  }

  @Post('tribute-cards/refusals')
  @HttpCode(204)
  @Header('Cache-Control', 'no-store')
  @ApiNoContentResponse()
  async refuse(@Body() { token, is_reported = false }: TributeCardRefusalInput): Promise<void> {
    await this.sending.refuse(token, is_reported);
  }
}
