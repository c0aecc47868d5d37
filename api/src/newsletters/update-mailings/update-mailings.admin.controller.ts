import { Body, Controller, Get, Header, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Caller, type CallingStaff, Staff } from '../../platform/http/audience.js';
import { RecordIdPipe } from '../../platform/http/record-id.pipe.js';
import { NewsletterTestInput } from '../delivery/newsletter-delivery.dto.js';
import { NewsletterPreview, NewsletterPreviewQuery } from '../rendering/newsletter-part.dto.js';
import {
  UpdateMailing,
  UpdateMailingInput,
  UpdateMailingState,
  UpdateMailingsQuery,
} from './update-mailing.dto.js';
import { UpdateMailingsService } from './update-mailings.service.js';

@ApiTags('admin/campaign-updates')
@ApiBearerAuth()
@Staff('campaign-updates')
@Controller('admin')
export class UpdateMailingsAdminController {
  constructor(private readonly mailings: UpdateMailingsService) {}

  @Get('campaign-update-mailings')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: [UpdateMailing] })
  list(@Query() { updates = '' }: UpdateMailingsQuery): Promise<UpdateMailing[]> {
    return this.mailings.list(updates.split(',').filter(Boolean).map(Number));
  }

  @Get('campaign-updates/:id/mailing')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: UpdateMailingState })
  state(@Param('id', RecordIdPipe) id: number): Promise<UpdateMailingState> {
    return this.mailings.state(id);
  }

  @Get('campaign-updates/:id/mailing/preview')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: NewsletterPreview })
  preview(
    @Param('id', RecordIdPipe) id: number,
    @Query() { first_name }: NewsletterPreviewQuery,
  ): Promise<NewsletterPreview> {
    return this.mailings.preview(id, first_name ?? '');
  }

  @Post('campaign-updates/:id/mailing/test')
  @HttpCode(200)
  @ApiOkResponse({ type: UpdateMailingState })
  async test(
    @Param('id', RecordIdPipe) id: number,
    @Body() body: NewsletterTestInput,
    @Caller() caller: CallingStaff,
  ): Promise<UpdateMailingState> {
    await this.mailings.test(id, body, caller);
    return this.mailings.state(id);
  }

  @Post('campaign-updates/:id/mailing')
  @HttpCode(200)
  @ApiOkResponse({ type: UpdateMailingState })
  async send(
    @Param('id', RecordIdPipe) id: number,
    @Body() body: UpdateMailingInput,
    @Caller() caller: CallingStaff,
  ): Promise<UpdateMailingState> {
    await this.mailings.send(id, body, caller);
    return this.mailings.state(id);
  }
}
