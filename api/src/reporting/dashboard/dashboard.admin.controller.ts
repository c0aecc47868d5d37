import { Controller, Get } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ArticlesAdminService } from '../../content/articles/articles-admin.service.js';
import { AuditLogService } from '../../core/audit/audit-log.service.js';
import { CampaignsAdminService } from '../../content/campaigns/campaigns-admin.service.js';
import { ContactInboxService } from '../../people/contact/contact-inbox.service.js';
import { EventsAgendaService } from '../../events/events/events-agenda.service.js';
import { Caller, type CallingStaff, Staff } from '../../platform/http/audience.js';
import { RangeQuery } from '../../platform/react-admin/range-query.js';
import { ENDING_SOON_DAYS, EVENTS_AHEAD_DAYS } from './dashboard.contract.js';
import { CampaignsTodayResponse, Dashboard, MessagesTodayResponse } from './dashboard.dto.js';

@ApiTags('admin/dashboard')
@ApiBearerAuth()
@Staff('dashboard')
@Controller('admin/dashboard')
export class DashboardAdminController {
  constructor(
    private readonly campaigns: CampaignsAdminService,
    private readonly articles: ArticlesAdminService,
    private readonly agenda: EventsAgendaService,
    private readonly inbox: ContactInboxService,
    private readonly auditLog: AuditLogService,
  ) {}

  @Get()
  @ApiOkResponse({ type: Dashboard })
  async today(@Caller() caller: CallingStaff): Promise<Dashboard> {
    const reads = (resource: string) => caller.may(resource, 'read');
    const [recent] = await this.auditLog.list(RangeQuery.latest(8), {}, caller);
    return {
      messages: reads('contact-messages') ? await this.messages(caller.id) : null,
      campaigns: reads('campaigns') ? await this.campaignsToday() : null,
      articles: reads('articles') ? await this.articles.toLookAt() : null,
      events: reads('events') ? await this.agenda.toLookAt(EVENTS_AHEAD_DAYS) : null,
      recent,
    };
  }

  private async messages(staffId: number): Promise<MessagesTodayResponse> {
    const { new: fresh, in_progress, mine } = await this.inbox.figures(staffId);
    return { new: fresh, in_progress, mine };
  }

  private async campaignsToday(): Promise<CampaignsTodayResponse> {
    const { draft = 0, active = 0, paused = 0, completed = 0 } = await this.campaigns.countByStatus();
    return { draft, active, paused, completed, ...(await this.campaigns.toLookAt(ENDING_SOON_DAYS)) };
  }
}
