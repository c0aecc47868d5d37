import type { ContentPage, FixedPageSlug } from '@livres/api/contract';
import { FIXED_PAGES } from '@livres/api/fixed-pages';
import { data } from 'react-router';
import { serverApi } from '../../shared/api/api-clients';
import type { ApiAccess } from '../../shared/api/load-context';
import type { LoadedPage } from './page-loading';
import { pageQueries } from '../../content/pages/page-queries';
import { previewToken } from '../../shared/api/preview-token';
import { createQueryClient } from '../../shared/api/query-client';

/** A page of the site, on the server; where the api fails, the text that the site was built with. */
export async function readFixedPage(
  access: ApiAccess,
  slug: FixedPageSlug,
  request: Request,
): Promise<LoadedPage> {
  const preview = previewToken(request);
  const query = pageQueries.one(serverApi(access), slug, preview);
  try {
    const page = await createQueryClient().fetchQuery({ ...query, retry: false });
    return { page, isPreview: preview !== undefined, isAsBuilt: false };
  } catch {
    return { page: asBuilt(slug), isPreview: false, isAsBuilt: true };
  }
}

/** The loader's answer: what only stands in for the staff's text is not kept. */
export function pageAnswer<T extends LoadedPage>(loaded: T) {
  return data(loaded, loaded.isAsBuilt ? { headers: { 'cache-control': 'no-store' } } : {});
}

function asBuilt(slug: FixedPageSlug): ContentPage {
  return { id: 0, slug, kind: 'fixed', updated_at: '', ...FIXED_PAGES[slug] };
}
