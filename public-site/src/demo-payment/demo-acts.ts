import type { HttpClient } from '@livres/api/client';
import { DEMO_ACTS, type DemoAct, type DemoSession } from '@livres/api/contract';
import { answerForm, textsOf, type FormAnswer } from '../shared/api/sent-form';

/** The button that was pressed. */
export function actOf(filled: FormData): DemoAct | undefined {
  const { act } = textsOf(filled);
  return DEMO_ACTS.find((one) => one === act);
}

/** Whether one goes back to the site, as from a provider's page: the first payment is settled. */
export function leadsOn(act: DemoAct | undefined): boolean {
  return act === 'succeed' || act === 'refuse' || act === 'delay';
}

export function sendAct(
  api: HttpClient,
  session: string,
  filled: FormData,
): Promise<FormAnswer<DemoSession>> {
  const { reason } = textsOf(filled);
  const act = actOf(filled);
  const body = { act, ...(reason && (act === 'refuse' || act === 'next_refuse') && { reason }) };
  return answerForm(filled, () =>
    api.post<DemoSession>(`/payments/demo/${encodeURIComponent(session)}/`, body),
  );
}
