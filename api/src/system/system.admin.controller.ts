import { Controller, Get, Param } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { OutboxService } from '../mail/outbox.service.js';
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
    if (!this.outbox.isOpen) throw systemErrors.outboxClosed();
    const message = await this.outbox.find(id);
    if (!message) throw systemErrors.messageNotFound();
    return message;
  }
}
