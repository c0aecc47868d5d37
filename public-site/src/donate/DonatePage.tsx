import type { Campaign } from '@livres/api/contract';
import { contactWays } from '../shared/content/contact';
import { paths } from '../shared/paths';
import { LinkButton } from '../shared/ui/Button';
import { CampaignReminder } from '../shared/ui/CampaignReminder';
import { ContactPanel } from '../shared/ui/ContactPanel';
import { GiveList, GivePage, GiveSteps, OtherWay } from '../shared/ui/GivePage';
import { useSite } from '../shared/ui/useSite';
import { donateContent as content } from './donate.content';

export function DonatePage({ campaign }: { campaign: Campaign | null }) {
  const site = useSite();
  const title = campaign?.title ?? null;
  const panel = (
    <>
      <ContactPanel
        {...content.contact}
        ways={contactWays(site, content.subject(title), content.body(title))}
      />
      {campaign && <CampaignReminder campaign={campaign} />}
      {!campaign && (
        <LinkButton to={paths.campaigns({ status: 'active' })}>{content.chooseCampaign}</LinkButton>
      )}
    </>
  );
  return (
    <GivePage title={content.title} lead={content.lead} side={panel}>
      <GiveSteps title={content.steps.title} steps={content.steps.entries} />
      <GiveList title={content.uses.title} entries={content.uses.entries} />
      <OtherWay title={content.other.title} text={content.other.text}>
        <LinkButton to={paths.giveThings('books')}>{content.other.books}</LinkButton>
        <LinkButton to={paths.giveThings('equipment')}>{content.other.equipment}</LinkButton>
      </OtherWay>
    </GivePage>
  );
}
