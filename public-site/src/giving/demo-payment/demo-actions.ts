import type { HttpClient } from '@livres/api/client';
import { DEMO_ACTIONS, type DemoAction, type DemoSession } from '@livres/api/contract';
import { bodyOf, answerForm, textsOf, type FormAnswer } from '../../shared/api/sent-form';

/** The button that was pressed. */
export function actionOf(filled: FormData): DemoAction | undefined {
  const { act } = textsOf(filled);
  return DEMO_ACTIONS.find((one) => one === act);
}

/** Whether one goes back to the site, as from a provider's page: the first payment is settled. */
export function leadsOn(action: DemoAction | undefined): boolean {
  return action === 'succeed' || action === 'refuse' || action === 'delay';
}

export function sendAction(
  api: HttpClient,
  session: string,
  filled: FormData,
): Promise<FormAnswer<DemoSession>> {
  const { reason } = textsOf(filled);
  const action = actionOf(filled);
  const body = {
    act: action,
    ...(reason && (action === 'refuse' || action === 'next_refuse') && { reason }),
  };
  return answerForm(filled, () => api.post(`/payments/demo/${encodeURIComponent(session)}/`, bodyOf(body)));
}
