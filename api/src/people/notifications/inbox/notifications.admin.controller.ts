import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  NOTIFICATION_DOMAINS,
  NOTIFICATION_GROUPS,
} from '../../../core/notifications/notification.contract.js';
import { Caller, type CallingStaff, Staff } from '../../../platform/http/audience.js';
import { AskedRange, ListRange, ListRoute } from '../../../platform/react-admin/list-routes.js';
import { INBOX_STATES } from './inbox.contract.js';
import { InboxLine, InboxSummary, ReadAllLines, ReadLines, SnoozeLines } from './inbox.dto.js';
import { InboxService } from './inbox.service.js';

const DIALECT = {
  sorts: ['id', 'at'],
  byDefault: ['at', 'DESC'],
  filters: { ids: 'ids', state: INBOX_STATES, domain: NOTIFICATION_DOMAINS, group: NOTIFICATION_GROUPS },
} as const;

/** One's own inbox: nobody reads or marks another's. What is done answers what the bell then says. */
@ApiTags('admin/notifications')
@ApiBearerAuth()
@Staff('notifications')
@Controller('admin/notifications')
export class NotificationsAdminController {
  constructor(private readonly inbox: InboxService) {}

  @Get()
  @ListRoute('notifications', DIALECT, InboxLine)
  async list(@AskedRange() range: ListRange, @Caller() caller: CallingStaff): Promise<InboxLine[]> {
    return range.answer(await this.inbox.list(range, range.filter, caller));
  }

  @Get('summary')
  @ApiOkResponse({ type: InboxSummary })
  summary(@Caller() caller: CallingStaff): Promise<InboxSummary> {
    return this.inbox.summary(caller);
  }

  @Post('read')
  @HttpCode(200)
  @ApiOkResponse({ type: InboxSummary })
  async read(@Body() { ids, is_read }: ReadLines, @Caller() caller: CallingStaff): Promise<InboxSummary> {
    await this.inbox.markRead(ids, is_read, caller);
    return this.inbox.summary(caller);
  }

  @Post('read-all')
  @HttpCode(200)
  @ApiOkResponse({ type: InboxSummary })
  async readAll(@Body() { domains }: ReadAllLines, @Caller() caller: CallingStaff): Promise<InboxSummary> {
    await this.inbox.markAllRead(domains, caller);
    return this.inbox.summary(caller);
  }

  @Post('snooze')
  @HttpCode(200)
  @ApiOkResponse({ type: InboxSummary })
  async snooze(@Body() body: SnoozeLines, @Caller() caller: CallingStaff): Promise<InboxSummary> {
    await this.inbox.snooze(body, caller);
    return this.inbox.summary(caller);
  }
}
