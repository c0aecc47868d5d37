import { data, redirect } from 'react-router';
import { actionOf, leadsOn, sendAction } from '../../giving/demo-payment/demo-actions';
import { demoPaymentContent } from '../../giving/demo-payment/demo-payment.content';
import { DemoPaymentPage } from '../../giving/demo-payment/DemoPaymentPage';
import { serverApi } from '../../shared/api/api-clients';
import { noneIfMissing } from '../../shared/api/loading';
import { paths } from '../../shared/paths';
import { PRIVATE_HEADERS, privateMeta } from '../private-page';
import type { Route } from './+types/demo-payment';

export const headers = () => PRIVATE_HEADERS;

export async function loader({ context, params: { session }, request }: Route.LoaderArgs) {
  const payment = await serverApi(context.api)
    .get(`/payments/demo/${encodeURIComponent(session)}/`)
    .catch(noneIfMissing);
  const back = new URL(request.url).searchParams.get('retour') ?? '';
  return data({ payment, back: isOfSite(back) ? back : null }, { status: payment ? 200 : 404 });
}

function isOfSite(path: string): boolean {
  return /^\/(?![/\\])/.test(path);
}

export async function action({ context, params: { session }, request }: Route.ActionArgs) {
  const filled = await request.formData();
  const answer = await sendAction(serverApi(context.api), session, filled);
  if (answer.done && leadsOn(actionOf(filled))) throw redirect(answer.done.success_url, 303);
  return data(answer, { status: answer.status });
}

export function meta({ matches }: Route.MetaArgs) {
  const { title, description } = demoPaymentContent;
  return privateMeta(matches, { title, description, path: paths.give() });
}

export default function DemoPaymentRoute({ actionData, loaderData }: Route.ComponentProps) {
  const { payment, back } = loaderData;
  return <DemoPaymentPage payment={payment} back={back} posted={actionData} />;
}
