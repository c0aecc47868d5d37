import type { PublicSettings } from '@livres/api/contract';

/** What the page knows about the association: the settings, and the front door's configuration. */
export interface SiteIdentity {
  name: string;
  /** Public address, without a trailing slash. */
  url: string;
  contact_email: string | null;
  contact_phone: string | null;
  settings: PublicSettings;
}

/** How a page that is rendered on the server calls the api. */
export interface ApiAccess {
  url: string;
  visitorAddress: string;
  requestId: string;
  /** The cookie of whoever is signed in; for forms, and for pages that are never kept. */
  memberCookie: string | null;
  /** Of whoever keeps scholarships without an account; for the same pages. */
  visitorId: string | null;
  /** The private link of what is being paid, a gift or a registration; for the page that its payment leads back to. */
  ownPageToken: string | null;
  /** Of whoever sends a form: what the form leads to is counted for their visit. */
  userAgent: string | null;
  /** Written where the api refuses this visitor for a while (429): how many seconds. */
  refusedForS: number | null;
}

declare module 'react-router' {
  interface AppLoadContext {
    site: SiteIdentity;
    /** How a page without a script is to look: words of `choicesIn`. */
    display: string;
    api: ApiAccess;
  }
}
