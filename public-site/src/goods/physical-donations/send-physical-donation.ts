import { ApiError, type HttpClient } from '@livres/api/client';
import type { PhysicalDonationCreated } from '@livres/api/contract';
import type { CampaignForThings } from './campaigns-for-things';
import { faultsOf, isSomethingMissing, type Faults } from './physical-donation-faults';
import { fieldOf, valuesOf, type FormValues } from './physical-donation-fields';
import { physicalDonationFormContent as content } from './physical-donation-form.content';
import { payloadOf } from './physical-donation-payload';
import { bodyOf } from '../../shared/api/sent-form';

/** What became of the form: a donation, or what to correct, with what was typed so that nothing is lost. */
export interface PhysicalDonationAnswer {
  done: PhysicalDonationCreated | null;
  errors: Faults;
  failure: string | null;
  values: FormValues;
  status: number;
}

/** Checks all of it again, then sends it. */
export async function sendPhysicalDonation(
  api: HttpClient,
  filled: FormData,
  campaigns: readonly CampaignForThings[] | null,
): Promise<PhysicalDonationAnswer> {
  const values = valuesOf(filled);
  const errors = faultsOf(values, campaigns);
  if (Object.keys(errors).length > 0)
    return { done: null, errors, failure: refusalOf(errors), values, status: 400 };
  try {
    const done = await api.post('/physical-donations/', bodyOf(payloadOf(values)));
    return { done, errors: {}, failure: null, values: {}, status: 200 };
  } catch (error) {
    return { done: null, ...failureOf(error), values };
  }
}

/** The messages of a form that cannot be sent yet. */
export function refusalOf(faults: Faults): string {
  return isSomethingMissing(faults) ? content.missing : content.wrong;
}

// The front door's words for an api that does not answer.
const NO_ANSWER = [502, 503, 504];

function failureOf(error: unknown): Pick<PhysicalDonationAnswer, 'errors' | 'failure' | 'status'> {
  if (!(error instanceof ApiError)) return { errors: {}, failure: content.failed, status: 500 };
  if (error.status === 0 || NO_ANSWER.includes(error.status))
    return { errors: {}, failure: content.noConnection, status: 503 };
  const told = Object.entries(error.problem?.errors ?? {});
  const errors = told.flatMap(([name, message]) => {
    const field = fieldOf(name);
    return field ? [[field, message] as const] : [];
  });
  const { status } = error;
  if (errors.length > 0) return { errors: Object.fromEntries(errors), failure: content.wrong, status };
  const reason = told[0]?.[1] ?? (status < 500 ? error.problem?.detail : undefined);
  return { errors: {}, failure: reason ? content.failedFor(reason) : content.failed, status };
}
