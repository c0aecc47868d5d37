import type { HttpClient } from '@livres/api/client';
import { data, redirect } from 'react-router';
import { MemberFavorites } from '../../universities/favorites/MemberFavorites';
import { AccountPage } from '../../people/members/AccountPage';
import { accountContent } from '../../people/members/members.content';
import { changeRecurringGift } from '../../giving/recurring/change-recurring-gift';
import { RecurringGiftCard } from '../../giving/recurring/RecurringGiftCard';
import { changeOwnAlert } from '../../universities/alerts/alert-forms';
import { MemberAlerts } from '../../universities/alerts/MemberAlerts';
import { memberAlertsContent } from '../../universities/alerts/scholarship-alerts.content';
import { serverApi } from '../../shared/api/api-clients';
import { bodyOf, answerForm, textsOf } from '../../shared/api/sent-form';
import { forMember } from '../member-page';
import { PRIVATE_HEADERS, privateMeta } from '../private-page';
import { pathTo } from '../../shared/paths';
import type { Route } from './+types/account';

export const headers = () => PRIVATE_HEADERS;

export async function loader({ context }: Route.LoaderArgs) {
  const api = serverApi(context.api);
  const profile = await forMember(pathTo('/mon-compte'), () => api.get('/members/me/'));
  const [space, recurring, kept, alerts] = await Promise.all([
    api.get('/member-space/').catch(() => null),
    api.get('/donations/recurring/my/').catch(() => null),
    api.get('/universities/scholarships/favorites/').catch(() => null),
    api.get('/universities/scholarship-alerts/mine/').catch(() => null),
  ]);
  return { profile, space, recurring, favorites: kept?.results ?? null, alerts };
}

/** An act on a recurring gift or on an alert, which names it, or the way to the page of one of the gifts. */
export async function action({ context, request }: Route.ActionArgs) {
  const api = serverApi(context.api);
  const filled = await request.formData();
  if (filled.has('alert_id')) return changeAlert(api, filled);
  if (!filled.has('gift_id')) return follow(api, filled);
  const answer = await changeRecurringGift(api, filled, null);
  return answer.url ? redirect(answer.url, 303) : data(answer, { status: answer.status });
}

async function changeAlert(api: HttpClient, filled: FormData) {
  const { done, failure, status } = await changeOwnAlert(api, filled);
  if (done) throw redirect(`${pathTo('/mon-compte')}#alertes`, 303);
  return data({ alertFailure: failure ?? memberAlertsContent.notDone }, { status });
}

async function follow(api: HttpClient, filled: FormData) {
  const { kind, id } = textsOf(filled);
  const { done, failure, status } = await answerForm(filled, () =>
    api.post('/member-space/links/', bodyOf({ kind, id })),
  );
  if (done) throw redirect(done.path);
  return data({ failure: failure ?? accountContent.notOpened }, { status });
}

export function meta({ matches }: Route.MetaArgs) {
  const { title, description } = accountContent;
  return privateMeta(matches, { title, description, path: pathTo('/mon-compte') });
}

export default function AccountRoute({ actionData, loaderData }: Route.ComponentProps) {
  const { profile, space, recurring, favorites, alerts } = loaderData;
  const posted = actionData && 'gift_id' in actionData ? actionData : undefined;
  const alertFailure = actionData && 'alertFailure' in actionData ? actionData.alertFailure : null;
  return (
    <AccountPage
      profile={profile}
      space={space}
      isRecurringAway={recurring === null}
      recurring={recurring?.map((gift) => (
        <RecurringGiftCard key={gift.id} gift={gift} action={pathTo('/mon-compte')} posted={posted} />
      ))}
      studies={
        <>
          <MemberFavorites favorites={favorites} />
          <MemberAlerts alerts={alerts} failure={alertFailure} />
        </>
      }
      failure={actionData && !posted && 'failure' in actionData ? actionData.failure : null}
    />
  );
}
