import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import {
  type ErasureObstacle,
  type PersonalDataHolder,
  PersonalDataSource,
} from '../../platform/personal-data/personal-data-source.js';
import { holdRegistrationsOf, registrationsToCome } from './registration-personal-data.queries.js';
import {
  registrationErasure as texts,
  registrationPersonalData,
} from './registration.personal-data.content.js';

/** Erases who registered; never while they are expected: nobody would know whose seat it is. */
@Injectable()
@PersonalDataSource(registrationPersonalData)
export class RegistrationPersonalDataService implements PersonalDataHolder {
  constructor(private readonly clock: Clock) {}

  async obstacles(tx: EntityManager, email: string): Promise<ErasureObstacle[]> {
    await holdRegistrationsOf.run(tx, email);
    const expected = await registrationsToCome.all(tx, email, this.clock.now());
    return expected.map(({ id, reference, title }) => ({
      code: 'inscription-a-venir',
      detail: texts.toCome(title, reference),
      path: `/admin/event-registrations/${id}/show`,
    }));
  }
}
