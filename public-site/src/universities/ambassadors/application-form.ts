import type { HttpClient } from '@livres/api/client';
import {
  AMBASSADOR_DEFAULTS as DEFAULTS,
  AMBASSADOR_MESSAGES as MESSAGES,
  availabilityOf,
  type AmbassadorAnswer,
  type AmbassadorInput,
  type StudentLevel,
} from '@livres/api/contract';
import { textsOf, type FormAnswer } from '../../shared/api/sent-form';
import { submitForm } from '../shared/submission';
import { ambassadorsContent as content } from './ambassadors.content';

/** Each by its name in the form, with what to say where it is empty. */
const REQUIRED = {
  first_name: MESSAGES.first_name,
  last_name: MESSAGES.last_name,
  email: MESSAGES.email_missing,
  university: MESSAGES.university,
  country_study: MESSAGES.country_study,
  current_level: MESSAGES.level,
  field_of_study: MESSAGES.field_of_study,
  scholarship_type: MESSAGES.scholarship_type,
  bio: MESSAGES.motivation,
  availability: MESSAGES.availability,
} as const;
/** Of which several may be ticked. */
const LISTS = ['languages', 'expertise_areas'] as const;
const BETWEEN = '\n';

/** What is missing, a sentence a field: the api knows neither the scholarship nor the hours as the form asks them. */
export function missingIn(filled: FormData): Record<string, string> {
  const typed = textsOf(filled);
  const missing = Object.entries(REQUIRED).filter(([name]) => !typed[name]?.trim());
  const faults: Record<string, string> = Object.fromEntries(missing);
  if (typed['email']?.trim() && !/^\S+@\S+\.\S+$/.test(typed['email'].trim()))
    faults['email'] = MESSAGES.email_invalid;
  return faults;
}

/** The form as the api takes it: one applies as a candidate, and helps first those who want to go where one studies. */
export function applicationOf(filled: FormData): AmbassadorInput {
  const typed = textsOf(filled);
  const { first_name = '', last_name = '', email = '', university = '', field_of_study = '' } = typed;
  const { current_level = '', country_study = '', bio = '', availability, form_key, website } = typed;
  const [languages, expertise_areas] = LISTS.map((name) => tickedIn(filled, name));
  return {
    first_name,
    last_name,
    email,
    university,
    field_of_study,
    country_study,
    bio,
    current_level: current_level as StudentLevel,
    country_origin: DEFAULTS.country_origin,
    availability_hours: availabilityOf(availability),
    languages: languages?.length ? languages : [...DEFAULTS.languages],
    expertise_areas: expertise_areas ?? [],
    target_countries: country_study.trim() ? [country_study.trim()] : [],
    achievements: achievementsOf(typed['scholarship_type'] ?? ''),
    status: 'candidate',
    ...(form_key && { form_key }),
    ...(website && { website }),
  };
}

/** « Bourse obtenue: Eiffel »; without a name, the words alone. */
function achievementsOf(scholarship: string): string {
  const name = scholarship.trim();
  return name ? `${DEFAULTS.achievements}: ${name}` : DEFAULTS.achievements;
}

export async function sendApplication(
  api: HttpClient,
  filled: FormData,
): Promise<FormAnswer<AmbassadorAnswer>> {
  const errors = missingIn(filled);
  if (Object.keys(errors).length > 0)
    return { done: null, errors, failure: content.missing, values: typedIn(filled), status: 400 };
  const answer = await submitForm(filled, () =>
    api.post('/universities/ambassadors/apply/', applicationOf(filled)),
  );
  return answer.done ? answer : { ...answer, values: typedIn(filled) };
}

/** What was typed, with all that was ticked. */
function typedIn(filled: FormData): Record<string, string> {
  const ticked = LISTS.map((name) => [name, tickedIn(filled, name).join(BETWEEN)]);
  return { ...textsOf(filled), ...Object.fromEntries(ticked) };
}

export function tickedOf(values: Record<string, string>, name: (typeof LISTS)[number]): string[] | undefined {
  return values[name]?.split(BETWEEN);
}

function tickedIn(filled: FormData, name: string): string[] {
  return filled.getAll(name).filter((value) => typeof value === 'string');
}
