import { Module } from '@nestjs/common';
import { JobsModule } from '../jobs/jobs.module.js';
import { JobsService } from '../jobs/jobs.service.js';
import { MailModule } from '../mail/mail.module.js';
import { MembersModule } from '../members/members.module.js';
import { ScholarshipMarksService } from '../scholarships/scholarship-marks.service.js';
import { ScholarshipsModule } from '../scholarships/scholarships.module.js';
import { FavoriteActsController } from './favorite-acts.controller.js';
import { FavoriteListsService } from './favorite-lists.service.js';
import { FavoriteMergesService } from './favorite-merges.service.js';
import { FavoritePeopleService } from './favorite-people.service.js';
import { FavoritesHousekeepingService } from './favorites-housekeeping.service.js';
import { KeepersService } from './keepers.service.js';
import { ReminderActsService } from './reminder-acts.service.js';
import { ReminderLettersService } from './reminder-letters.service.js';
import { ReminderLinksService } from './reminder-links.service.js';
import { ReminderRowsService } from './reminder-rows.service.js';
import { ReminderSendingService } from './reminder-sending.service.js';
import { ScholarshipFavoritesController } from './scholarship-favorites.controller.js';
import { ScholarshipFavoritesService } from './scholarship-favorites.service.js';
import { ScholarshipRemindersController } from './scholarship-reminders.controller.js';
import { ScholarshipRemindersService } from './scholarship-reminders.service.js';
import { FavoritePersonalData } from './favorite.personal-data.content.js';

@Module({
  imports: [JobsModule, MailModule, MembersModule, ScholarshipsModule],
  controllers: [FavoriteActsController, ScholarshipFavoritesController, ScholarshipRemindersController],
  providers: [
    FavoritePersonalData,
    FavoriteListsService,
    FavoriteMergesService,
    FavoritePeopleService,
    FavoritesHousekeepingService,
    KeepersService,
    ReminderActsService,
    ReminderLettersService,
    ReminderLinksService,
    ReminderRowsService,
    ReminderSendingService,
    ScholarshipFavoritesService,
    ScholarshipRemindersService,
  ],
  exports: [FavoritePeopleService],
})
export class ScholarshipFavoritesModule {
  constructor(
    jobs: JobsService,
    housekeeping: FavoritesHousekeepingService,
    reminders: ReminderSendingService,
    marks: ScholarshipMarksService,
    favorites: ScholarshipFavoritesService,
  ) {
    marks.register((caller, ids) => favorites.keptAmong(caller, ids));
    // Several looks in a morning: who was not running at the first one writes at the next.
    jobs.every('scholarship-favorites.reminders', '5 8-11 * * *', () => reminders.run());
    jobs.every('scholarship-favorites.tidy', '33 3 * * *', () => housekeeping.tidy());
  }
}
