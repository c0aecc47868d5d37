import { Module } from '@nestjs/common';
import { AuditModule } from './audit/audit.module.js';
import { SettingsModule } from './settings/settings.module.js';

/** What several wings need: the audit log, settings. */
@Module({ imports: [AuditModule, SettingsModule] })
export class CoreModule {}
