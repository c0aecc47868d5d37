import type { HttpClient } from '@livres/api/client';
import {
  ACCOMPANIMENT_DEFAULTS as DEFAULTS,
  levelsOf,
  type AccompanimentAnswer,
  type AccompanimentInput,
} from '@livres/api/contract';
import type { FormAnswer } from '../../shared/api/sent-form';
import { bodyOf, textsOf } from '../../shared/api/sent-form';
import { submitForm } from '../shared/submission';

/** The form as the api takes it: a level that was not chosen is left out, so that the api asks for it with the rest. */
export function requestOf(typed: Record<string, string>): Partial<AccompanimentInput> {
  const { first_name = '', last_name = '', email = '', field_of_study = '', description = '' } = typed;
  const { current_level: level = '', support_type, urgency, target_country, form_key, website } = typed;
  const optional = pick(typed, ['phone_number', 'title', 'specific_questions']);
  return {
    first_name,
    last_name,
    email,
    field_of_study,
    description,
    support_type: (support_type || DEFAULTS.support_type) as AccompanimentInput['support_type'] & string,
    urgency: (urgency || DEFAULTS.urgency) as AccompanimentInput['urgency'] & string,
    target_country: target_country?.trim() || DEFAULTS.target_country,
    ...(level && levelsOf(level)),
    ...optional,
    ...(form_key && { form_key }),
    ...(website && { website }),
  };
}

export function sendRequest(api: HttpClient, filled: FormData): Promise<FormAnswer<AccompanimentAnswer>> {
  return submitForm(filled, () =>
    api.post('/universities/accompaniment-requests/', bodyOf(requestOf(textsOf(filled)))),
  );
}

/** What was filled in, of these. */
function pick<Name extends string>(typed: Record<string, string>, names: Name[]) {
  const filled = names.flatMap((name) => (typed[name]?.trim() ? [[name, typed[name]] as const] : []));
  return Object.fromEntries(filled) as Partial<Record<Name, string>>;
}
