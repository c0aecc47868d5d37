import type { Campaign, DonationOptions } from '@livres/api/contract';
import { useState } from 'react';
import { paths } from '../../shared/paths';
import { Container } from '../../shared/ui/Container';
import { FormOutcome } from '../../shared/ui/FormOutcome';
import { PageHead } from '../../shared/ui/PageHead';
import { served } from '../../shared/ui/served';
import { LinkButton } from '../../shared/ui/Button';
import { ErrorState } from '../../shared/ui/StateMessage';
import { addressOf, prefilledOf, type AskedGift } from './asked-gift';
import { donateContent as content } from './donate.content';
import styles from './DonatePage.module.css';
import { giveFormContent } from './give-form.content';
import type { CampaignForMoney } from './campaign-for-money';
import { GiveForm } from './GiveForm';
import { offeredFor } from './offered-amounts';
import type { GiftAnswer } from './send-gift';

const GiveAside = served('autour-du-don-d-argent', async () => (await import('./GiveAside')).GiveAside);
const CampaignReminder = served(
  'campagne-du-don',
  async () => (await import('../shared/CampaignReminder')).CampaignReminder,
);
const GiftMatching = served('don-abonde', async () => (await import('./GiftMatching')).GiftMatching);
const GiveByContact = served('don-par-contact', async () => (await import('./GiveByContact')).GiveByContact);

export interface GivePageData {
  asked: AskedGift;
  /** Null where they could not be read. */
  options: DonationOptions | null;
  campaigns: readonly CampaignForMoney[];
  /** The campaign that the address names. */
  campaign: Campaign | null;
  form_key: string;
}

export function DonatePage({ page, posted }: { page: GivePageData; posted: GiftAnswer | undefined }) {
  const { asked, options, campaign, campaigns } = page;
  const takesMoney = campaigns.some(({ id }) => id === campaign?.id);
  const [chosen, setChosen] = useState(takesMoney ? campaign?.slug : undefined);
  return (
    <Container>
      <PageHead title={content.title} lead={content.lead} />
      {options && options.methods.length === 0 ? (
        <GiveByContact campaign={campaign} />
      ) : (
        <div className={styles.page}>
          <div className={styles.main}>
            {asked.annule && <Cancelled />}
            {campaign && !takesMoney && options && <p className={styles.closed}>{content.noMoney}</p>}
            {options ? (
              <Form page={page} options={options} posted={posted} chosen={chosen} onCampaign={setChosen} />
            ) : (
              <Unread />
            )}
          </div>
          <div className={styles.side}>
            {campaign && chosen === campaign.slug && (
              <CampaignReminder of={campaign.id} campaign={campaign} />
            )}
            <GiveAside />
          </div>
        </div>
      )}
    </Container>
  );
}

interface FormProps {
  page: GivePageData;
  options: DonationOptions;
  posted: GiftAnswer | undefined;
  chosen: string | undefined;
  onCampaign: (slug: string) => void;
}

function Form({ page, options, posted, chosen, onCampaign }: FormProps) {
  const { asked, campaign, campaigns, form_key } = page;
  const address = addressOf(asked);
  return (
    <>
      {options.is_demonstration && <p className={styles.demonstration}>{giveFormContent.demonstration}</p>}
      <GiveForm
        key={address}
        options={options}
        campaigns={campaigns}
        prefilled={prefilledOf(asked, campaigns)}
        address={address}
        formKey={form_key}
        source={asked.source || 'site'}
        utm={asked.utm}
        posted={posted}
        matching={
          campaign &&
          chosen === campaign.slug && (
            <GiftMatching
              of={campaign.id}
              campaign={campaign}
              amounts={offeredFor(campaign.slug, campaigns).amounts}
            />
          )
        }
        onCampaign={onCampaign}
      />
    </>
  );
}

function Cancelled() {
  const { title, text } = giveFormContent.cancelled;
  return (
    <FormOutcome isDone={false}>
      <strong>{title}</strong> {text}
    </FormOutcome>
  );
}

function Unread() {
  return (
    <ErrorState {...content.unread} onRetry={() => location.reload()}>
      <LinkButton to={paths.contact()}>{giveFormContent.write}</LinkButton>
    </ErrorState>
  );
}
