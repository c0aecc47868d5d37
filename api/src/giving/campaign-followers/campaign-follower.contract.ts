/** What one agreed to, by version: a text that was shown is never changed, a new one is added. */
export const CAMPAIGN_NEWS_CONSENTS = {
  '2026-11': 'Tenez-moi au courant de cette collecte, par e-mail. Chaque message permet d’arrêter d’un clic.',
} as const;
export type CampaignNewsConsent = keyof typeof CAMPAIGN_NEWS_CONSENTS;
export const CAMPAIGN_NEWS_CONSENT: CampaignNewsConsent = '2026-11';

/** Where one asked: in the form of the gift, on its page, or from an e-mail that one had stopped. */
export const FOLLOWER_SOURCES = ['gift_form', 'gift_page', 'email'] as const;
export type FollowerSource = (typeof FOLLOWER_SOURCES)[number];
