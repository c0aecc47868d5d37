import { ownPageCookieOf } from '../../shared/api/own-page-cookie.ts';

/** Of the registration that this browser went to pay. */
export const registrationCookie = ownPageCookieOf('inscription', '/inscriptions');
