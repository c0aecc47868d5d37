import { Controller, Get } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ArticlesAdminService } from '../articles/articles-admin.service.js';
import { AuditTrailService } from '../audit/audit-trail.service.js';
import { CampaignsAdminService } from '../campaigns/campaigns-admin.service.js';
import { ContactInboxService } from '../contact/contact-inbox.service.js';
import { EventsAgendaService } from '../events/events-agenda.service.js';
import { Clock } from '../platform/clock/clock.js';
import { Caller, type CallingStaff, Staff } from '../platform/http/audience.js';
import { RangeQuery } from '../platform/react-admin/range-query.js';
import { ENDING_SOON_DAYS, EVENTS_AHEAD_DAYS } from './dashboard.contract.js';
import { DashboardResponse } from './dashboard.dto.js';

@ApiTags('admin/dashboard')
@ApiBearerAuth()
@Controller('admin/dashboard')
export class DashboardAdminController {
  constructor(
    private readonly campaigns: CampaignsAdminService,
    private readonly articles: ArticlesAdminService,
    private readonly agenda: EventsAgendaService,
    private readonly inbox: ContactInboxService,
    private readonly trail: AuditTrailService,
    private readonly clock: Clock,
  ) {}

  @Staff('lecteur', 'editeur')
  @Get()
  @ApiOkResponse({ type: DashboardResponse })
  async today(@Caller() { id }: CallingStaff): Promise<DashboardResponse> {
    const { draft = 0, active = 0, paused = 0, completed = 0 } = await this.campaigns.countByStatus();
    const lists = await this.campaigns.toLookAt(this.clock.now(), ENDING_SOON_DAYS);
    const events = await this.agenda.toLookAt(this.clock.now(), EVENTS_AHEAD_DAYS);
    const articles = await this.articles.toLookAt();
    const [recent] = await this.trail.list(RangeQuery.latest(8), {});
    const { new: fresh, in_progress, mine } = await this.inbox.figures(id);
    const messages = { new: fresh, in_progress, mine };
    return { messages, campaigns: { draft, active, paused, completed, ...lists }, articles, events, recent };
  }
}
