import { data, type LoaderFunctionArgs } from 'react-router';
import { serverApi } from '../../shared/api/api-clients';
import { noneIfMissing } from '../../shared/api/loading';

/**
 * What a private link of a letter is about. Read by the site's server only: the browser's own journal of calls,
 * which people copy, never holds the token.
 */
export async function readNewsletterLink({ context, params }: LoaderFunctionArgs) {
  const preferences = await serverApi(context.api)
    .get(`/newsletter/preferences/${encodeURIComponent(params['token'] ?? '')}`)
    .catch(noneIfMissing);
  return data({ preferences }, { status: preferences ? 200 : 404 });
}
