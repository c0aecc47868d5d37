import {
  PHYSICAL_DONATION_TYPES,
  type PhysicalDonationCreated,
  type PhysicalDonationType,
} from '@livres/api/contract';
import type { CampaignForThings } from './campaigns-for-things';
import { paths } from '../../shared/paths';
import type { FormValues } from './physical-donation-fields';
import { physicalDonationFormContent } from './physical-donation-form.content';

/** What the address of the form asks for. */
export interface AskedPhysicalDonation {
  campaignId: string;
  campaignSlug: string;
  type: PhysicalDonationType | null;
}

export function askedIn(query: URLSearchParams): AskedPhysicalDonation {
  const type = query.get('type');
  return {
    campaignId: query.get('campaign') ?? '',
    campaignSlug: query.get('campaign_slug') ?? '',
    type: PHYSICAL_DONATION_TYPES.find((one) => one === type) ?? null,
  };
}

/** The campaign that is asked for, by its number or its slug, where it takes things today. */
export function askedCampaign(
  { campaignId, campaignSlug }: AskedPhysicalDonation,
  campaigns: readonly CampaignForThings[],
): CampaignForThings | undefined {
  const bySlug = campaigns.find(({ slug }) => slug === campaignSlug || slug === campaignId);
  return bySlug ?? campaigns.find(({ id }) => String(id) === campaignId);
}

/** Whether a campaign is asked for that takes nothing today. */
export function asksForClosed(
  asked: AskedPhysicalDonation,
  campaigns: readonly CampaignForThings[],
): boolean {
  return Boolean(asked.campaignId || asked.campaignSlug) && !askedCampaign(asked, campaigns);
}

/** What the form begins with. */
export function prefilledOf(
  asked: AskedPhysicalDonation,
  campaign: CampaignForThings | undefined,
): FormValues {
  return {
    country: [physicalDonationFormContent.home],
    ...(campaign && { campaign_id: [String(campaign.id)] }),
    ...(asked.type && { donation_type: [asked.type] }),
  };
}

/** The form's own address, without the step. */
export function addressOf({ campaignId, campaignSlug, type }: AskedPhysicalDonation): string {
  const query = new URLSearchParams();
  if (campaignId) query.set('campaign', campaignId);
  if (campaignSlug) query.set('campaign_slug', campaignSlug);
  if (type) query.set('type', type);
  const text = query.toString();
  return text ? `${paths.giveThings()}?${text}` : paths.giveThings();
}

/** The state for the next page: in its address where there is no script, apart from it where there is. */
export function sentPhysicalDonation(donation: PhysicalDonationCreated, now: Date): Record<string, string> {
  return {
    context: 'donation',
    type: 'physical',
    email: donation.email,
    name: donation.campaign_name,
    source: donation.campaign_slug,
    date: now.toISOString(),
    donation_id: donation.donation_id,
    expires: donation.code_expires_at,
  };
}
