import { Module } from '@nestjs/common';
import { AuditModule } from './audit/audit.module.js';
import { RetentionModule } from './retention/retention.module.js';
import { SettingsModule } from './settings/settings.module.js';

/** What several wings need: the audit log, settings, retention. */
@Module({ imports: [AuditModule, RetentionModule, SettingsModule] })
export class CoreModule {}
