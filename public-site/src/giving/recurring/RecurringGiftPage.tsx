import type { RecurringGiftPage as Gift } from '@livres/api/contract';
import { formatAmount } from '../../shared/format/euros';
import { withFrenchSpaces } from '../../shared/format/french-spaces';
import { paths } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/Button';
import { Container } from '../../shared/ui/Container';
import { PageHead } from '../../shared/ui/PageHead';
import type { RecurringAnswer } from './change-recurring-gift';
import { recurringContent as content } from './recurring-gift.content';
import { RecurringGiftPanel } from './RecurringGiftPanel';
import styles from './RecurringGift.module.css';
import { UnknownLink } from '../../shared/ui/UnknownLink';

interface RecurringGiftPageProps {
  token: string;
  /** Null where the link leads nowhere. */
  gift: Gift | null;
  posted: RecurringAnswer | undefined;
}

/** The donor's own page of a recurring gift, for whoever has its private link. */
export function RecurringGiftPage({ token, gift, posted }: RecurringGiftPageProps) {
  if (!gift) return <UnknownLink texts={content.unknown} />;
  const { amount, currency, frequency, campaign_name, campaign_slug } = gift;
  const lead = content.lead(
    formatAmount(amount, currency),
    frequency,
    campaign_name && withFrenchSpaces(campaign_name),
  );
  return (
    <Container narrow>
      <PageHead title={content.title(frequency)} lead={lead}>
        <p className={styles.soft}>{content.secret}</p>
      </PageHead>
      <RecurringGiftPanel gift={gift} action={paths.recurringGift(token)} posted={posted} />
      <div className={styles.links}>
        {campaign_slug && <LinkButton to={paths.campaign(campaign_slug)}>{content.campaign}</LinkButton>}
        <LinkButton look="quiet" to={paths.give()}>
          {content.again}
        </LinkButton>
      </div>
    </Container>
  );
}
