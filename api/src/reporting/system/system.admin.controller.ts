import { Body, Controller, Delete, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { type QueuedMessage, OutboxService } from '../../core/mail/outbox.service.js';
import { UndeliverableEmailsService } from '../../core/mail/undeliverable-emails.service.js';
import { Caller, type CallingStaff, Staff } from '../../platform/http/audience.js';
import { RecordIdPipe } from '../../platform/http/record-id.pipe.js';
import { ResendEmailsService } from './resend-emails.service.js';
import { OutboxMessage, OutboxMessageContent, ResendEmailsBody, SystemCheck } from './system.dto.js';
import { systemErrors } from './system.errors.js';
import { SystemChecksService } from './system-checks.service.js';
import { ResentEmails, UndeliverableEmails } from '../../core/mail/undeliverable-email.dto.js';

@ApiTags('admin/system')
@ApiBearerAuth()
@Staff('system')
@Controller('admin/system')
export class SystemAdminController {
  constructor(
    private readonly checks: SystemChecksService,
    private readonly outbox: OutboxService,
    private readonly undeliverable: UndeliverableEmailsService,
    private readonly resending: ResendEmailsService,
  ) {}

  @Get('checks')
  @ApiOkResponse({ type: [SystemCheck] })
  all(): Promise<SystemCheck[]> {
    return this.checks.all();
  }

  @Staff('outbox')
  @Get('outbox')
  @ApiOkResponse({ type: [OutboxMessage] })
  async messages(): Promise<OutboxMessage[]> {
    if (!this.outbox.isOpen) throw systemErrors.outboxClosed();
    return (await this.outbox.list()).map(({ id, at, to, subject }) => ({ id, at, to, subject }));
  }

  @Staff('outbox')
  @Get('outbox/:id')
  @ApiOkResponse({ type: OutboxMessageContent })
  async message(@Param('id') id: string): Promise<OutboxMessageContent> {
    const { attachments, ...message } = await this.found(id);
    const described = attachments.map(({ filename, mime_type, content }) => ({
      filename,
      mime_type,
      bytes: content.length,
    }));
    return { ...message, attachments: described };
  }

  @Staff('outbox')
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

  @Staff('undeliverable-emails')
  @Get('undeliverable-emails')
  @ApiOkResponse({ type: UndeliverableEmails })
  undeliverableEmails(): Promise<UndeliverableEmails> {
    return this.undeliverable.list();
  }

  @Staff('undeliverable-emails')
  @Post('undeliverable-emails/resend')
  @HttpCode(200)
  @ApiOkResponse({ type: ResentEmails })
  async resend(@Body() { ids }: ResendEmailsBody, @Caller() staff: CallingStaff): Promise<ResentEmails> {
    return { resent: await this.resending.resend(ids, staff) };
  }

  @Staff('undeliverable-emails')
  @Delete('undeliverable-emails/:id')
  @HttpCode(204)
  @ApiNoContentResponse()
  discard(@Param('id', RecordIdPipe) id: number, @Caller() staff: CallingStaff): Promise<void> {
    return this.resending.discard(id, staff);
  }

  private async found(id: string): Promise<QueuedMessage> {
    if (!this.outbox.isOpen) throw systemErrors.outboxClosed();
    const message = await this.outbox.find(id);
    if (!message) throw systemErrors.messageNotFound();
    return message;
  }
}
