import type { HttpClient } from '@livres/api/client';
import {
  ALERT_FREQUENCIES,
  scholarshipFiltersIn,
  type AlertAnswer,
  type AlertFrequency,
  type ScholarshipAlert,
} from '@livres/api/contract';
import { answerForm, textsOf, type FormAnswer } from '../shared/api/sent-form';

const ALERTS = '/universities/scholarship-alerts/';

/** A search to be told of, as its page sends it. */
export function createAlert(api: HttpClient, filled: FormData): Promise<FormAnswer<AlertAnswer>> {
  const { email = '', frequency = '', consent, website, ...texts } = textsOf(filled);
  return answerForm(filled, () =>
    api.post<AlertAnswer>(ALERTS, {
      email,
      frequency,
      filters: scholarshipFiltersIn(texts),
      consent: consent === 'true',
      ...(website && { website }),
    }),
  );
}

const ALERT_ACTS = ['confirm', 'change', 'stop'] as const;
export type AlertAct = (typeof ALERT_ACTS)[number];
export type AlertActAnswer = FormAnswer<ScholarshipAlert> & { act: AlertAct };

/** From its page, or from a mailbox by one click: that one stops it, whatever else is in the form. */
export async function actOnAlert(api: HttpClient, filled: FormData, token: string): Promise<AlertActAnswer> {
  const { act: asked, frequency } = textsOf(filled);
  const act = ALERT_ACTS.find((one) => one === asked) ?? 'stop';
  const answer = await answerForm(filled, () =>
    act === 'change'
      ? api.put<ScholarshipAlert>(ALERTS, { token, frequency })
      : api.post<ScholarshipAlert>(`${ALERTS}${act}/`, { token }),
  );
  return { ...answer, act };
}

/** What a member does with one of their own. */
export function actOnOwnAlert(api: HttpClient, filled: FormData): Promise<FormAnswer<true>> {
  const { act, alert_id = '', frequency } = textsOf(filled);
  const path = `${ALERTS}mine/${encodeURIComponent(alert_id)}/`;
  return answerForm<true>(filled, async () => {
    if (act === 'forget') await api.delete(path);
    else await api.put(path, changesOf(act, frequency));
    return true;
  });
}

function changesOf(act: string | undefined, frequency: string | undefined): object {
  if (act === 'change') return { frequency: frequencyIn(frequency) };
  return { status: act === 'resume' ? 'active' : 'stopped' };
}

function frequencyIn(text: string | undefined): AlertFrequency | undefined {
  return ALERT_FREQUENCIES.find((one) => one === text);
}
