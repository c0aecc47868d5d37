import type { HttpClient } from '@livres/api/client';
import { goalOf } from '@livres/api/contract';
import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { browserApi, serverApi } from '../../shared/api/api-clients';
import {
  campaignsForThings,
  type CampaignForThings,
} from '../../goods/physical-donations/campaigns-for-things';
import { newFormKey } from '../../shared/api/form-key';
import { createQueryClient, queryClient } from '../../shared/api/query-client';
import { pageMeta, siteOf } from '../../shared/content/page-meta';
import { breadcrumbData, structuredTags } from '../../shared/content/structured-data';
import { paths } from '../../shared/paths';
import {
  addressOf,
  askedIn,
  sentPhysicalDonation,
  type AskedPhysicalDonation,
} from '../../goods/physical-donations/asked-physical-donation';
import { physicalDonationsContent } from '../../goods/physical-donations/physical-donations.content';
import { PhysicalDonationPage } from '../../goods/physical-donations/PhysicalDonationPage';
import { sendPhysicalDonation } from '../../goods/physical-donations/send-physical-donation';
import type { Route } from './+types/physical-donations';

interface FormPage {
  asked: AskedPhysicalDonation;
  campaigns: CampaignForThings[] | null;
  form_key: string;
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const campaigns = await readCampaigns(serverApi(context.api));
  return data<FormPage>(begun(request, campaigns), { status: campaigns ? 200 : 503 });
}

export async function clientLoader({ request }: Route.ClientLoaderArgs): Promise<FormPage> {
  return begun(request, await readCampaigns(browserApi()));
}

function begun(request: Request, campaigns: CampaignForThings[] | null): FormPage {
  return { asked: askedIn(new URL(request.url).searchParams), campaigns, form_key: newFormKey() };
}

async function readCampaigns(api: HttpClient): Promise<CampaignForThings[] | null> {
  const client = typeof document === 'undefined' ? createQueryClient() : queryClient();
  return client.fetchQuery({ ...campaignsForThings(api), retry: false }).catch(() => null);
}

/** Going from step to step reads nothing again, and neither does sending. */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs) {
  if (formMethod !== undefined) return false;
  return addressOf(askedIn(currentUrl.searchParams)) !== addressOf(askedIn(nextUrl.searchParams));
}

export async function action({ context, request }: Route.ActionArgs) {
  const api = serverApi(context.api);
  const answer = await sendPhysicalDonation(api, await request.formData(), await readCampaigns(api));
  if (answer.done) throw redirect(paths.emailSent(sentPhysicalDonation(answer.done, new Date())), 303);
  return data(answer, { status: answer.status });
}

// The form itself has compared the campaign with the list; the api does it again.
export async function clientAction({ request }: Route.ClientActionArgs) {
  return sendPhysicalDonation(browserApi(), await request.formData(), null);
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches);
  const title = physicalDonationsContent.title[goalOf(loaderData?.asked.type ?? 'books')];
  const { description, campaigns, crumb } = physicalDonationsContent;
  const trail = [
    { label: campaigns, to: paths.campaigns() },
    { label: crumb, to: paths.giveThings() },
  ];
  return [
    ...pageMeta({ site, title, description, path: paths.giveThings() }),
    ...(site ? structuredTags(breadcrumbData(site, trail)) : []),
  ];
}

export default function PhysicalDonationsRoute({ actionData, loaderData }: Route.ComponentProps) {
  const { asked, campaigns, form_key } = loaderData;
  return <PhysicalDonationPage asked={asked} campaigns={campaigns} formKey={form_key} posted={actionData} />;
}
