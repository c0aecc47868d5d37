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
}

declare module 'react-router' {
  interface AppLoadContext {
    site: SiteIdentity;
    api: ApiAccess;
  }
}
