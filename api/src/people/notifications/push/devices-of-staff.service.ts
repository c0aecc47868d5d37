import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { lockKey } from '../../../platform/database/locks.queries.js';
import { platformErrors } from '../../../platform/errors/platform.errors.js';
import { shownAs } from '../../../platform/http/shown-as.js';
import { describeDevice } from '../../../platform/http/user-agent.js';
import { NOTIFICATION_LIMITS } from '../notification-limits.contract.js';
import { NotificationDevice } from './notification-device.dto.js';
import { pushErrors } from './push.errors.js';
import { NotificationDeviceRow } from './notification-device.entity.js';
import type { PushTarget } from './push-sender.js';
import { isPushService } from './push-service.rules.js';
import { forgetPushed, notePushed, readTags } from './pushes.queries.js';

/** The browsers that messages are pushed to. */
@Injectable()
export class DevicesOfStaffService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  async list(staff_id: number): Promise<NotificationDevice[]> {
    const rows = await this.of(staff_id);
    return rows.map((row) => shownAs(NotificationDevice, row));
  }

  of(staff_id: number): Promise<NotificationDeviceRow[]> {
    return this.rows(this.database.manager, staff_id);
  }

  rows(tx: EntityManager, staff_id: number): Promise<NotificationDeviceRow[]> {
    return tx.find(NotificationDeviceRow, { where: { staff_id }, order: { id: 'ASC' } });
  }

  find(id: number): Promise<NotificationDeviceRow | null> {
    return this.database.manager.findOneBy(NotificationDeviceRow, { id });
  }

  /** A browser that is another's now is theirs no more: whoever signed in on it last is told. */
  async add(
    staff_id: number,
    target: PushTarget,
    userAgent: string | undefined,
  ): Promise<NotificationDevice> {
    if (!isPushService(target.endpoint)) throw pushErrors.notAPushService();
    return this.database.transaction(async (tx) => {
      await lockKey.run(tx, `notification_devices ${staff_id}`);
      await lockKey.run(tx, target.endpoint);
      const known = await tx.findOneBy(NotificationDeviceRow, { endpoint: target.endpoint });
      if (
        known?.staff_id !== staff_id &&
        (await this.rows(tx, staff_id)).length >= NOTIFICATION_LIMITS.devices
      )
        throw pushErrors.tooManyDevices();
      const { browser, system } = describeDevice(userAgent);
      const row =
        known ?? tx.create(NotificationDeviceRow, { created_at: this.clock.now(), last_sent_at: null });
      await tx.save(Object.assign(row, target, { staff_id, browser, system }));
      return shownAs(NotificationDevice, row);
    });
  }

  async remove(staff_id: number, id: number): Promise<void> {
    const { affected } = await this.database.manager.delete(NotificationDeviceRow, { id, staff_id });
    if (!affected) throw platformErrors.notFound();
  }

  /** The tags of what a device shows of which its owner has read, or put off, everything. */
  async readOn(device_id: number): Promise<string[]> {
    const rows = await readTags.all(this.database.manager, device_id, this.clock.now());
    return rows.map(({ tag }) => tag);
  }

  /** It shows these notifications under one tag from now on. */
  async noteShown(device_id: number, tag: string, ids: number[]): Promise<void> {
    await notePushed.run(this.database.manager, device_id, tag, ids);
  }

  async noteTakenOff(device_id: number, tags: string[]): Promise<void> {
    if (tags.length > 0) await forgetPushed.run(this.database.manager, device_id, tags);
  }

  async wasSentTo(id: number): Promise<void> {
    await this.database.manager.update(NotificationDeviceRow, { id }, { last_sent_at: this.clock.now() });
  }

  async forget(id: number): Promise<void> {
    await this.database.manager.delete(NotificationDeviceRow, { id });
  }
}
