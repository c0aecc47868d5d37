import { ApiError } from '@livres/api/client';
import { data } from 'react-router';
import { recurringContent } from '../../giving/recurring/recurring-gift.content';
import { RecurringConfirmationPage } from '../../giving/recurring/RecurringConfirmationPage';
import { serverApi } from '../../shared/api/api-clients';
import { isNotFound } from '../../shared/api/loading';
import { answerForm } from '../../shared/api/sent-form';
import { paths } from '../../shared/paths';
import { PRIVATE_HEADERS, privateMeta } from '../private-page';
import type { Route } from './+types/recurring-confirmation';

export const headers = () => PRIVATE_HEADERS;

const pathOf = (token: string) => `/donations/recurring/confirmations/${encodeURIComponent(token)}/` as const;

// Read by the site's server only: the browser's own journal of calls never holds the token.
export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  try {
    const confirmation = await serverApi(context.api).get(pathOf(token));
    return data({ confirmation, refusal: null });
  } catch (error) {
    const isOver = error instanceof ApiError && error.status === 410;
    if (!isNotFound(error)) throw data(null, { status: 503 });
    return data(
      { confirmation: null, refusal: isOver ? error.message : null },
      { status: isOver ? 410 : 404 },
    );
  }
}

export async function action({ context, params: { token }, request }: Route.ActionArgs) {
  const api = serverApi(context.api);
  const answer = await answerForm(await request.formData(), () => api.post(pathOf(token)));
  return data(answer, { status: answer.status });
}

export function meta({ matches }: Route.MetaArgs) {
  const { title, description } = recurringContent.confirmation;
  return privateMeta(matches, { title, description, path: paths.give() });
}

export default function RecurringConfirmationRoute({ actionData, loaderData }: Route.ComponentProps) {
  const { confirmation, refusal } = loaderData;
  return <RecurringConfirmationPage confirmation={confirmation} refusal={refusal} posted={actionData} />;
}
