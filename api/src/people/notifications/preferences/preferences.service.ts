import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { kindsOf, NOTIFICATION_GROUPS } from '../../../core/notifications/notification.contract.js';
import { NotificationsService } from '../../../core/notifications/notifications.service.js';
import { lockKey } from '../../../platform/database/locks.queries.js';
import { shownAs } from '../../../platform/http/shown-as.js';
import { DevicesOfStaffService } from '../push/devices-of-staff.service.js';
import { PushKeysService } from '../push/push-keys.service.js';
import { NotificationReaderRow } from './notification-reader.entity.js';
import { chosenChannels } from './preference.contract.js';
import { NotificationPreferences, type NotificationPreferencesInput } from './preferences.dto.js';

/** What each member of staff wants to hear of, and where. */
@Injectable()
export class PreferencesService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly devices: DevicesOfStaffService,
    private readonly keys: PushKeysService,
    private readonly notifications: NotificationsService,
  ) {}

  /** How the inbox of somebody is read: the kinds that do not ring, and whether gifts are grouped. */
  async heardBy(tx: EntityManager, staff_id: number): Promise<{ groups_gifts: boolean; muted: string[] }> {
    const { choices, groups_gifts } = await tx.findOneByOrFail(NotificationReaderRow, { staff_id });
    const chosen = chosenChannels(choices);
    const muted = kindsOf(NOTIFICATION_GROUPS.filter((group) => !chosen[group].includes('panel')));
    return { groups_gifts, muted };
  }

  async find(staff_id: number): Promise<NotificationPreferences> {
    const { manager } = this.database;
    const row = await manager.findOneByOrFail(NotificationReaderRow, { staff_id });
    return {
      ...shownAs(NotificationPreferences, row),
      choices: chosenChannels(row.choices),
      devices: await this.devices.list(staff_id),
      push_key: await this.keys.publicKey(),
    };
  }

  async change(
    staff_id: number,
    { choices, ...changes }: NotificationPreferencesInput,
  ): Promise<NotificationPreferences> {
    await this.database.transaction(async (tx) => {
      await lockKey.run(tx, `notification_readers ${staff_id}`);
      const row = await tx.findOneByOrFail(NotificationReaderRow, { staff_id });
      const chosen = { ...row.choices, ...whatIsGiven(choices) };
      await tx.save(Object.assign(row, whatIsGiven(changes), { choices: chosen }));
      await this.notifications.changedFor(tx, staff_id);
    });
    return this.find(staff_id);
  }
}

const whatIsGiven = <T extends object>(values: T | undefined): Partial<T> =>
  Object.fromEntries(Object.entries(values ?? {}).filter(([, value]) => value !== undefined)) as Partial<T>;
