import { data } from 'react-router';
import { CardRefusalPage } from '../../giving/donations/CardRefusalPage';
import { cardRefusalContent } from '../../giving/donations/gifts.content';
import { serverApi } from '../../shared/api/api-clients';
import { answerForm } from '../../shared/api/sent-form';
import { paths } from '../../shared/paths';
import { PRIVATE_HEADERS, privateMeta } from '../private-page';
import type { Route } from './+types/card-refusal';

export const headers = () => PRIVATE_HEADERS;

export async function action({ context, params: { token }, request }: Route.ActionArgs) {
  const form = await request.formData();
  const is_reported = form.has('reported');
  const answer = await answerForm<'refused' | 'reported'>(form, async () => {
    await serverApi(context.api).post('/tribute-cards/refusals/', { token, is_reported });
    return is_reported ? 'reported' : 'refused';
  });
  return data(answer, { status: answer.status });
}

export function meta({ matches }: Route.MetaArgs) {
  const { title, description } = cardRefusalContent;
  return privateMeta(matches, { title, description, path: paths.give() });
}

export default function CardRefusalRoute({ actionData, params: { token } }: Route.ComponentProps) {
  return <CardRefusalPage token={token} posted={actionData} />;
}
