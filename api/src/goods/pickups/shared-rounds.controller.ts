import { Body, Controller, Get, Header, HttpCode, Ip, Param, Post, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { PrivatePicturesService } from '../../content/media/private-pictures.service.js';
import { Public } from '../../platform/http/audience.js';
import { CompleteSharedStop, NobodyHome, SharedRound } from './shared-rounds.dto.js';
import { SharedRoundsService } from './shared-rounds.service.js';
import { PhysicalDonationPicture } from '../physical-donations/physical-donation-answers.dto.js';

const PICTURE_FORM = {
  type: 'object',
  required: ['token', 'transaction_id', 'file'],
  properties: {
    token: { type: 'string' },
    transaction_id: { type: 'string', format: 'uuid' },
    file: { type: 'string', format: 'binary' },
  },
};

/** What a volunteer does without a code: the link itself opens one round, of one person, on one day. */
@ApiTags('pickup-rounds')
@Public()
@Controller('pickup-rounds/shared')
export class SharedRoundsController {
  constructor(
    private readonly rounds: SharedRoundsService,
    private readonly forms: PrivatePicturesService,
  ) {}

  @Get(':token')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: SharedRound })
  read(@Param('token') token: string): Promise<SharedRound> {
    return this.rounds.read(token);
  }

  @Post('complete')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: SharedRound })
  complete(@Body() body: CompleteSharedStop): Promise<SharedRound> {
    return this.rounds.complete(body);
  }

  @Post('nobody_home')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: SharedRound })
  nobodyHome(@Body() body: NobodyHome): Promise<SharedRound> {
    return this.rounds.nobodyHome(body);
  }

  @Post('pictures')
  @Header('Cache-Control', 'no-store')
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: PICTURE_FORM })
  @ApiCreatedResponse({ type: PhysicalDonationPicture })
  async keepPicture(@Req() request: FastifyRequest, @Ip() address: string): Promise<PhysicalDonationPicture> {
    const { content, fields } = await this.forms.form(request);
    return this.rounds.keepPicture(fields, content, address);
  }
}
