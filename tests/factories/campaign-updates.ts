import type {
  CampaignUpdateInput,
  CampaignUpdateRecord,
  DonationStarted,
  UpdateMailingState,
} from '@livres/api/contract';
import { accepted } from './answers.ts';
import type { Answer, Request } from './api.ts';
import type { Givers } from './donations.ts';
import { publish } from './projects-and-partners.ts';
import { eventually } from './waiting.ts';

export const UPDATES = '/admin/campaign-updates';

/** What a member of staff writes of a campaign; a test overrides what matters to it. */
export function draftUpdate(
  staff: Request,
  campaign_id: number,
  over: Partial<CampaignUpdateInput> = {},
): Promise<CampaignUpdateRecord> {
  const body: CampaignUpdateInput = {
    campaign_id,
    title: 'Le conteneur est parti',
    date: '2026-11-20',
    content: '<p>Lundi, la porte s’est refermée sur onze mille livres.</p>',
    ...over,
  };
  return accepted(staff(UPDATES, { body }));
}

/** The same, which the public reads. */
export async function publishUpdate(
  staff: Request,
  campaign_id: number,
  over: Partial<CampaignUpdateInput> = {},
): Promise<CampaignUpdateRecord> {
  const draft = await draftUpdate(staff, campaign_id, over);
  await publish(staff, 'campaign-updates', draft);
  return accepted(staff(`${UPDATES}/${draft.id}`));
}

/** A paid gift to a campaign, whose form asks for its news unless it says otherwise. */
export async function follower(
  givers: Givers,
  campaign: { slug: string },
  over: Record<string, unknown> = {},
): Promise<DonationStarted> {
  const gift = await givers.given({ campaign: campaign.slug, campaign_news: true, ...over });
  await givers.act(givers.sessionOf(gift), { act: 'succeed' });
  await eventually('the gift to be paid', async () => (await givers.read(gift)).status === 'succeeded');
  return gift;
}

export const mailingOf = (staff: Request, { id }: { id: number }): Promise<UpdateMailingState> =>
  accepted(staff(`${UPDATES}/${id}/mailing`));

/** Asks for it to be written to donors at once. */
export const sendUpdate = (
  staff: Request,
  { id, version }: { id: number; version: number },
  count?: number,
): Promise<Answer> =>
  staff(`${UPDATES}/${id}/mailing`, { body: { version, ...(count !== undefined && { count }) } });

export const untilWritten = (staff: Request, update: { id: number }): Promise<UpdateMailingState> =>
  eventually(
    'the update to be written to donors',
    async () => {
      const state = await mailingOf(staff, update);
      return state.mailing?.status === 'sent' ? state : null;
    },
    30_000,
  );
