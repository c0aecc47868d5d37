import { campaignGoals, type Campaign } from '@livres/api/contract';
import { goalNames, goalText } from '../content/goals.content';
import { matchingText, promisedText } from '../content/sponsor-offers.content';
import styles from './GoalMeters.module.css';
import { ProgressMeter } from './ProgressMeter';

/** What a campaign has reached of each of its goals. */
export function GoalMeters({ campaign, large = false }: { campaign: Campaign; large?: boolean }) {
  const promised = promisedText(campaign);
  const offer = matchingText(campaign);
  return (
    <div className={styles.meters}>
      {campaignGoals(campaign).map((goal) => (
        <ProgressMeter
          key={goal.kind}
          kind={goal.kind}
          name={goalNames[goal.kind]}
          text={goalText(goal, campaign.currency)}
          percentage={goal.percentage}
          large={large}
        />
      ))}
      {promised && <p>{promised}</p>}
      {offer && <p className={styles.offer}>{offer}</p>}
    </div>
  );
}
