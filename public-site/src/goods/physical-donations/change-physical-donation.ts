import type { HttpClient } from '@livres/api/client';
import { PHYSICAL_DONATION_MESSAGES as SAYS, type PhysicalDonationTracking } from '@livres/api/contract';
import { answerForm, textsOf, type FormAnswer } from '../../shared/api/sent-form';
import { chosenIn, textOf, valuesOf, type FormValues } from './physical-donation-fields';
import { availabilityOf } from './physical-donation-payload';

/** What became of a change, with the choices of its lists so that nothing is lost. */
export type ChangeAnswer = FormAnswer<PhysicalDonationTracking> & {
  act: 'wishes' | 'cancel';
  lists: FormValues;
};

/** A change that a donor makes at their own link: other wishes, or the end of it. */
export async function changePhysicalDonation(
  api: HttpClient,
  filled: FormData,
  token: string,
): Promise<ChangeAnswer> {
  if (textsOf(filled)['act'] === 'cancel') {
    const reason = textsOf(filled)['reason'] ?? '';
    const body = { token, ...(reason && { reason }) };
    const path = '/physical-donations/tracking/cancellation';
    const answer = await answerForm(filled, () => api.post(path, body));
    return { ...answer, act: 'cancel', lists: {} };
  }
  const lists = valuesOf(filled);
  const errors = wishFaults(lists);
  if (Object.keys(errors).length > 0)
    return { done: null, errors, failure: null, values: textsOf(filled), status: 400, act: 'wishes', lists };
  const answer = await answerForm(filled, () =>
    api.put('/physical-donations/tracking', wishesOf(lists, token)),
  );
  return { ...answer, act: 'wishes', lists: answer.done ? {} : lists };
}

function wishesOf(values: FormValues, token: string) {
  return {
    token,
    version: Number(textOf(values, 'version')),
    access_info: textOf(values, 'access_info'),
    special_instructions: textOf(values, 'special_instructions'),
    pickup_availability: availabilityOf(values),
  };
}

function wishFaults(values: FormValues): Record<string, string> {
  const missing = (['preferred_days', 'time_slots'] as const).filter(
    (name) => chosenIn(values, `pickup_availability.${name}`).length === 0,
  );
  return Object.fromEntries(missing.map((name) => [`pickup_availability.${name}`, SAYS[name]]));
}
