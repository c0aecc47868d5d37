import { Injectable } from '@nestjs/common';
import type { CaseForm } from '../casework/case.kind.js';
import { HandlesCases } from '../casework/case-kinds.service.js';
import { CaseReceptionService } from '../casework/case-reception.service.js';
import {
  AMBASSADOR_DEFAULTS as DEFAULTS,
  AMBASSADOR_LIMITS,
  AMBASSADOR_MESSAGES,
  type AmbassadorStatus,
  availabilityOf,
} from './ambassador.contract.js';
import type { AmbassadorAnswer, AmbassadorInput } from './ambassador.dto.js';
import { AMBASSADOR_KIND } from './ambassador.kind.js';
import type { AmbassadorApplicationRow } from './ambassador-application.entity.js';

/** Students who offer to help those who come after them. */
@Injectable()
@HandlesCases(AMBASSADOR_KIND)
export class AmbassadorsService {
  constructor(private readonly reception: CaseReceptionService) {}

  /** Keeps an application once, however often its form arrives. Defaults: specification §9. */
  async apply(input: AmbassadorInput, address: string): Promise<AmbassadorAnswer> {
    const { form_key, website, status: _, ...form } = input;
    const arrival = { form_key, website, address, most_per_hour: AMBASSADOR_LIMITS.applications_per_hour };
    const row = await this.reception.receive(AMBASSADOR_KIND, withDefaults(form), arrival);
    const { id, reference } = row;
    return { id, reference, status: row.status as AmbassadorStatus, message: AMBASSADOR_MESSAGES.sent };
  }
}

function withDefaults(
  form: Omit<AmbassadorInput, 'form_key' | 'website' | 'status'>,
): CaseForm<AmbassadorApplicationRow> {
  return {
    ...form,
    expertise_areas: form.expertise_areas ?? [],
    target_countries: form.target_countries ?? [],
    country_origin: form.country_origin || DEFAULTS.country_origin,
    availability_hours: form.availability_hours ?? availabilityOf(undefined),
    languages: form.languages?.length ? form.languages : [...DEFAULTS.languages],
    achievements: form.achievements || DEFAULTS.achievements,
  };
}
