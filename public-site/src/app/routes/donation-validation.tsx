import type { HttpClient } from '@livres/api/client';
import { physicalDonationValidationContent } from '../../goods/physical-donations/physical-donation-validation.content';
import { PhysicalDonationValidationPage } from '../../goods/physical-donations/PhysicalDonationValidationPage';
import {
  resendCode,
  verifyCode,
  type CodeAnswer,
} from '../../goods/physical-donations/validate-physical-donation';
import { paths } from '../../shared/paths';
import { PRIVATE_HEADERS, privateMeta } from '../private-page';
import { sentInBrowser, sentOnServer } from '../loading/form-actions';
import type { Route } from './+types/donation-validation';

export const headers = () => PRIVATE_HEADERS;

/** Two forms of one page: one sends the code, the other asks for a new one. */
async function answer(api: HttpClient, filled: FormData): Promise<CodeAnswer> {
  if (filled.get('act') === 'resend') return { act: 'resend', ...(await resendCode(api, filled)) };
  return { act: 'verify', ...(await verifyCode(api, filled)) };
}

export const action = sentOnServer(answer);
export const clientAction = sentInBrowser(answer);

export function meta({ matches }: Route.MetaArgs) {
  const { title, description } = physicalDonationValidationContent;
  return privateMeta(matches, { title, description, path: paths.giveThings() });
}

export default function DonationValidationRoute({ actionData }: Route.ComponentProps) {
  return <PhysicalDonationValidationPage posted={actionData} />;
}
