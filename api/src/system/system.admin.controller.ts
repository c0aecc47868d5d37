import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { type KeptMessage, OutboxService } from '../mail/outbox.service.js';
import { Staff } from '../platform/http/audience.js';
import { OutboxMessageContentResponse, OutboxMessageResponse, SystemCheckResponse } from './system.dto.js';
import { systemErrors } from './system.errors.js';
import { SystemChecksService } from './system-checks.service.js';

@ApiTags('admin/system')
@ApiBearerAuth()
@Staff('administrateur')
@Controller('admin/system')
export class SystemAdminController {
  constructor(
    private readonly checks: SystemChecksService,
    private readonly outbox: OutboxService,
  ) {}

  @Get('checks')
  @ApiOkResponse({ type: [SystemCheckResponse] })
  all(): Promise<SystemCheckResponse[]> {
    return this.checks.all();
  }

  @Get('outbox')
  @ApiOkResponse({ type: [OutboxMessageResponse] })
  async messages(): Promise<OutboxMessageResponse[]> {
    if (!this.outbox.isOpen) throw systemErrors.outboxClosed();
    return (await this.outbox.list()).map(({ id, at, to, subject }) => ({ id, at, to, subject }));
  }

  @Get('outbox/:id')
  @ApiOkResponse({ type: OutboxMessageContentResponse })
  async message(@Param('id') id: string): Promise<OutboxMessageContentResponse> {
    const { attachments, ...message } = await this.found(id);
    const described = attachments.map(({ filename, mime_type, content }) => ({
      ...{ filename, mime_type, bytes: content.length },
    }));
    return { ...message, attachments: described };
  }

  @Get('outbox/:id/attachments/:index')
  @ApiProduces('application/octet-stream')
  @ApiOkResponse({ type: String })
  async attachment(
    @Param('id') id: string,
    @Param('index') index: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const { attachments } = await this.found(id);
    const attachment = /^\d{1,2}$/.test(index) ? attachments[Number(index)] : undefined;
    if (!attachment) throw systemErrors.attachmentNotFound();
    // Never shown by the browser: what a letter carries is saved as it is.
    void reply.header('content-type', 'application/octet-stream').header('content-disposition', 'attachment');
    return attachment.content;
  }

  private async found(id: string): Promise<KeptMessage> {
    if (!this.outbox.isOpen) throw systemErrors.outboxClosed();
    const message = await this.outbox.find(id);
    if (!message) throw systemErrors.messageNotFound();
    return message;
  }
}
