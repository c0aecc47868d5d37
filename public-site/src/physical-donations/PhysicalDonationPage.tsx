import type { Campaign } from '@livres/api/contract';
import { contactWays } from '../shared/content/contact';
import { paths } from '../shared/paths';
import { LinkButton } from '../shared/ui/Button';
import { CampaignReminder } from '../shared/ui/CampaignReminder';
import { ContactPanel } from '../shared/ui/ContactPanel';
import { GiveChoice, GiveList, GivePage, GiveSteps, OtherWay } from '../shared/ui/GivePage';
import { useSite } from '../shared/ui/useSite';
import { physicalDonationsContent as content, type ThingKind } from './physical-donations.content';

const KINDS: ThingKind[] = ['books', 'equipment'];

export function PhysicalDonationPage({ kind, campaign }: { kind: ThingKind; campaign: Campaign | null }) {
  const site = useSite();
  const ways = contactWays(site, content.subject[kind], content.body(kind, campaign?.title ?? null));
  const choice = (
    <GiveChoice label={content.choice}>
      {KINDS.map((one) => (
        <LinkButton key={one} to={addressOf(one, campaign)} aria-current={one === kind ? 'page' : undefined}>
          {content.kinds[one]}
        </LinkButton>
      ))}
    </GiveChoice>
  );
  const panel = (
    <>
      <ContactPanel {...content.contact} ways={ways} />
      {campaign && <CampaignReminder campaign={campaign} />}
    </>
  );
  return (
    <GivePage title={content.title[kind]} lead={content.lead[kind]} top={choice} side={panel}>
      <GiveList title={content.accepted.title} entries={content.accepted[kind]} />
      <GiveList title={content.refused.title} entries={content.refused[kind]} isRefused />
      <GiveSteps title={content.steps.title} steps={content.steps.entries} />
      <OtherWay title={content.other.title} text={content.other.text}>
        <LinkButton look="give" to={paths.give(campaign?.slug)}>
          {content.other.action}
        </LinkButton>
      </OtherWay>
    </GivePage>
  );
}

function addressOf(kind: ThingKind, campaign: Campaign | null): string {
  return campaign ? paths.giveTo(campaign, kind) : paths.giveThings(kind);
}
