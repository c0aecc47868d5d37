import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule } from '../../../core/mail/mail.module.js';
import { MeasuresModule } from '../measures/measures.module.js';
import { OverviewModule } from '../overview/overview.module.js';
import { PinRow } from '../pins/pin.entity.js';
import { PinsAdminController } from '../pins/pins.admin.controller.js';
import { PinsService } from '../pins/pins.service.js';
import { WeeklyEmailsService } from '../weekly/weekly-emails.service.js';
import { WeeklyQuestionsService } from '../weekly/weekly-questions.service.js';
import { QuestionEmailRow, QuestionRow } from './question.entity.js';
import { QuestionPersonalData } from './question.personal-data.content.js';
import { QuestionWritesService } from './question-writes.service.js';
import { QuestionsAdminController } from './questions.admin.controller.js';
import { QuestionsService } from './questions.service.js';

/** What staff keep of analyses: questions of their own, their e-mails of Monday, and screens in the menu. */
@Module({
  imports: [
    TypeOrmModule.forFeature([PinRow, QuestionEmailRow, QuestionRow]),
    MailModule,
    MeasuresModule,
    OverviewModule,
  ],
  controllers: [PinsAdminController, QuestionsAdminController],
  providers: [
    PinsService,
    QuestionPersonalData,
    QuestionWritesService,
    QuestionsService,
    WeeklyEmailsService,
    WeeklyQuestionsService,
  ],
})
export class QuestionsModule {}
