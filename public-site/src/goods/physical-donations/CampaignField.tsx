import type { CampaignForThings } from './campaigns-for-things';
import { withFrenchSpaces } from '../../shared/format/french-spaces';
import { Select } from '../../shared/ui/Field';
import { physicalDonationFormContent as content } from './physical-donation-form.content';

interface CampaignFieldProps {
  name: string;
  defaultValue: string;
  error: string | undefined;
  campaigns: readonly CampaignForThings[];
}

const NONE = [{ value: '', label: content.chooseCampaign }];

/** The campaigns, under what they take. */
export function CampaignField({ campaigns, ...field }: CampaignFieldProps) {
  const taking = (label: string, takes: string) => ({
    label,
    choices: campaigns
      .filter((campaign) => campaign.takes.join() === takes)
      .map(({ id, title }) => ({ value: String(id), label: withFrenchSpaces(title) })),
  });
  const groups = [
    taking(content.campaignGroups.both, 'books,equipment'),
    taking(content.campaignGroups.books, 'books'),
    taking(content.campaignGroups.equipment, 'equipment'),
  ].filter(({ choices }) => choices.length > 0);
  return <Select {...field} label={content.campaign} required choices={NONE} groups={groups} />;
}
