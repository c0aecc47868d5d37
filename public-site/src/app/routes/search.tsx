import { data } from 'react-router';
import { browserApi, serverApi } from '../../shared/api/api-clients';
import { loadInBrowser, loadOnServer, type Loaded } from '../../shared/api/loading';
import { LoadedQueries } from '../../shared/api/LoadedQueries';
import { pageMeta, siteOf } from '../../shared/content/page-meta';
import { paths } from '../../shared/paths';
import { readAsked, type SearchAsked } from '../../content/search/search-asked';
import { searchQuery } from '../../content/search/search-queries';
import { searchContent } from '../../content/search/search.content';
import { SearchPage } from '../../content/search/SearchPage';
import type { Route } from './+types/search';

interface SearchData extends Loaded {
  asked: SearchAsked;
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const asked = readAsked(new URL(request.url).searchParams);
  const loaded = await loadOnServer(searchQuery(serverApi(context.api), asked));
  return data<SearchData>({ ...loaded, asked }, { status: loaded.failure ? 503 : 200 });
}

export async function clientLoader({ request }: Route.ClientLoaderArgs): Promise<SearchData> {
  const asked = readAsked(new URL(request.url).searchParams);
  // The page itself shows what happens when this fails.
  await loadInBrowser(searchQuery(browserApi(), asked)).catch(() => null);
  return { dehydrated: null, failure: null, asked };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const query = loaderData?.asked.q;
  return pageMeta({
    site: siteOf(matches),
    title: query ? searchContent.titleOf(query) : searchContent.title,
    description: searchContent.description,
    path: paths.search(),
    isHidden: true,
  });
}

export default function SearchRoute({ loaderData: { dehydrated, failure, asked } }: Route.ComponentProps) {
  return (
    <LoadedQueries state={dehydrated}>
      <SearchPage asked={asked} failure={failure} />
    </LoadedQueries>
  );
}
