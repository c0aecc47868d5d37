import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { AuditLogService } from '../../../core/audit/audit-log.service.js';
import { NotificationsService } from '../../../core/notifications/notifications.service.js';
import { Clock } from '../../../platform/clock/clock.js';
import { ACCESS_LIMITS } from '../access.contract.js';
import { StaffNoticesService } from '../staff-notices.service.js';
import { gateAlerts as texts } from './gate-alerts.content.js';
import { HOUR_MS } from '../../../platform/clock/durations.contract.js';

/** Tells staff that somebody tries codes by the hundred: by e-mail and among the notifications, once an hour at most. */
@Injectable()
export class GateAlertsService {
  private readonly logger = new Logger('Access');
  /** When this process last found that staff were alerted, in milliseconds. */
  private toldAt = 0;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly auditLog: AuditLogService,
    private readonly notices: StaffNoticesService,
    private readonly notifications: NotificationsService,
    private readonly clock: Clock,
  ) {}

  /** An alert that fails changes nothing for whoever was refused. */
  async crowded(): Promise<void> {
    const now = this.clock.now().getTime();
    if (now - this.toldAt < HOUR_MS) return;
    this.toldAt = now;
    await this.notifyStaff().catch((error: unknown) => {
      this.toldAt = 0;
      this.logger.error(`Staff could not be told of codes tried by the hundred: ${String(error)}`);
    });
  }

  private async notifyStaff(): Promise<void> {
    const most = ACCESS_LIMITS.strangers_per_minute;
    this.logger.warn(`More than ${most} access codes were tried by strangers within a minute`);
    await this.dataSource.transaction(async (tx) => {
      const page = { label: texts.open, path: '/admin/system-tests' };
      const notice = { ...texts.letter(most), page, automatic: true };
      if (!(await this.notices.sendOnceWithin(tx, HOUR_MS, 'crowded', notice))) return;
      await this.notifications.publish(tx, { kind: 'codes_tried', facts: { count: most } });
      await this.auditLog.record(tx, {
        author: { id: null, name: texts.author },
        action: 'created',
        resource: 'access',
        label: texts.label(most),
        before: null,
        after: { id: 'gate', version: 1 },
      });
    });
  }
}
