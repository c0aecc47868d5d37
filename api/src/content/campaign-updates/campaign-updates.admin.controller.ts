import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { SHELVES } from '../../core/audit/audit.contract.js';
import { Caller, type CallingStaff, Staff } from '../../platform/http/audience.js';
import { RecordIdPipe, SlugOrIdPipe } from '../../platform/http/record-id.pipe.js';
import { AskedRange, CsvRoute, ListRange, ListRoute } from '../../platform/react-admin/list-routes.js';
import { CAMPAIGN_UPDATE_ORDERINGS } from './campaign-update.contract.js';
import { CampaignUpdateChanges, CampaignUpdateInput, CampaignUpdateRecord } from './campaign-update.dto.js';
import { CampaignUpdatesAdminService } from './campaign-updates-admin.service.js';

const DIALECT = {
  sorts: ['id', ...CAMPAIGN_UPDATE_ORDERINGS],
  byDefault: ['date', 'DESC'],
  filters: { ids: 'ids', q: 'text', campaign_id: 'int', is_live: 'boolean', shelf: SHELVES },
} as const;

@ApiTags('admin/campaign-updates')
@ApiBearerAuth()
@Staff('campaign-updates')
@Controller('admin/campaign-updates')
export class CampaignUpdatesAdminController {
  constructor(private readonly updates: CampaignUpdatesAdminService) {}

  @Get()
  @ListRoute('campaign-updates', DIALECT, CampaignUpdateRecord)
  async list(@AskedRange() range: ListRange): Promise<CampaignUpdateRecord[]> {
    return range.answer(await this.updates.list(range));
  }

  @Staff('campaign-updates', 'export')
  @Get('export')
  @CsvRoute('campaign-updates', DIALECT, 'nouvelles-des-campagnes.csv')
  export(@AskedRange() range: ListRange): Promise<string> {
    return this.updates.export(range);
  }

  @Get(':slug_or_id')
  @ApiOkResponse({ type: CampaignUpdateRecord })
  find(@Param('slug_or_id', SlugOrIdPipe) slugOrId: number | string): Promise<CampaignUpdateRecord> {
    return this.updates.find(slugOrId);
  }

  @Post()
  @ApiCreatedResponse({ type: CampaignUpdateRecord })
  create(@Body() body: CampaignUpdateInput, @Caller() caller: CallingStaff): Promise<CampaignUpdateRecord> {
    return this.updates.create(body, caller);
  }

  @Put(':id')
  @ApiOkResponse({ type: CampaignUpdateRecord })
  update(
    @Param('id', RecordIdPipe) id: number,
    @Body() body: CampaignUpdateChanges,
    @Caller() caller: CallingStaff,
  ): Promise<CampaignUpdateRecord> {
    return this.updates.update(id, body, caller);
  }
}
