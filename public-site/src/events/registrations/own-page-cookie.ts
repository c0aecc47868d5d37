import { ownPageCookieOf } from '../../shared/api/own-page-cookie.ts';
import { awaitsEnd } from './awaits-end.ts';

/** Of the registration that this browser went to pay. */
export const registrationCookie = ownPageCookieOf('inscription', '/inscriptions');

/** Of the same one, for the pages of events: the one that it is for leads back to it. */
export const eventPageCookie = ownPageCookieOf('inscription-a-finir', '/evenements');

/** What leads from the event's page back to a registration that is to be paid. */
export function cookiesOfUnfinished(token: string, isSecure: boolean): string[] {
  return [eventPageCookie.header(token, isSecure), awaitsEnd.header(isSecure)];
}

/** All that the server has a browser keep that leaves to pay. */
export function cookiesOfPayer(token: string, isSecure: boolean): string[] {
  return [registrationCookie.header(token, isSecure), ...cookiesOfUnfinished(token, isSecure)];
}
