import type { ContentPage, FixedPageSlug } from '@livres/api/contract';
import { browserApi } from '../../shared/api/api-clients';
import { pageQueries } from '../../content/pages/page-queries';
import { previewToken } from '../../shared/api/preview-token';
import { queryClient } from '../../shared/api/query-client';
import { describedPage } from '../../shared/content/described-page';

export interface LoadedPage {
  page: ContentPage;
  isPreview: boolean;
  /** The api could not be read: this is the text that the site was built with. */
  isAsBuilt: boolean;
}

/** A page of the site, in the browser; where the api fails, the front door answers with the text that it was built with. */
export async function fixedPageInBrowser(
  slug: FixedPageSlug,
  request: Request,
  fromFrontDoor: () => Promise<LoadedPage>,
): Promise<LoadedPage> {
  const preview = previewToken(request);
  try {
    const page = await queryClient().fetchQuery({
      ...pageQueries.one(browserApi(), slug, preview),
      retry: false,
    });
    return { page, isPreview: preview !== undefined, isAsBuilt: false };
  } catch {
    return fromFrontDoor();
  }
}

/** Its meta tags: the title and the description that staff gave it. */
export function fixedPageMeta(
  matches: Parameters<typeof describedPage>[0],
  loaded: LoadedPage | undefined,
  about: Pick<Parameters<typeof describedPage>[1], 'path' | 'trail'>,
) {
  if (!loaded) return [];
  const { title, description } = loaded.page;
  return describedPage(matches, { title, description, isHidden: loaded.isPreview, ...about });
}
