import { NO_STORE, revalidatesUnlessSent } from '../loading/unkept-form';
import type { HttpClient } from '@livres/api/client';
import { data, redirect } from 'react-router';
import { addressFrom, askedIn, type AskedGift } from '../../giving/donate/asked-gift';
import { donateContent } from '../../giving/donate/donate.content';
import { DonatePage, type GivePageData } from '../../giving/donate/DonatePage';
import { sendGift } from '../../giving/donate/send-gift';
import { browserApi, serverApi } from '../../shared/api/api-clients';
import { campaignOfAddress } from '../loading/campaign-of-address';
import { campaignsForMoney } from '../loading/campaigns-for-money';
import { newFormKey } from '../../shared/api/form-key';
import { createQueryClient, queryClient } from '../../shared/api/query-client';
import { describedPage } from '../../shared/content/described-page';
import { siteOf } from '../../shared/content/page-meta';
import { donateActionData, structuredTags } from '../../shared/content/structured-data';
import { toPayment } from '../loading/to-payment';
import { paths } from '../../shared/paths';
import { sentInBrowser } from '../loading/form-actions';
import type { Route } from './+types/donate';

// Each form shown has a key of its own: the page is made for each visit.
export const headers = () => NO_STORE;

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = await begun(serverApi(context.api), askedAt(request));
  return data<GivePageData>(page, { status: page.options ? 200 : 503 });
}

export async function clientLoader({ request }: Route.ClientLoaderArgs): Promise<GivePageData> {
  const asked = askedAt(request);
  const landing = addressFrom(landingQuery(), asked);
  if (landing) throw redirect(landing);
  return begun(browserApi(), asked);
}

const askedAt = ({ url }: Request): AskedGift => askedIn(new URL(url).searchParams);

/** The query that the browser opened the site with: pages that came after it changed the address only. */
function landingQuery(): URLSearchParams {
  const address = performance.getEntriesByType('navigation')[0]?.name ?? '';
  return new URLSearchParams(address.split('#')[0]?.split('?')[1]);
}

async function begun(api: HttpClient, asked: AskedGift): Promise<GivePageData> {
  const client = typeof document === 'undefined' ? createQueryClient() : queryClient();
  const [options, campaigns, campaign] = await Promise.all([
    api.get('/donations/options/').catch(() => null),
    client.fetchQuery({ ...campaignsForMoney(api), retry: false }).catch(() => []),
    campaignOfAddress(api, asked.campaign || null),
  ]);
  return { asked, options, campaigns, campaign, form_key: newFormKey() };
}

/** Sending reads nothing again: the form stays as it is. */
export const shouldRevalidate = revalidatesUnlessSent;

export async function action({ context, request }: Route.ActionArgs) {
  const answer = await sendGift(serverApi(context.api), await request.formData());
  if (answer.done) throw toPayment(answer.done, context.site);
  return data(answer, { status: answer.status });
}

export const clientAction = sentInBrowser(sendGift);

export function meta({ matches }: Route.MetaArgs) {
  const { title, description } = donateContent;
  const site = siteOf(matches);
  const tags = describedPage(matches, { title, description, path: paths.give() });
  if (!site) return tags;
  return [...tags, ...structuredTags({ '@context': 'https://schema.org', ...donateActionData(site) })];
}

export default function DonateRoute({ actionData, loaderData }: Route.ComponentProps) {
  return <DonatePage page={loaderData} posted={actionData} />;
}
