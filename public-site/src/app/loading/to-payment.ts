import type { DonationStarted } from '@livres/api/contract';
import { redirect } from 'react-router';
import { giftCookie } from '../../giving/shared/gift-cookie';
import { wayOn } from '../../giving/shared/way-on';
import type { SiteIdentity } from '../../shared/api/load-context';

/** The way to the payment; the browser keeps the private link meanwhile, without a script too. */
export function toPayment(started: DonationStarted, { url }: SiteIdentity): Response {
  const cookie = giftCookie.header(started.token, url.startsWith('https:'));
  return redirect(wayOn(started), { status: 303, headers: { 'Set-Cookie': cookie } });
}
