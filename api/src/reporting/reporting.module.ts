import { Module } from '@nestjs/common';
import { DashboardModule } from './dashboard/dashboard.module.js';
import { ImpactModule } from './impact/impact.module.js';
import { MemberSpaceModule } from './member-space/member-space.module.js';
import { SystemModule } from './system/system.module.js';

/** What reads several wings: impact, the dashboard, the checks of the installation, a member’s own space. */
@Module({ imports: [ImpactModule, MemberSpaceModule, DashboardModule, SystemModule] })
export class ReportingModule {}
