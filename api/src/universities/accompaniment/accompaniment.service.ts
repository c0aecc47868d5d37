import { Injectable } from '@nestjs/common';
import type { CaseForm } from '../casework/case.kind.js';
import { CaseReceptionService } from '../casework/case-reception.service.js';
import {
  ACCOMPANIMENT_DEFAULTS as DEFAULTS,
  ACCOMPANIMENT_LIMITS,
  ACCOMPANIMENT_MESSAGES,
  type AccompanimentAnswer,
  type AccompanimentInput,
  type AccompanimentStatus,
  NEXT_LEVEL,
  SUPPORT_TYPE_LABELS,
} from './accompaniment.contract.js';
import { ACCOMPANIMENT_KIND } from './accompaniment.kind.js';
import type { AccompanimentRequestRow } from './accompaniment-request.entity.js';

/** What students ask of the association. */
@Injectable()
export class AccompanimentService {
  constructor(private readonly reception: CaseReceptionService) {}

  /** Keeps a request once, however often its form arrives. Defaults: specification §9. */
  async ask(input: AccompanimentInput, address: string): Promise<AccompanimentAnswer> {
    const { form_key, website } = input;
    const arrival = { form_key, website, address, most_per_hour: ACCOMPANIMENT_LIMITS.requests_per_hour };
    const row = await this.reception.receive(ACCOMPANIMENT_KIND, formOf(input), arrival);
    const { id, reference } = row;
    return { id, reference, status: row.status as AccompanimentStatus, message: ACCOMPANIMENT_MESSAGES.sent };
  }
}

function formOf(input: AccompanimentInput): CaseForm<AccompanimentRequestRow> {
  const { first_name, last_name, email, field_of_study, current_level, description } = input;
  const { support_type = DEFAULTS.support_type, urgency = DEFAULTS.urgency } = input;
  return {
    first_name,
    last_name,
    email,
    field_of_study,
    current_level,
    description,
    support_type,
    urgency,
    phone_number: input.phone_number ?? '',
    target_country: input.target_country || DEFAULTS.target_country,
    target_level: input.target_level ?? NEXT_LEVEL[current_level],
    title: input.title || `${SUPPORT_TYPE_LABELS[support_type]} – ${field_of_study}`,
    specific_questions: input.specific_questions ?? '',
  };
}
