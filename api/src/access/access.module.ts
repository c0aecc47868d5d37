import { Module } from '@nestjs/common';
import { APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { JobsService } from '../jobs/jobs.service.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { MailModule } from '../mail/mail.module.js';
import { MembersModule } from '../members/members.module.js';
import { AttemptLimitService } from '../platform/attempts/attempt-limit.service.js';
import { AccessController } from './access.controller.js';
import { AccessGuard } from './access.guard.js';
import { AccessService } from './access.service.js';
import { MaskingInterceptor } from './masking.interceptor.js';
import { SessionsService } from './sessions.service.js';
import { StaffAdminController } from './staff.admin.controller.js';
import { StaffNoticesService } from './staff-notices.service.js';
import { StaffRow } from './staff.entity.js';
import { StaffService } from './staff.service.js';
import { StaffSessionRow } from './staff-session.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([StaffRow, StaffSessionRow]), JobsModule, MailModule, MembersModule],
  controllers: [AccessController, StaffAdminController],
  providers: [
    AccessService,
    SessionsService,
    StaffNoticesService,
    StaffService,
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_INTERCEPTOR, useClass: MaskingInterceptor },
  ],
  exports: [SessionsService, StaffService],
})
export class AccessModule {
  constructor(jobs: JobsService, sessions: SessionsService, attempts: AttemptLimitService) {
    jobs.every('access.forget', '17 3 * * *', async () => {
      await sessions.forgetExpired();
      await attempts.forgetOld();
    });
  }
}
