import { donationButtons, type Campaign } from '@livres/api/contract';
import { giveLabels } from '../../shared/content/goals.content';
import { withFrenchSpaces } from '../../shared/format/french-spaces';
import { paths } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/Button';
import { usePageContext } from '../../shared/ui/PageContextProvider';
import styles from './CampaignBar.module.css';
import { campaignContent } from './campaigns.content';

const FIT = 2;

/** On a phone, the bar under the thumb gives to the campaign that one reads, what it takes. */
export function CampaignBar({ campaign }: { campaign: Campaign }) {
  const { now } = usePageContext();
  const kinds = donationButtons(campaign, now).slice(0, FIT);
  if (kinds.length === 0) return null;
  return (
    <nav
      className={styles.bar}
      aria-label={campaignContent.giveTo(withFrenchSpaces(campaign.title))}
      data-own-bar=""
    >
      {kinds.map((kind) => (
        <LinkButton key={kind} look={kind === 'money' ? 'give' : 'plain'} to={paths.giveTo(campaign, kind)}>
          {giveLabels[kind].short}
        </LinkButton>
      ))}
    </nav>
  );
}
