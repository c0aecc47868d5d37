import { InterestStopPage } from '../../events/events/InterestStopPage';
import { interestStopContent } from '../../events/events/interest-stop.content';
import { stopInterest } from '../../events/events/interest-stop-form';
import { paths } from '../../shared/paths';
import { PRIVATE_HEADERS, privateMeta } from '../private-page';
import { sentInBrowser, sentOnServer } from '../loading/form-actions';
import type { Route } from './+types/event-interest-stop';

export const headers = () => PRIVATE_HEADERS;

export const action = sentOnServer(stopInterest);
export const clientAction = sentInBrowser(stopInterest);

export function meta({ matches }: Route.MetaArgs) {
  const { title, description } = interestStopContent;
  return privateMeta(matches, { title, description, path: paths.events() });
}

export default function EventInterestStopRoute({ actionData, params: { token } }: Route.ComponentProps) {
  return <InterestStopPage token={token} posted={actionData} />;
}
