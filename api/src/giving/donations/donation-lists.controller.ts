import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type CallingMember, Member, MemberCaller, Staff } from '../../platform/http/audience.js';
import { RecordUuidPipe } from '../../platform/http/record-id.pipe.js';
import { DonationViewResponse } from './donation-response.dto.js';
import { DonationStatsResponse } from './donation-stats-response.dto.js';
import { DonationStatsService } from './donation-stats.service.js';
import { DonationViewsService } from './donation-views.service.js';

/** One's own gifts, and what staff read at the specification's addresses. */
@ApiTags('donations')
@Controller('donations')
export class DonationListsController {
  constructor(
    private readonly views: DonationViewsService,
    private readonly sums: DonationStatsService,
  ) {}

  @Get('my')
  @Member()
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: [DonationViewResponse] })
  mine(@MemberCaller() { email }: CallingMember): Promise<DonationViewResponse[]> {
    return this.views.of(email);
  }

  @Get('user/:id')
  @Staff('donations', 'export')
  @ApiBearerAuth()
  @ApiOkResponse({ type: [DonationViewResponse] })
  ofDonor(@Param('id', RecordUuidPipe) id: string): Promise<DonationViewResponse[]> {
    return this.views.ofDonor(id);
  }

  @Get('stats')
  @Staff('giving')
  @ApiBearerAuth()
  @ApiOkResponse({ type: DonationStatsResponse })
  stats(): Promise<DonationStatsResponse> {
    return this.sums.stats();
  }
}
