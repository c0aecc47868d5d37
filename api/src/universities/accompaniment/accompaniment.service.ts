import { Injectable } from '@nestjs/common';
import type { CaseForm } from '../casework/case.kind.js';
import { HandlesCases } from '../casework/case-kinds.service.js';
import { CaseReceptionService } from '../casework/case-reception.service.js';
import {
  ACCOMPANIMENT_DEFAULTS as DEFAULTS,
  ACCOMPANIMENT_LIMITS,
  ACCOMPANIMENT_MESSAGES,
  type AccompanimentStatus,
  NEXT_LEVEL,
  SUPPORT_TYPE_LABELS,
} from './accompaniment.contract.js';
import type { AccompanimentAnswer, AccompanimentInput } from './accompaniment.dto.js';
import { ACCOMPANIMENT_KIND } from './accompaniment.kind.js';
import type { AccompanimentRequestRow } from './accompaniment-request.entity.js';

/** What students ask of the association. */
@Injectable()
@HandlesCases(ACCOMPANIMENT_KIND)
export class AccompanimentService {
  constructor(private readonly reception: CaseReceptionService) {}

  /** Keeps a request once, however often its form arrives. Defaults: specification §9. */
  async ask(input: AccompanimentInput, address: string): Promise<AccompanimentAnswer> {
    const { form_key, website, ...form } = input;
    const arrival = { form_key, website, address, most_per_hour: ACCOMPANIMENT_LIMITS.requests_per_hour };
    const row = await this.reception.receive(ACCOMPANIMENT_KIND, withDefaults(form), arrival);
    const { id, reference } = row;
    return { id, reference, status: row.status as AccompanimentStatus, message: ACCOMPANIMENT_MESSAGES.sent };
  }
}

function withDefaults(
  form: Omit<AccompanimentInput, 'form_key' | 'website'>,
): CaseForm<AccompanimentRequestRow> {
  const { support_type = DEFAULTS.support_type, urgency = DEFAULTS.urgency } = form;
  return {
    ...form,
    support_type,
    urgency,
    phone_number: form.phone_number ?? '',
    target_country: form.target_country || DEFAULTS.target_country,
    target_level: form.target_level ?? NEXT_LEVEL[form.current_level],
    title: form.title || `${SUPPORT_TYPE_LABELS[support_type]} – ${form.field_of_study}`,
    specific_questions: form.specific_questions ?? '',
  };
}
