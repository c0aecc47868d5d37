import { Body, Controller, Get, Header, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { DONOR } from '../../core/audit/audit-log.service.js';
import { Public } from '../../platform/http/audience.js';
import {
  DonationAccessService,
  type DonationKeys as Keys,
} from '../donations/donor/donation-access.service.js';
import { DonationKeys, OpenedByKeys } from '../donations/donor/donation-keys.dto.js';
import {
  CampaignNewsChoice,
  CampaignNewsOfGift,
  FollowedCampaign,
  FollowerChoice,
} from './campaign-follower.dto.js';
import { CampaignFollowersService } from './campaign-followers.service.js';
import { FollowerMailboxesService } from './follower-mailboxes.service.js';

/** Whether one hears of a campaign: for who holds a key to their gift, or the link of an e-mail. */
@ApiTags('donations')
@Public()
@Controller()
export class CampaignFollowersController {
  constructor(
    private readonly access: DonationAccessService,
    private readonly followers: CampaignFollowersService,
    private readonly mailboxes: FollowerMailboxesService,
  ) {}

  @Get('donations/:id/campaign-news')
  @OpenedByKeys()
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: CampaignNewsOfGift })
  async ofGift(@Param('id') id: string, @DonationKeys() keys: Keys): Promise<CampaignNewsOfGift> {
    return this.followers.ofGift(await this.access.open(id, keys));
  }

  @Put('donations/:id/campaign-news')
  @OpenedByKeys()
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: CampaignNewsOfGift })
  async choose(
    @Param('id') id: string,
    @Body() { follows }: CampaignNewsChoice,
    @DonationKeys() keys: Keys,
  ): Promise<CampaignNewsOfGift> {
    const donation = await this.access.open(id, keys);
    await this.followers.choose(donation, follows, keys.staff ?? DONOR);
    return this.followers.ofGift(donation);
  }

  @Get('campaign-followers/:token')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: FollowedCampaign })
  linked(@Param('token') token: string): Promise<FollowedCampaign> {
    return this.mailboxes.linked(token);
  }

  @Post('campaign-followers/choices')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: FollowedCampaign })
  decide(@Body() { token, follows }: FollowerChoice): Promise<FollowedCampaign> {
    return this.mailboxes.choose(token, follows ?? false);
  }
}
