import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { JobsModule } from '../../core/jobs/jobs.module.js';
import { MailModule } from '../../core/mail/mail.module.js';
import { MembersModule } from '../../people/members/members.module.js';
import { ScholarshipsModule } from '../scholarships/scholarships.module.js';
import { FavoriteActionsController } from './favorite-actions.controller.js';
import { FavoriteListsService } from './favorite-lists.service.js';
import { FavoriteMergesService } from './favorite-merges.service.js';
import { FavoriteOwnersService } from './favorite-owners.service.js';
import { FavoriteHoldersService } from './favorite-holders.service.js';
import { ReminderActionsService } from './reminder-actions.service.js';
import { ReminderEmailsService } from './reminder-emails.service.js';
import { ReminderLinkRow } from './reminder-link.entity.js';
import { ReminderRowsService } from './reminder-rows.service.js';
import { ReminderSendingService } from './reminder-sending.service.js';
import { ScholarshipFavoritesController } from './scholarship-favorites.controller.js';
import { ScholarshipFavoritesService } from './scholarship-favorites.service.js';
import { ScholarshipRemindersController } from './scholarship-reminders.controller.js';
import { ScholarshipRemindersService } from './scholarship-reminders.service.js';
import { FavoriteHolderRow, FavoriteRow } from './scholarship-favorite.entity.js';
import { FavoritePersonalData } from './favorite.personal-data.content.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([FavoriteHolderRow, FavoriteRow, ReminderLinkRow]),
    JobsModule,
    MailModule,
    MembersModule,
    ScholarshipsModule,
  ],
  controllers: [FavoriteActionsController, ScholarshipFavoritesController, ScholarshipRemindersController],
  providers: [
    FavoritePersonalData,
    FavoriteListsService,
    FavoriteMergesService,
    FavoriteOwnersService,
    FavoriteHoldersService,
    ReminderActionsService,
    ReminderEmailsService,
    ReminderRowsService,
    ReminderSendingService,
    ScholarshipFavoritesService,
    ScholarshipRemindersService,
  ],
  exports: [FavoriteOwnersService],
})
export class ScholarshipFavoritesModule {}
