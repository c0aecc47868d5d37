import { Module } from '@nestjs/common';
import { APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { JobsModule } from '../../core/jobs/jobs.module.js';
import { NotificationsModule } from '../../core/notifications/notifications.module.js';
import { MailModule } from '../../core/mail/mail.module.js';
import { MembersModule } from '../members/members.module.js';
import { AccessCheckService } from './access-check.service.js';
import { AccessController } from './access.controller.js';
import { AccessGuard } from './access.guard.js';
import { AccessService } from './access.service.js';
import { ListAccessService } from './list-access.service.js';
import { MaskingInterceptor } from './masking.interceptor.js';
import { DevicesController } from './devices/devices.controller.js';
import { DevicesService } from './devices/devices.service.js';
import { StaffAccessAdminController } from './devices/staff-access.admin.controller.js';
import { AccessTriesRow } from './gate/access-tries.entity.js';
import { AccessTriesService } from './gate/access-tries.service.js';
import { CallersService } from './gate/callers.service.js';
import { EntranceService } from './gate/entrance.service.js';
import { GateAlertsService } from './gate/gate-alerts.service.js';
import { GateLimitsService } from './gate/gate-limits.service.js';
import { KnownAddressRow } from './gate/known-address.entity.js';
import { KnownDeviceRow } from './gate/known-device.entity.js';
import { ChallengesService } from './second-factor/challenges.service.js';
import { ChallengeRow, RecoveryCodeRow, SecondFactorRow } from './second-factor/second-factor.entity.js';
import { ResetCommandService } from './second-factor/reset-command.service.js';
import { SecondFactorAuditService } from './second-factor/second-factor-audit.service.js';
import { SecondFactorCheckService } from './second-factor/second-factor-check.service.js';
import { SecondFactorController } from './second-factor/second-factor.controller.js';
import { SecondFactorSecretsService } from './second-factor/second-factor-secrets.service.js';
import { FactorTriesService } from './second-factor/factor-tries.service.js';
import { SecondFactorChangesService } from './second-factor/second-factor-changes.service.js';
import { SecondFactorEnrolmentService } from './second-factor/second-factor-enrolment.service.js';
import { SecondFactorService } from './second-factor/second-factor.service.js';
import { CodeHoldersService } from './code-holders.service.js';
import { SessionsService } from './sessions.service.js';
import { StaffAdminController } from './staff.admin.controller.js';
import { StaffCodesService } from './staff-codes.service.js';
import { StaffNoticesService } from './staff-notices.service.js';
import { StaffRow } from './staff.entity.js';
import { StaffService } from './staff.service.js';
import { StaffSessionRow } from './staff-session.entity.js';
import { StaffPersonalData } from './staff.personal-data.content.js';

const ROWS = [
  StaffRow,
  StaffSessionRow,
  AccessTriesRow,
  KnownDeviceRow,
  KnownAddressRow,
  SecondFactorRow,
  RecoveryCodeRow,
  ChallengeRow,
];

@Module({
  imports: [TypeOrmModule.forFeature(ROWS), JobsModule, MailModule, MembersModule, NotificationsModule],
  controllers: [
    AccessController,
    SecondFactorController,
    DevicesController,
    StaffAdminController,
    StaffAccessAdminController,
  ],
  providers: [
    AccessCheckService,
    StaffPersonalData,
    AccessService,
    AccessTriesService,
    CallersService,
    ChallengesService,
    CodeHoldersService,
    DevicesService,
    EntranceService,
    FactorTriesService,
    GateAlertsService,
    GateLimitsService,
    ListAccessService,
    ResetCommandService,
    SecondFactorAuditService,
    SecondFactorChangesService,
    SecondFactorCheckService,
    SecondFactorEnrolmentService,
    SecondFactorSecretsService,
    SecondFactorService,
    SessionsService,
    StaffCodesService,
    StaffNoticesService,
    StaffService,
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_INTERCEPTOR, useClass: MaskingInterceptor },
  ],
  exports: [ListAccessService, SessionsService, StaffService],
})
export class AccessModule {}
