import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DonationsModule } from '../donations/donations.module.js';
import {
  CampaignFollowerLinkRow,
  CampaignFollowerRow,
  CampaignFollowWishRow,
} from './campaign-follower.entity.js';
import { CampaignFollowerPersonalData } from './campaign-follower.personal-data.content.js';
import { CampaignFollowersController } from './campaign-followers.controller.js';
import { CampaignFollowersService } from './campaign-followers.service.js';
import { FollowerMailboxesService } from './follower-mailboxes.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([CampaignFollowerRow, CampaignFollowWishRow, CampaignFollowerLinkRow]),
    DonationsModule,
  ],
  controllers: [CampaignFollowersController],
  providers: [CampaignFollowerPersonalData, CampaignFollowersService, FollowerMailboxesService],
  exports: [FollowerMailboxesService],
})
export class CampaignFollowersModule {}
