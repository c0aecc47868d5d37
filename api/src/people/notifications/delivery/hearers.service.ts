import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { HOUR_MS } from '../../../platform/clock/durations.contract.js';
import type { RowOf } from '../../../platform/database/query.js';
import { resourcesTo } from '../../access/rights.contract.js';
import { mayRead, type NotificationReader } from '../inbox/notification.presenter.js';
import { chosenChannels, type NotificationChoices } from '../preferences/preference.contract.js';
import { hearers, stillUnread } from './deliveries.queries.js';

export interface Hearer extends Omit<RowOf<typeof hearers>, 'choices' | 'roles'> {
  choices: NotificationChoices;
  reader: NotificationReader;
}

/** Whoever holds a code, with what they may know and want to hear. */
@Injectable()
export class HearersService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  async all(tx: EntityManager): Promise<Hearer[]> {
    const rows = await hearers.all(tx);
    return rows.map(({ roles, choices, ...row }) => ({
      ...row,
      choices: chosenChannels(choices),
      reader: {
        id: row.staff_id,
        readable: resourcesTo(roles, 'read'),
        clear: resourcesTo(roles, 'export'),
      },
    }));
  }

  /** What somebody is still to be told of these: read by nobody since, not older than so many hours, and theirs to know. */
  async unreadOf(staff_id: number, ids: readonly number[], hours: number) {
    const { manager } = this.database;
    const hearer = await this.one(manager, staff_id);
    if (!hearer) return [];
    const oldest = new Date(this.clock.now().getTime() - hours * HOUR_MS);
    const rows = await stillUnread.all(manager, staff_id, ids, oldest);
    return rows.filter(({ resource }) => mayRead(hearer.reader.readable, resource));
  }

  async one(tx: EntityManager, staff_id: number): Promise<Hearer | null> {
    return (await this.all(tx)).find((hearer) => hearer.staff_id === staff_id) ?? null;
  }
}
