import { data, redirect, useLocation, useRevalidator, type ShouldRevalidateFunctionArgs } from 'react-router';
import { pathOnThisSite } from '../../people/email-verification/return-path';
import {
  changeFavorite,
  changeReminders,
  clearFavorites,
} from '../../universities/favorites/change-favorites';
import { comparisonContent } from '../../universities/favorites/comparison.content';
import { ComparisonPage } from '../../universities/favorites/ComparisonPage';
import { favoriteAction, FavoriteNotice } from '../../universities/favorites/FavoriteNotice';
import { comparedIn, firstCompared, orderIn } from '../../universities/favorites/favorites-asked';
import { favoritesContent } from '../../universities/favorites/favorites-page.content';
import { FavoritesPage } from '../../universities/favorites/FavoritesPage';
import { readFavorites } from '../../universities/favorites/read-favorites';
import { serverApi } from '../../shared/api/api-clients';
import { textsOf } from '../../shared/api/sent-form';
import { isSavedHere } from '../../universities/shared/favorites/device-favorites';
import { newVisitorId, visitorCookie } from '../../universities/shared/favorites/visitor-id';
import { paths } from '../../shared/paths';
import { KEPT_OFFLINE, PRIVATE_HEADERS, privateMeta } from '../private-page';
import type { Route } from './+types/favorites';

/** The service worker may keep it: it is there to be read again without a network. */
export const headers = () => ({ ...PRIVATE_HEADERS, ...KEPT_OFFLINE });

export async function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const read = await readFavorites(serverApi(context.api), comparedIn(query));
  const told = { act: favoriteAction(query.get('fait')), returnTo: returnPath(query.get('retour')) };
  return data({ ...read, told }, { status: read.favorites ? 200 : 503 });
}

/** What is compared among what one keeps is known already. */
export function shouldRevalidate({ formAction, currentUrl, nextUrl, ...rest }: ShouldRevalidateFunctionArgs) {
  if (formAction || currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search)
    return rest.defaultShouldRevalidate;
  return !comparedIn(nextUrl.searchParams).every(isSavedHere);
}

export async function action({ context, request }: Route.ActionArgs) {
  const filled = await request.formData();
  const { act, return: asked } = textsOf(filled);
  if (act === 'compare') {
    const chosen = firstCompared(filled.getAll('comparer'));
    if (chosen.length === 0) return data({ notDone: comparisonContent.noneTicked }, { status: 400 });
    throw redirect(paths.favorites(chosen), 303);
  }
  const visitorId = context.api.visitorId ?? newVisitorId();
  const api = serverApi({ ...context.api, visitorId });
  const headers = { 'set-cookie': visitorCookie(visitorId, context.site.url.startsWith('https:')) };
  if (act === 'remind' || act === 'stop-reminding') {
    const reminders = await changeReminders(api, filled);
    return data(reminders, { status: reminders.status, headers });
  }
  const answer = await (act === 'clear' ? clearFavorites(api, filled) : changeFavorite(api, filled));
  if (!answer?.done) return data({ notDone: failureOf(answer) }, { status: answer?.status ?? 400 });
  throw redirect(afterAction(act, returnPath(asked ?? null)), { status: 303, headers });
}

function failureOf(answer: { failure: string | null; errors: Record<string, string> } | null): string {
  return answer?.failure ?? Object.values(answer?.errors ?? {})[0] ?? favoritesContent.notKept;
}

function afterAction(act: string | undefined, returnTo: string | null): string {
  const fait = act === 'clear' ? 'cleared' : act === 'remove' ? 'removed' : 'added';
  const query = new URLSearchParams({ fait, ...(returnTo && { retour: returnTo }) });
  return `${paths.favorites()}?${query.toString()}`;
}

function returnPath(asked: string | null): string | null {
  return pathOnThisSite(asked ?? undefined);
}

export function meta({ matches, location }: Route.MetaArgs) {
  const isComparison = comparedIn(new URLSearchParams(location.search)).length > 0;
  const { title, description } = isComparison ? comparisonContent : favoritesContent;
  return privateMeta(matches, { title, description, path: paths.favorites() });
}

export default function FavoritesRoute({ actionData, loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const query = new URLSearchParams(useLocation().search);
  const asked = comparedIn(query);
  const { favorites, compared, told, ...rest } = loaderData;
  if (asked.length > 0) {
    const known = [...compared, ...(favorites ?? [])];
    const scholarships = asked
      .map((id) => known.find((one) => one.id === id))
      .filter((one) => one !== undefined);
    const isOneGone = scholarships.length < asked.length;
    return <ComparisonPage scholarships={scholarships} favorites={favorites ?? []} isOneGone={isOneGone} />;
  }
  return (
    <FavoritesPage
      {...rest}
      favorites={favorites}
      order={orderIn(query)}
      posted={actionData && 'act' in actionData ? actionData : undefined}
      notice={
        <FavoriteNotice
          {...told}
          failure={actionData && 'notDone' in actionData ? actionData.notDone : null}
        />
      }
      onRetry={() => void revalidate()}
    />
  );
}
