import type { PublicSettings } from '@livres/api/contract';
import type { SiteIdentity } from '../src/shared/api/load-context.ts';
import { readPublicSettings } from './public-api.ts';
import { defaultPublicSettings, serverMessages } from './server.content.ts';
import type { Settings } from './settings.ts';

/** Where errors are reported. */
export interface WarningLog {
  warn(details: object, message: string): void;
}

export type ReadSiteIdentity = () => Promise<SiteIdentity>;

/** Who the site is: from the settings; where they cannot be read, their last values, or the configuration. */
export function siteIdentityReader(settings: Settings, log: WarningLog): ReadSiteIdentity {
  const { appUrl: url, apiInternalUrl } = settings;
  let last: PublicSettings | null = null;
  return async () => {
    const read = await readPublicSettings(apiInternalUrl).catch((error: unknown) => {
      log.warn({ err: error }, serverMessages.settingsUnread);
      return last ?? defaultPublicSettings(settings, new Date());
    });
    last = read;
    return {
      name: read.site_name,
      url,
      contact_email: read.contact_email || null,
      contact_phone: read.contact_phone || null,
      settings: read,
    };
  };
}
