import type { HttpClient } from '@livres/api/client';
import {
  ALERT_FREQUENCIES,
  scholarshipFiltersIn,
  type AlertAnswer,
  type AlertFrequency,
  type ScholarshipAlert,
} from '@livres/api/contract';
import { bodyOf, answerForm, textsOf, type FormAnswer } from '../../shared/api/sent-form';

const ALERTS = '/universities/scholarship-alerts/';

/** A search to be saved, as its page sends it. */
export function createAlert(api: HttpClient, filled: FormData): Promise<FormAnswer<AlertAnswer>> {
  const { email = '', frequency = '', consent, website, ...texts } = textsOf(filled);
  return answerForm(filled, () =>
    api.post(
      ALERTS,
      bodyOf({
        email,
        frequency,
        filters: scholarshipFiltersIn(texts),
        consent: consent === 'true',
        ...(website && { website }),
      }),
    ),
  );
}

const ALERT_ACTIONS = ['confirm', 'change', 'stop'] as const;
export type ScholarshipAlertAction = (typeof ALERT_ACTIONS)[number];
export type AlertActionAnswer = FormAnswer<ScholarshipAlert> & { act: ScholarshipAlertAction };

/** From its page, or from a mailbox by one click: that one stops it, whatever else is in the form. */
export async function changeAlert(
  api: HttpClient,
  filled: FormData,
  token: string,
): Promise<AlertActionAnswer> {
  const { act: asked, frequency } = textsOf(filled);
  const action = ALERT_ACTIONS.find((one) => one === asked) ?? 'stop';
  const answer = await answerForm(filled, () =>
    action === 'change'
      ? api.put(ALERTS, bodyOf({ token, frequency }))
      : api.post(`${ALERTS}${action}/`, { token }),
  );
  return { ...answer, act: action };
}

/** What a member does with one of their own. */
export function changeOwnAlert(api: HttpClient, filled: FormData): Promise<FormAnswer<true>> {
  const { act, alert_id = '', frequency } = textsOf(filled);
  const path = `${ALERTS}mine/${encodeURIComponent(alert_id)}/` as const;
  return answerForm<true>(filled, async () => {
    if (act === 'forget') await api.delete(path);
    else await api.put(path, changesOf(act, frequency));
    return true;
  });
}

function changesOf(action: string | undefined, frequency: string | undefined) {
  if (action === 'change') return { frequency: frequencyIn(frequency) };
  return { status: action === 'resume' ? ('active' as const) : ('stopped' as const) };
}

function frequencyIn(text: string | undefined): AlertFrequency | undefined {
  return ALERT_FREQUENCIES.find((one) => one === text);
}
