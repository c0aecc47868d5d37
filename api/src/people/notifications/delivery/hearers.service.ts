import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { RowOf } from '../../../platform/database/query.js';
import { resourcesTo } from '../../access/rights.contract.js';
import type { NotificationReader } from '../inbox/notification.presenter.js';
import { chosenChannels, type NotificationChoices } from '../preferences/preference.contract.js';
import { hearers } from './deliveries.queries.js';

export interface Hearer extends Omit<RowOf<typeof hearers>, 'choices' | 'roles'> {
  choices: NotificationChoices;
  reader: NotificationReader;
}

/** Whoever holds a code, with what they may know and want to hear. */
@Injectable()
export class HearersService {
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

  async one(tx: EntityManager, staff_id: number): Promise<Hearer | null> {
    return (await this.all(tx)).find((hearer) => hearer.staff_id === staff_id) ?? null;
  }
}
