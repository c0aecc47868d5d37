import { data } from 'react-router';
import { proofIn } from '../../giving/donations/gift-proof';
import { thanksContent } from '../../giving/donations/gifts.content';
import { GiftThanksPage } from '../../giving/donations/GiftThanksPage';
import { readPayment } from '../../giving/donations/read-gift';
import { physicalDonationSuccessContent } from '../../goods/physical-donations/physical-donation-validation.content';
import { PhysicalDonationSuccess } from '../../goods/physical-donations/PhysicalDonationSuccess';
import {
  ComingPhysicalDonation,
  UnknownPhysicalDonation,
} from '../../goods/physical-donations/UnknownPhysicalDonation';
import { serverApi } from '../../shared/api/api-clients';
import { paths } from '../../shared/paths';
import { useIsStatePending, useNavigationState } from '../../shared/ui/use-navigation-state';
import { campaignOfAddress } from '../loading/campaign-of-address';
import { receiptAction } from '../loading/receipt-action';
import { PRIVATE_HEADERS, privateMeta } from '../private-page';
import type { Route } from './+types/donation-success';

export const headers = () => PRIVATE_HEADERS;

/** A gift of money is read by the payment that the address names; one of things by the state of the previous page. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const proof = proofIn(new URL(request.url).searchParams);
  if (!proof) return { proof, read: null, campaign: null };
  const api = serverApi(context.api);
  const read = await readPayment(api, proof, context.api.ownPageToken);
  const campaign = await campaignOfAddress(api, read.details?.campaignSlug ?? null);
  return data(
    { proof, read, campaign },
    { status: read.donation ? 200 : read.missing === 'failed' ? 503 : 404 },
  );
}

export const action = receiptAction;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const isMoney = Boolean(loaderData?.proof);
  const { title, description } = isMoney ? thanksContent : physicalDonationSuccessContent;
  const path = isMoney ? paths.give() : paths.giveThings();
  return privateMeta(matches, { title, description, path });
}

/** One page of thanks for both kinds of donation, distinguished by the state of the previous page. */
export default function DonationSuccessRoute({ actionData, loaderData }: Route.ComponentProps) {
  const { proof, read, campaign } = loaderData;
  const told = useNavigationState();
  const isToCome = useIsStatePending();
  if (proof && read)
    return <GiftThanksPage read={read} campaign={campaign} proof={proof} posted={actionData} />;
  if (told['context'] === 'physical' && told['donation_id']) return <PhysicalDonationSuccess told={told} />;
  return isToCome ? <ComingPhysicalDonation /> : <UnknownPhysicalDonation />;
}
