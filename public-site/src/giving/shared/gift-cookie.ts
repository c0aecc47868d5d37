import { ownPageCookieOf } from '../../shared/api/own-page-cookie.ts';

/** Of the gift that this browser went to pay: its first name is said on the page that the payment leads back to. */
export const giftCookie = ownPageCookieOf('don', '/don');
