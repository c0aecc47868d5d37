import { Module } from '@nestjs/common';
import { AccessModule } from './access/access.module.js';
import { ContactModule } from './contact/contact.module.js';
import { PeopleMergesModule } from './merges/people-merges.module.js';
import { MembersModule } from './members/members.module.js';
import { NewsletterModule } from './newsletter/newsletter.module.js';
import { SavedViewsModule } from './saved-views/saved-views.module.js';
import { StaffNotificationsModule } from './notifications/staff-notifications.module.js';
import { PersonalDataModule } from './personal-data/personal-data.module.js';

/** Staff, members, those who write and those who read the newsletter, and the data we hold of them. */
@Module({
  imports: [
    AccessModule,
    MembersModule,
    PersonalDataModule,
    PeopleMergesModule,
    NewsletterModule,
    ContactModule,
    StaffNotificationsModule,
    SavedViewsModule,
  ],
})
export class PeopleModule {}
