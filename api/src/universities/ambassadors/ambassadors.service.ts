import { Injectable } from '@nestjs/common';
import type { CaseForm } from '../casework/case.kind.js';
import { CaseReceptionService } from '../casework/case-reception.service.js';
import {
  AMBASSADOR_DEFAULTS as DEFAULTS,
  AMBASSADOR_LIMITS,
  AMBASSADOR_MESSAGES,
  type AmbassadorAnswer,
  type AmbassadorInput,
  type AmbassadorStatus,
  availabilityOf,
} from './ambassador.contract.js';
import { AMBASSADOR_KIND } from './ambassador.kind.js';
import type { AmbassadorApplicationRow } from './ambassador-application.entity.js';

/** Students who offer to help those who come after them. */
@Injectable()
export class AmbassadorsService {
  constructor(private readonly reception: CaseReceptionService) {}

  /** Keeps an application once, however often its form arrives. Defaults: specification §9. */
  async apply(input: AmbassadorInput, address: string): Promise<AmbassadorAnswer> {
    const { form_key, website } = input;
    const arrival = { form_key, website, address, most_per_hour: AMBASSADOR_LIMITS.applications_per_hour };
    const row = await this.reception.receive(AMBASSADOR_KIND, formOf(input), arrival);
    const { id, reference } = row;
    return { id, reference, status: row.status as AmbassadorStatus, message: AMBASSADOR_MESSAGES.sent };
  }
}

function formOf(input: AmbassadorInput): CaseForm<AmbassadorApplicationRow> {
  const { first_name, last_name, email, university, field_of_study, current_level, country_study, bio } =
    input;
  const { expertise_areas = [], target_countries = [] } = input;
  return {
    first_name,
    last_name,
    email,
    university,
    field_of_study,
    current_level,
    country_study,
    bio,
    expertise_areas,
    target_countries,
    country_origin: input.country_origin || DEFAULTS.country_origin,
    availability_hours: input.availability_hours ?? availabilityOf(undefined),
    languages: input.languages?.length ? input.languages : [...DEFAULTS.languages],
    achievements: input.achievements || DEFAULTS.achievements,
  };
}
