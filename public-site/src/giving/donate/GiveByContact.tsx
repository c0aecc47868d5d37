import type { Campaign } from '@livres/api/contract';
import { contactWays } from '../../shared/content/phone-and-email';
import { paths } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/Button';
import { CampaignReminder } from '../shared/CampaignReminder';
import { HelpPanel } from '../../shared/ui/HelpPanel';
import { GiveList, GiveSteps } from '../../shared/ui/GivePage';
import { useSite } from '../../shared/ui/use-site';
import { donateContent as content } from './donate.content';
import styles from './DonatePage.module.css';
import { giveAsideContent } from './give-aside.content';
import { OtherWays } from './GiveAside';

/** Where no way to pay is offered: how to give by writing or calling. */
export function GiveByContact({ campaign }: { campaign: Campaign | null }) {
  const site = useSite();
  const title = campaign?.title ?? null;
  const { steps, byContact, uses } = giveAsideContent;
  return (
    <div className={styles.page}>
      <div className={styles.aside}>
        <GiveSteps title={steps.title} steps={byContact.steps} />
        <GiveList title={uses.title} entries={uses.entries} />
        <OtherWays />
      </div>
      <div className={styles.side}>
        <HelpPanel
          {...content.contact}
          ways={contactWays(site, content.subject(title), content.body(title))}
        />
        {campaign ? (
          <CampaignReminder campaign={campaign} />
        ) : (
          <LinkButton to={paths.campaigns({ status: 'active' })}>{content.chooseCampaign}</LinkButton>
        )}
      </div>
    </div>
  );
}
