import type { CampaignUpdatePage } from '@livres/api/contract';
import { LinkButton } from '../../shared/ui/Button';
import { updatesContent as content } from './campaign-updates.content';
import styles from './LatestUpdates.module.css';
import { updatePaths } from './update-paths';
import { UpdateList } from './UpdateList';

interface LatestUpdatesProps {
  campaign: string;
  updates: CampaignUpdatePage;
}

/** The last news of a campaign on its page, and the way to all of them. */
export function LatestUpdates({ campaign, updates: { results, count } }: LatestUpdatesProps) {
  return (
    <section className={styles.section} aria-labelledby="nouvelles">
      <h2 id="nouvelles">{content.title}</h2>
      <UpdateList updates={results} heading="h3" />
      {count > results.length && (
        <div>
          <LinkButton to={updatePaths.all(campaign)}>{content.all(count)}</LinkButton>
        </div>
      )}
    </section>
  );
}
