import { Controller, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Public } from '../../platform/http/audience.js';
import { rawBodyOf } from '../../platform/http/raw-body.js';
import { PaymentWebhooksService } from './payment-webhooks.service.js';
import { WebhookTakenResponse } from './payments.dto.js';

@ApiTags('donations')
@Controller('donations/webhook')
export class PaymentWebhooksController {
  constructor(private readonly webhooks: PaymentWebhooksService) {}

  @Public()
  @Post(':provider')
  @HttpCode(200)
  @ApiOperation({ summary: 'Where a payment provider announces what happened; the signature is the door.' })
  @ApiOkResponse({ type: WebhookTakenResponse })
  async receive(
    @Param('provider') provider: string,
    @Req() request: FastifyRequest,
  ): Promise<WebhookTakenResponse> {
    await this.webhooks.receive(provider, rawBodyOf(request), request.headers);
    return { received: true };
  }

  /** MTN sends some of its callbacks so: https://momodeveloper.mtn.com/api-documentation/callback */
  @Public()
  @Put(':provider')
  @ApiOperation({ summary: 'The same, for the providers that announce by PUT.' })
  @ApiOkResponse({ type: WebhookTakenResponse })
  receivePut(
    @Param('provider') provider: string,
    @Req() request: FastifyRequest,
  ): Promise<WebhookTakenResponse> {
    return this.receive(provider, request);
  }
}
