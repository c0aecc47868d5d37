import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { SHELVES } from '../../core/audit/audit.contract.js';
import { Caller, type CallingStaff, Staff } from '../../platform/http/audience.js';
import { RecordIdPipe, SlugOrIdPipe } from '../../platform/http/record-id.pipe.js';
import { AskedRange, CsvRoute, ListRange, ListRoute } from '../../platform/react-admin/list-routes.js';
import {
  CAMPAIGN_CATEGORIES,
  CAMPAIGN_ORDERINGS,
  CAMPAIGN_STATUSES,
  CAMPAIGN_TYPES,
} from './campaign.contract.js';
import { BulkResponse } from '../../platform/http/bulk.dto.js';
import { CampaignBulkBody, CampaignInput, CampaignRecord, CampaignUpdate } from './campaign.dto.js';
import { CampaignsAdminService } from './campaigns-admin.service.js';
import { CampaignWritesService } from './campaign-writes.service.js';

const DIALECT = {
  sorts: ['id', 'updated_at', 'status', 'category', 'campaign_type', 'featured', ...CAMPAIGN_ORDERINGS],
  byDefault: ['updated_at', 'DESC'],
  filters: {
    ids: 'ids',
    q: 'text',
    status: CAMPAIGN_STATUSES,
    campaign_type: CAMPAIGN_TYPES,
    category: CAMPAIGN_CATEGORIES,
    featured: 'boolean',
    shelf: SHELVES,
  },
} as const;

@ApiTags('admin/campaigns')
@ApiBearerAuth()
@Staff('campaigns')
@Controller('admin/campaigns')
export class CampaignsAdminController {
  constructor(
    private readonly campaigns: CampaignsAdminService,
    private readonly writes: CampaignWritesService,
  ) {}

  @Get()
  @ListRoute('campaigns', DIALECT, CampaignRecord)
  async list(@AskedRange() range: ListRange): Promise<CampaignRecord[]> {
    return range.answer(await this.campaigns.list(range));
  }

  @Staff('campaigns', 'export')
  @Get('export')
  @CsvRoute('campaigns', DIALECT, 'campagnes.csv')
  export(@AskedRange() range: ListRange): Promise<string> {
    return this.campaigns.export(range);
  }

  @Post('bulk')
  @HttpCode(200)
  @ApiOkResponse({ type: BulkResponse })
  async updateMany(@Body() body: CampaignBulkBody, @Caller() caller: CallingStaff): Promise<BulkResponse> {
    return { updated: await this.writes.updateMany(body, caller) };
  }

  @Get(':slug_or_id')
  @ApiOkResponse({ type: CampaignRecord })
  find(@Param('slug_or_id', SlugOrIdPipe) slugOrId: number | string): Promise<CampaignRecord> {
    return this.campaigns.find(slugOrId);
  }

  @Post()
  @ApiCreatedResponse({ type: CampaignRecord })
  async create(@Body() body: CampaignInput, @Caller() caller: CallingStaff): Promise<CampaignRecord> {
    return this.campaigns.find(await this.writes.create(body, caller));
  }

  @Put(':id')
  @ApiOkResponse({ type: CampaignRecord })
  async update(
    @Param('id', RecordIdPipe) id: number,
    @Body() body: CampaignUpdate,
    @Caller() caller: CallingStaff,
  ): Promise<CampaignRecord> {
    await this.writes.update(id, body, caller);
    return this.campaigns.find(id);
  }
}
