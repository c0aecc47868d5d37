import { data } from 'react-router';
import { ConfirmationPage } from '../../giving/donations/ConfirmationPage';
import { proofIn } from '../../giving/donations/gift-proof';
import { confirmationContent } from '../../giving/donations/gifts.content';
import { readPayment } from '../../giving/donations/read-gift';
import { serverApi } from '../../shared/api/api-clients';
import { paths } from '../../shared/paths';
import { campaignOfAddress } from '../loading/campaign-of-address';
import { receiptAction } from '../loading/receipt-action';
import { PRIVATE_HEADERS, privateMeta } from '../private-page';
import type { Route } from './+types/gift-confirmation';

export const headers = () => PRIVATE_HEADERS;

const STATUS = { no_identifier: 200, not_found: 404, over: 410, failed: 503 };

// Read by the site's server only: the browser's own journal of calls never holds the payment's session.
export async function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const proof = proofIn(query);
  const api = serverApi(context.api);
  const read = await readPayment(api, proof, context.api.ownPageToken);
  const campaign = await campaignOfAddress(api, read.details?.campaignSlug ?? null);
  const has_receipt_failed = query.get('recu') === 'echec';
  return data(
    { proof, read, campaign, has_receipt_failed },
    { status: read.missing ? STATUS[read.missing] : 200 },
  );
}

export const action = receiptAction;

export function meta({ matches }: Route.MetaArgs) {
  const { title, description } = confirmationContent;
  return privateMeta(matches, { title, description, path: paths.give() });
}

export default function GiftConfirmationRoute({ actionData, loaderData }: Route.ComponentProps) {
  const { read, proof, campaign, has_receipt_failed } = loaderData;
  return (
    <ConfirmationPage
      read={read}
      proof={proof}
      campaign={campaign}
      hasReceiptFailed={has_receipt_failed}
      posted={actionData}
    />
  );
}
