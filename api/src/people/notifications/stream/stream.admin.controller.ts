import { Controller, Get, Headers, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiHeader, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Caller, type CallingStaff, Staff } from '../../../platform/http/audience.js';
import { placeOf } from './event-lines.js';
import { StreamsService } from './streams.service.js';

const HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  // nginx passes each line on as it comes.
  'X-Accel-Buffering': 'no',
};

/** What happens, as it happens. The session stands in the header, as everywhere: an address would be kept in logs. */
@ApiTags('admin/notifications')
@ApiBearerAuth()
@Staff('notifications')
@Controller('admin/notifications')
export class StreamAdminController {
  constructor(private readonly streams: StreamsService) {}

  @Get('stream')
  @ApiHeader({
    name: 'last-event-id',
    required: false,
    description: 'L’`id` du dernier événement reçu : ce qui a été manqué depuis est dit',
  })
  @ApiHeader({
    name: 'accept',
    required: false,
    description:
      '`text/event-stream` pour rester à l’écoute ; sans lui, la réponse s’arrête après ce qui a été manqué',
  })
  @ApiProduces('text/event-stream')
  @ApiOkResponse({
    description: 'Événements ready, notification, changed, missed, closed',
    schema: { type: 'string' },
  })
  async open(
    @Res() reply: FastifyReply,
    @Caller() caller: CallingStaff,
    @Headers('last-event-id') lastEventId?: string,
    @Headers('accept') accept = '',
  ): Promise<void> {
    this.streams.assertRoom();
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, { ...(reply.getHeaders() as Record<string, string>), ...HEADERS });
    raw.flushHeaders();
    await this.streams.open(raw, caller, {
      place: placeOf(lastEventId),
      // As EventSource asks; a program that reads an answer to its end is given one that ends.
      stays: accept.includes('text/event-stream'),
    });
  }
}
