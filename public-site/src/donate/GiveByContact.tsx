import type { Campaign } from '@livres/api/contract';
import { contactWays } from '../shared/content/contact';
import { paths } from '../shared/paths';
import { LinkButton } from '../shared/ui/Button';
import { CampaignReminder } from '../shared/ui/CampaignReminder';
import { ContactPanel } from '../shared/ui/ContactPanel';
import { GiveList, GiveSteps } from '../shared/ui/GivePage';
import { useSite } from '../shared/ui/useSite';
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
        <ContactPanel
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
