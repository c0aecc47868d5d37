import { data } from 'react-router';
import { checkPayment } from '../../events/registrations/change-registration';
import { paymentReturnContent } from '../../events/registrations/payment-return.content';
import { PaymentReturnPage } from '../../events/registrations/PaymentReturnPage';
import { readPayment } from '../../events/registrations/read-registration';
import { Celebration } from '../../giving/donations/Celebration';
import { serverApi } from '../../shared/api/api-clients';
import { paths } from '../../shared/paths';
import { PRIVATE_HEADERS, privateMeta } from '../private-page';
import type { Route } from './+types/registration-payment';

export const headers = () => PRIVATE_HEADERS;

const STATUS = { not_found: 404, failed: 503 };

export async function loader({ context, params: { transaction }, request }: Route.LoaderArgs) {
  const read = await readPayment(serverApi(context.api), transaction, context.api.ownPageToken);
  const has_given_up = new URL(request.url).searchParams.get('annule') === '1';
  return data({ read, has_given_up }, { status: read.missing ? STATUS[read.missing] : 200 });
}

export async function action({ context, params: { transaction }, request }: Route.ActionArgs) {
  const answer = await checkPayment(serverApi(context.api), await request.formData(), transaction);
  return data(answer, { status: answer.status });
}

export function meta({ matches }: Route.MetaArgs) {
  const { title, description } = paymentReturnContent;
  return privateMeta(matches, { title, description, path: paths.events() });
}

export default function RegistrationPaymentRoute({ actionData, loaderData }: Route.ComponentProps) {
  const { read, has_given_up } = loaderData;
  return (
    <PaymentReturnPage
      read={read}
      hasGivenUp={has_given_up}
      posted={actionData}
      celebration={<Celebration />}
    />
  );
}
