import { Module } from '@nestjs/common';
import { AuditModule } from './audit/audit.module.js';
import { PrivateLinksModule } from './private-links/private-links.module.js';
import { RetentionModule } from './retention/retention.module.js';
import { SettingsModule } from './settings/settings.module.js';

/** What several wings need: the audit log, settings, private links, retention. */
@Module({ imports: [AuditModule, PrivateLinksModule, RetentionModule, SettingsModule] })
export class CoreModule {}
