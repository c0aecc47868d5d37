import { data } from 'react-router';
import { sendReceipt } from '../../gifts/change-gift';
import { proofIn } from '../../gifts/gift-proof';
import { thanksContent } from '../../gifts/gifts.content';
import { GiftThanksPage } from '../../gifts/GiftThanksPage';
import { readPayment } from '../../gifts/read-gift';
import { donationSuccessContent } from '../../physical-donations/donation-validation.content';
import { DonationSuccess } from '../../physical-donations/DonationSuccess';
import { ComingDonation, UnknownDonation } from '../../physical-donations/UnknownDonation';
import { serverApi } from '../../shared/api/api-clients';
import { paths } from '../../shared/paths';
import { useIsToldLater, useTold } from '../../shared/ui/useTold';
import { PRIVATE_HEADERS, privateMeta } from '../private-page';
import type { Route } from './+types/donation-success';

export const headers = () => PRIVATE_HEADERS;

/** A gift of money is read by the payment that the address names; one of things tells itself. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const proof = proofIn(new URL(request.url).searchParams);
  if (!proof) return { proof, read: null };
  const read = await readPayment(serverApi(context.api), proof);
  return data({ proof, read }, { status: read.donation ? 200 : read.missing === 'failed' ? 503 : 404 });
}

export async function action({ context, request }: Route.ActionArgs) {
  const answer = await sendReceipt(serverApi(context.api), await request.formData());
  return data(answer, { status: answer.status });
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const isMoney = Boolean(loaderData?.proof);
  const { title, description } = isMoney ? thanksContent : donationSuccessContent;
  const path = isMoney ? paths.give() : paths.giveThings();
  return privateMeta(matches, { title, description, path });
}

/** One page of thanks for both kinds of donation, told apart by what the page before said. */
export default function DonationSuccessRoute({ actionData, loaderData }: Route.ComponentProps) {
  const { proof, read } = loaderData;
  const told = useTold();
  const isToCome = useIsToldLater();
  if (proof && read) return <GiftThanksPage read={read} proof={proof} posted={actionData} />;
  if (told['context'] === 'physical' && told['donation_id']) return <DonationSuccess told={told} />;
  return isToCome ? <ComingDonation /> : <UnknownDonation />;
}
