import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type EmailContent, MailService } from '../../core/mail/mail.service.js';
import { NotificationsService } from '../../core/notifications/notifications.service.js';
import { Configuration } from '../../platform/config/configuration.js';
import { SettingsService } from '../../core/settings/settings.service.js';
import { roleNames } from './access.contract.js';
import { AccessTriesService } from './gate/access-tries.service.js';
import { staffNotices } from './staff-notices.content.js';
import type { StaffRow } from './staff.entity.js';

export interface StaffNotice extends Omit<EmailContent, 'to' | 'action'> {
  /** Where to look, in the panel. */
  page?: { label: string; path: string };
}

/** Tells the association, by mail, whenever a code that opens the panel is given out or taken back. */
@Injectable()
export class StaffNoticesService {
  constructor(
    private readonly mail: MailService,
    private readonly tries: AccessTriesService,
    private readonly configuration: Configuration,
    private readonly settings: SettingsService,
    private readonly notifications: NotificationsService,
  ) {}

  async codeIssued(tx: EntityManager, { name, roles }: StaffRow, by: string): Promise<void> {
    await this.send(tx, staffNotices.issued(name, roleNames(roles), by));
  }

  /** Their open browsers look again at what they may read. */
  async rightsChanged(tx: EntityManager, { id }: StaffRow): Promise<void> {
    await this.notifications.changedFor(tx, id);
  }

  async codeRevoked(tx: EntityManager, { name }: StaffRow, by: string): Promise<void> {
    await this.send(tx, staffNotices.revoked(name, by));
  }

  /** Writes to the association about who may enter the panel, in the caller's transaction. */
  async send(tx: EntityManager, { page, ...notice }: StaffNotice): Promise<void> {
    const action = page && { label: page.label, url: this.configuration.appUrl + page.path };
    await this.mail.send(tx, { to: await this.mailbox(tx), ...notice, ...(action && { action }) });
  }

  /** The same, unless one left under `key` so short a time ago (a day at most); answers whether it is sent. */
  async sendOnceWithin(tx: EntityManager, ms: number, key: string, notice: StaffNotice): Promise<boolean> {
    const isFirst = await this.tries.isFirstWithin(tx, `alert:${key}`, ms);
    if (isFirst) await this.send(tx, notice);
    return isFirst;
  }

  /** The configuration's first: whoever holds a code cannot lead these notices elsewhere from the panel. */
  private async mailbox(tx: EntityManager): Promise<string> {
    const { contactEmail, isContactEmailSet } = this.configuration;
    if (isContactEmailSet) return contactEmail;
    return (await this.settings.value('contact_email', tx)) || contactEmail;
  }
}
