import type { Campaign } from '@livres/api/contract';
import { withFrenchSpaces } from '../../shared/format/french-spaces';
import { siteContent } from '../../shared/content/site.content';
import { paths } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/Button';
import { articleContent as content } from './articles.content';
import styles from './CallToGive.module.css';

export type CampaignOfArticle = Pick<Campaign, 'slug' | 'title'>;

/** Once, in the middle of a long text: to the campaign that it is about, or else to the association. */
export function CallToGive({ campaign }: { campaign: CampaignOfArticle | null }) {
  return (
    <aside className={styles.call} aria-label={content.call}>
      <p>{campaign ? content.callFor(withFrenchSpaces(campaign.title)) : content.callText}</p>
      <LinkButton look="give" to={paths.give(campaign?.slug)}>
        {siteContent.give}
      </LinkButton>
    </aside>
  );
}
