import type { Scholarship } from '@livres/api/contract';
import { dehydrate, useQuery, type DehydratedState } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { data } from 'react-router';
import { browserApi, serverApi } from '../../shared/api/api-clients';
import { isNotFound } from '../../shared/api/loading';
import { LoadedQueries } from '../../shared/api/LoadedQueries';
import { previewToken } from '../../shared/api/preview-token';
import { createQueryClient, queryClient } from '../../shared/api/query-client';
import { scholarshipDetailQueries } from '../../universities/shared/scholarship-detail-queries';
import { pageMeta, siteOf } from '../../shared/content/page-meta';
import { structuredTags } from '../../shared/content/structured-data';
import { paths } from '../../shared/paths';
import { useSite } from '../../shared/ui/use-site';
import { detailContent, detailDescription } from '../../universities/scholarships/scholarship-detail.content';
import { scholarshipStructuredData } from '../../universities/scholarships/scholarship-structured-data';
import {
  UnknownScholarship,
  UnreadScholarship,
} from '../../universities/scholarships/ScholarshipDetailMissing';
import { ScholarshipDetailPage } from '../../universities/scholarships/ScholarshipDetailPage';
import { ScholarshipDetailSkeleton } from '../../universities/scholarships/ScholarshipDetailSkeleton';
import type { Route } from './+types/scholarship';

/** A page that has not its data by then shows its shape. */
const PATIENCE_MS = 400;

interface ScholarshipData {
  /** Its number or its slug. */
  asked: string;
  preview: string | undefined;
  /** Null where it is not there yet, or where it cannot be read. */
  scholarship: Scholarship | null;
  failure: 'unknown' | 'unread' | null;
  structured: object[];
  dehydrated: DehydratedState | null;
}

export async function loader({ context, params: { id: asked }, request }: Route.LoaderArgs) {
  const api = serverApi(context.api);
  const preview = previewToken(request);
  const client = createQueryClient();
  try {
    const one = { ...scholarshipDetailQueries.one(api, asked, preview), retry: false };
    const scholarship = await client.fetchQuery(one);
    await client.prefetchQuery({ ...scholarshipDetailQueries.similar(api, scholarship.id), retry: false });
    // Search engines read the page as it is served: the browser needs no code for it.
    const structured = preview ? [] : scholarshipStructuredData(scholarship, context.site);
    return data<ScholarshipData>({
      asked,
      preview,
      scholarship,
      structured,
      failure: null,
      dehydrated: dehydrate(client),
    });
  } catch (error) {
    const failure = isNotFound(error) ? 'unknown' : 'unread';
    const none = { scholarship: null, structured: [], dehydrated: null };
    return data<ScholarshipData>({ asked, preview, failure, ...none }, failure === 'unknown' ? 404 : 503);
  }
}

export async function clientLoader({
  params: { id: asked },
  request,
}: Route.ClientLoaderArgs): Promise<ScholarshipData> {
  const preview = previewToken(request);
  const one = scholarshipDetailQueries.one(browserApi(), asked, preview);
  const found = queryClient().ensureQueryData({ ...one, revalidateIfStale: true });
  const patience = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null));
  // The page itself shows what happens when this fails.
  const scholarship = await Promise.race([found.catch(() => null), patience]);
  return { asked, preview, scholarship, failure: null, structured: [], dehydrated: null };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches);
  const { scholarship = null, preview, failure = 'unread', structured = [] } = loaderData ?? {};
  if (!scholarship || !site) {
    const title = failure === 'unknown' ? detailContent.notFound : detailContent.loadingTitle;
    return pageMeta({ site, title, description: title, path: paths.scholarships(), isHidden: true });
  }
  const tags = pageMeta({
    site,
    title: scholarship.title,
    description: detailDescription(scholarship),
    path: paths.scholarship(scholarship.id),
    type: 'article',
    isHidden: Boolean(preview),
  });
  return [...tags, ...structuredTags(...structured)];
}

export default function ScholarshipRoute({ loaderData }: Route.ComponentProps) {
  return (
    <LoadedQueries state={loaderData.dehydrated} key={loaderData.asked}>
      <CurrentScholarship {...loaderData} />
    </LoadedQueries>
  );
}

function CurrentScholarship({ asked, preview, failure, scholarship: loaded }: ScholarshipData) {
  const query = useQuery({
    ...scholarshipDetailQueries.one(browserApi(), asked, preview),
    enabled: failure !== 'unknown',
  });
  const [isRetried, setRetried] = useState(false);
  const retry = () => {
    setRetried(true);
    void query.refetch();
  };
  const scholarship = query.data ?? loaded;
  useTitle(loaded ? undefined : scholarship?.title);
  if (scholarship) return <ScholarshipDetailPage scholarship={scholarship} isPreview={Boolean(preview)} />;
  if (failure === 'unknown' || isNotFound(query.error)) return <UnknownScholarship />;
  if (query.isError || (failure === 'unread' && !isRetried)) return <UnreadScholarship onRetry={retry} />;
  return <ScholarshipDetailSkeleton />;
}

/** The page had to be shown before its name was known. */
function useTitle(title: string | undefined): void {
  const { name } = useSite();
  useEffect(() => {
    if (title) document.title = `${title} | ${name}`;
  }, [title, name]);
}
