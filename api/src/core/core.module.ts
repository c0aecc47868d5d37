import { Module } from '@nestjs/common';
import { AuditModule } from './audit/audit.module.js';
import { NotificationsModule } from './notifications/notifications.module.js';
import { PrivateLinksModule } from './private-links/private-links.module.js';
import { RecordSearchModule } from './record-search/record-search.module.js';
import { RetentionModule } from './retention/retention.module.js';
import { SettingsModule } from './settings/settings.module.js';
import { TimelineModule } from './timeline/timeline.module.js';

/** What several wings need: the audit log, notifications, settings, private links, retention, timelines. */
@Module({
  imports: [
    AuditModule,
    NotificationsModule,
    PrivateLinksModule,
    RecordSearchModule,
    RetentionModule,
    SettingsModule,
    TimelineModule,
  ],
})
export class CoreModule {}
