import { Body, Controller, Delete, Get, HttpCode, Ip, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/http/audience.js';
import { CachedUntilNextRevision } from '../../platform/http/public-cache.js';
import { GlobalInterestStats, InterestInput, InterestAnswer, InterestStats } from './event-interest.dto.js';
import { EventInterestStatsService } from './event-interest-stats.service.js';
import { EventInterestsService } from './event-interests.service.js';

@ApiTags('events')
@Controller('events')
export class EventInterestsController {
  constructor(
    private readonly interests: EventInterestsService,
    private readonly figures: EventInterestStatsService,
  ) {}

  @Public()
  @CachedUntilNextRevision()
  @Get('interest-stats/global')
  @ApiOkResponse({ type: GlobalInterestStats })
  globalStats(): Promise<GlobalInterestStats> {
    return this.figures.global();
  }

  @Public()
  @CachedUntilNextRevision()
  @Get(':slug_or_id/interest-stats')
  @ApiOkResponse({ type: InterestStats })
  stats(@Param('slug_or_id') slugOrId: string): Promise<InterestStats> {
    return this.figures.one(slugOrId);
  }

  @Public()
  @Post(':slug_or_id/interested')
  @HttpCode(200)
  @ApiOkResponse({ type: InterestAnswer })
  async add(
    @Param('slug_or_id') slugOrId: string,
    @Body() { guest_email }: InterestInput,
    @Ip() address: string,
  ): Promise<InterestAnswer> {
    await this.interests.add(slugOrId, guest_email, address);
    return { interested: true };
  }

  @Public()
  @Delete(':slug_or_id/interested')
  @ApiOkResponse({ type: InterestAnswer })
  async remove(
    @Param('slug_or_id') slugOrId: string,
    @Body() { guest_email }: InterestInput,
    @Ip() address: string,
  ): Promise<InterestAnswer> {
    await this.interests.remove(slugOrId, guest_email, address);
    return { interested: false };
  }
}
