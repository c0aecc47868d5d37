import type { PublicSettings } from '@livres/api/contract';

const NETWORKS = [
  ['LinkedIn', 'social_linkedin'],
  ['YouTube', 'social_youtube'],
  ['Instagram', 'social_instagram'],
  ['TikTok', 'social_tiktok'],
  ['Facebook', 'social_facebook'],
  ['X', 'social_twitter'],
] as const satisfies readonly (readonly [string, keyof PublicSettings])[];

type SocialSettings = Pick<PublicSettings, (typeof NETWORKS)[number][1]>;

/** The networks that the settings give an address for; anything but a web address counts as none. */
export function socialLinks(settings: SocialSettings): { name: string; address: string }[] {
  return NETWORKS.map(([name, key]) => ({ name, address: settings[key].trim() })).filter(({ address }) =>
    /^https?:\/\//i.test(address),
  );
}
