import type { HttpClient } from '@livres/api/client';
import { dehydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';
import { data } from 'react-router';
import { browserApi, serverApi } from '../../shared/api/api-clients';
import { articleQueries } from '../../content/articles/article-queries';
import { campaignQueries } from '../../content/campaigns/campaign-queries';
import { eventQueries } from '../../events/events/event-queries';
import { partnerQueries } from '../../content/partners/partner-queries';
import { failureOf, loadInBrowser } from '../../shared/api/loading';
import { LoadedQueries } from '../../shared/api/LoadedQueries';
import { createQueryClient, queryClient } from '../../shared/api/query-client';
import { pageMeta, siteOf } from '../../shared/content/page-meta';
import { organizationData, structuredTags, websiteData } from '../../shared/content/structured-data';
import { served } from '../../shared/ui/served';
import { loaderHeaders } from '../loading/loader-headers';
import { pathTo } from '../../shared/paths';
import type { Route } from './+types/home';
import { openOnes } from '../../home/featured-campaigns';
import type { MoneyGifts } from '../../home/Hero';
import { homeContent } from '../../home/home.content';
import { HomePage, type HomeFailures } from '../../home/HomePage';
import { voiceOf, type Voice } from '../../home/voice';
import { loadImpact } from '../../reporting/impact/load-impact';

const CARDS = 3;

const Partners = served(
  'accueil-partenaires',
  async () => (await import('../../content/partners/PartnersAndJoin')).PartnersAndJoin,
  { isFar: true },
);

interface HomeData {
  /** What the browser goes on with. */
  dehydrated: DehydratedState | null;
  failures: HomeFailures;
  money: MoneyGifts;
  voice: Voice | null;
  /** What the server writes the page from; it does not travel. */
  written?: DehydratedState;
}

export async function loader({ context }: Route.LoaderArgs) {
  const api = serverApi(context.api);
  const client = createQueryClient();
  const [impact, money, voice, campaigns, news, events, partners] = await Promise.all([
    loadImpact(client, api),
    loadMoney(api),
    loadVoice(api),
    failureOf(client, campaignQueries.featured(api)),
    failureOf(client, articleQueries.latest(api)),
    failureOf(client, eventQueries.upcoming(api)),
    failureOf(client, partnerQueries.all(api)),
  ]);
  client.setQueryData(
    campaignQueries.featured(api).queryKey,
    (all) => all && openOnes(all, new Date()).slice(0, CARDS),
  );
  const isWhole = impact.isCurrent && !campaigns && !news && !events && !partners;
  const failures = { campaigns, news, events };
  const loaded: HomeData = { dehydrated: impactOf(client), failures, money, voice };
  // The other parts stay as the server wrote them: what is not enumerable stays here.
  Object.defineProperty(loaded, 'written', { value: dehydrate(client), enumerable: false });
  return data(loaded, isWhole ? {} : { headers: { 'cache-control': 'no-store' } });
}

/** Offered unless it is known that nothing can be paid: the form itself says what it cannot read. */
async function loadMoney(api: HttpClient): Promise<MoneyGifts> {
  const methods = (await api.get('/donations/options/').catch(() => null))?.methods;
  return {
    areTaken: methods?.length !== 0,
    areTakenMonthly: methods?.some(({ takes_recurring }) => takes_recurring) ?? true,
  };
}

async function loadVoice(api: HttpClient): Promise<Voice | null> {
  const page = await api.get('/pages/formation/', {}).catch(() => null);
  return page && voiceOf(page);
}

function impactOf(client: QueryClient): DehydratedState {
  return dehydrate(client, { shouldDehydrateQuery: ({ queryKey }) => queryKey[0] === 'impact' });
}

export async function clientLoader(): Promise<HomeData> {
  const api = browserApi();
  const [money, voice] = await Promise.all([
    loadMoney(api),
    loadVoice(api),
    Promise.allSettled([
      loadImpact(queryClient(), api),
      loadInBrowser(campaignQueries.featured(api)),
      loadInBrowser(articleQueries.latest(api)),
      loadInBrowser(eventQueries.upcoming(api)),
      loadInBrowser(partnerQueries.all(api)),
    ]),
  ]);
  return { dehydrated: null, failures: { campaigns: null, news: null, events: null }, money, voice };
}

export const headers = loaderHeaders;

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches);
  const { description } = homeContent;
  const tags = pageMeta({ site, title: site?.name ?? '', description, path: pathTo('/') });
  return site ? [...tags, ...structuredTags(organizationData(site, description), websiteData(site))] : tags;
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  const { written, dehydrated, ...shown } = loaderData;
  return (
    <LoadedQueries state={written ?? dehydrated}>
      <HomePage {...shown} network={<Partners />} />
    </LoadedQueries>
  );
}
