import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { RegistrationTotals } from './admin/registration-totals.entity.js';
import { registrationErrors } from './registration.errors.js';

/** Whether people of a registration came in: doors open before the event begins. */
@Injectable()
export class RegistrationPresenceService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async hasCome(id: string, tx: EntityManager = this.dataSource.manager): Promise<boolean> {
    const totals = await tx.findOneBy(RegistrationTotals, { id });
    return totals !== null && totals.checked_in > 0;
  }

  /** Refuses (409) to give back seats of those who came. */
  async assertNotCome(tx: EntityManager, id: string): Promise<void> {
    if (await this.hasCome(id, tx)) throw registrationErrors.hasCome();
  }
}
