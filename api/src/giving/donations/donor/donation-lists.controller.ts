import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type CallingMember, Member, MemberCaller, Staff } from '../../../platform/http/audience.js';
import { RecordUuidPipe } from '../../../platform/http/record-id.pipe.js';
import { DonationView } from './donation-view.dto.js';
import { DonationStats } from '../donation-stats.dto.js';
import { DonationStatsService } from '../donation-stats.service.js';
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
  @ApiOkResponse({ type: [DonationView] })
  mine(@MemberCaller() { email }: CallingMember): Promise<DonationView[]> {
    return this.views.of(email);
  }

  @Get('user/:id')
  @Staff('donations', 'export')
  @ApiBearerAuth()
  @ApiOkResponse({ type: [DonationView] })
  ofDonor(@Param('id', RecordUuidPipe) id: string): Promise<DonationView[]> {
    return this.views.ofDonor(id);
  }

  @Get('stats')
  @Staff('giving')
  @ApiBearerAuth()
  @ApiOkResponse({ type: DonationStats })
  stats(): Promise<DonationStats> {
    return this.sums.stats();
  }
}
