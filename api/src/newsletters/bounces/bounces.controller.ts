import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Public } from '../../platform/http/audience.js';
import { RelayEventsTaken } from './bounces.dto.js';
import { RelayWebhookService } from './relay-webhook.service.js';

@ApiTags('newsletter')
@Controller('newsletter/deliveries')
export class BouncesController {
  constructor(private readonly webhook: RelayWebhookService) {}

  @Public()
  @Post()
  @HttpCode(200)
  @ApiOperation({ summary: 'Where the mail relay announces bounces and complaints; its secret is the door.' })
  @ApiOkResponse({ type: RelayEventsTaken })
  async receive(@Req() request: FastifyRequest): Promise<RelayEventsTaken> {
    return { taken: await this.webhook.receive(request.body, request.headers.authorization ?? '') };
  }
}
