import {
  DONOR_TYPE_LABELS,
  DONOR_TYPES,
  PHYSICAL_DONATION_LIMITS as LIMITS,
  PHYSICAL_DONATION_TYPE_LABELS,
  PHYSICAL_DONATION_TYPES,
} from '@livres/api/contract';
import type { CampaignForThings } from './campaigns-for-things';
import { EmailField } from '../../shared/ui/EmailField';
import { TextField, Select } from '../../shared/ui/Field';
import { ChoiceGroup, labelled } from '../../shared/ui/ChoiceGroup';
import { physicalDonationFormContent as content } from './physical-donation-form.content';
import styles from './PhysicalDonationForm.module.css';
import { chosen, typed, type StepFields } from './step-fields';
import { withFrenchSpaces } from '../../shared/format/french-spaces';

interface CampaignFieldProps {
  name: string;
  defaultValue: string;
  error: string | undefined;
  campaigns: readonly CampaignForThings[];
}

const NONE = [{ value: '', label: content.chooseCampaign }];

interface DonorStepProps extends StepFields {
  campaigns: readonly CampaignForThings[];
}

/** Step 1: for whom, what, and who gives it. */
export function DonorStep({ campaigns, ...fields }: DonorStepProps) {
  return (
    <>
      <CampaignField {...typed(fields, 'campaign_id')} campaigns={campaigns} />
      <ChoiceGroup
        {...chosen(fields, 'donation_type')}
        kind="radio"
        wide
        required
        legend={content.donationType}
        choices={labelled(PHYSICAL_DONATION_TYPES, PHYSICAL_DONATION_TYPE_LABELS, content.donationTypeHelp)}
      />
      <ChoiceGroup
        {...chosen(fields, 'donor_type')}
        kind="radio"
        required
        legend={content.donorType}
        choices={labelled(DONOR_TYPES, DONOR_TYPE_LABELS)}
      />
      <div className={styles.organization}>
        <TextField
          {...typed(fields, 'organization_name')}
          label={content.optional(content.organization)}
          autoComplete="organization"
          maxLength={LIMITS.name}
        />
      </div>
      <TextField
        {...typed(fields, 'contact_name')}
        label={content.contactName}
        autoComplete="name"
        autoCapitalize="words"
        required
        maxLength={LIMITS.name}
      />
      <EmailField {...typed(fields, 'email')} label={content.email} help={content.emailHelp} />
      <TextField
        {...typed(fields, 'phone')}
        type="tel"
        label={content.phone}
        help={content.phoneHelp}
        autoComplete="tel"
        inputMode="tel"
        required
        maxLength={30}
      />
    </>
  );
}

/** The campaigns, under what they take. */
function CampaignField({ campaigns, ...field }: CampaignFieldProps) {
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
