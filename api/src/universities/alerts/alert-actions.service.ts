import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { PrivateLinksService } from '../../core/private-links/private-links.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { AlertLinkRow } from './alert-link.entity.js';
import { AlertPresentingService } from './alert-presenting.service.js';
import { AlertRowsService } from './alert-rows.service.js';
import { ALERT_LIMITS, type AlertFrequency } from './scholarship-alert.contract.js';
import type { ScholarshipAlert } from './scholarship-alert.dto.js';
import { ScholarshipAlertRow } from './scholarship-alert.entity.js';
import { alertErrors } from './scholarship-alert.errors.js';

type AlertLinkAction = (
  tx: EntityManager,
  row: ScholarshipAlertRow,
  link: AlertLinkRow,
) => Promise<void> | void;

/** What the owner of a mailbox does with an email's link. 410 where the link opens nothing. */
@Injectable()
export class AlertActionsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly links: PrivateLinksService,
    private readonly rows: AlertRowsService,
    private readonly presenting: AlertPresentingService,
    private readonly clock: Clock,
  ) {}

  async show(token: string): Promise<ScholarshipAlert> {
    const { manager } = this.dataSource;
    const link = await this.links.find(manager, AlertLinkRow, token);
    const row = link && (await manager.findOneBy(ScholarshipAlertRow, { id: link.alert_id }));
    if (!row) throw alertErrors.linkDead();
    return this.presenting.present(row);
  }

  /** Proves the address within a week, or takes up what was stopped; a second visit has the same success. */
  confirm(token: string): Promise<ScholarshipAlert> {
    return this.act(token, (tx, row, link) => {
      if (row.status === 'pending' && this.isOld(link)) throw alertErrors.linkDead();
      return this.rows.start(tx, row);
    });
  }

  /** Again and again with the same success. */
  stop(token: string): Promise<ScholarshipAlert> {
    return this.act(token, (tx, row) => this.rows.stop(tx, row));
  }

  change(token: string, frequency: AlertFrequency): Promise<ScholarshipAlert> {
    return this.act(token, (tx, row) => {
      row.frequency = frequency;
      return this.rows.save(tx, row);
    });
  }

  private async act(token: string, action: AlertLinkAction): Promise<ScholarshipAlert> {
    const changed = await this.dataSource.transaction(async (tx) => {
      const link = await this.links.find(tx, AlertLinkRow, token);
      const row = link && (await this.rows.hold(tx, link.alert_id));
      if (!row) throw alertErrors.linkDead();
      await action(tx, row, link);
      return row;
    });
    return this.presenting.present(changed);
  }

  private isOld({ created_at }: AlertLinkRow): boolean {
    return this.clock.now().getTime() - created_at.getTime() >= ALERT_LIMITS.confirm_ms;
  }
}
