import {
  DONATION_STATUS_LABELS,
  FREQUENCY_LABELS,
  PAYMENT_METHOD_LABELS,
  type DonationView,
} from '@livres/api/contract';
import { useEffect, type ReactNode } from 'react';
import { formatAmount } from '../../shared/format/euros';
import { withFrenchSpaces } from '../../shared/format/french-spaces';
import { keepOwnPage } from '../shared/own-page';
import { ImpactList } from '../shared/ImpactList';
import { paths } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/Button';
import { Container } from '../../shared/ui/Container';
import { Day } from '../../shared/ui/DetailList';
import { PageHead } from '../../shared/ui/PageHead';
import { EmptyState, ErrorState } from '../../shared/ui/StateMessage';
import type { GiftAction } from './change-gift';
import { CardPart } from './CardPart';
import { GiftDetails } from './GiftDetails';
import styles from './GiftPage.module.css';
import { confirmationContent, giftPageContent as content, thanksContent } from './gifts.content';
import { NewsPart } from './NewsPart';
import { ReceiptPart } from './ReceiptPart';
import type { GiftRead } from './read-gift';
import { RetryForm } from './RetryForm';
import { TestMode } from './TestMode';
import { TransferPart } from './TransferPart';

interface GiftPageProps {
  token: string;
  read: GiftRead;
  hasReceiptFailed: boolean;
  posted: GiftAction | undefined;
}

/** The state of a gift of money, for whoever has its private link. */
export function GiftPage({ token, read, hasReceiptFailed, posted }: GiftPageProps) {
  const { donation, methods, missing } = read;
  const id = donation?.id;
  useEffect(() => {
    if (id) keepOwnPage({ id, token });
  }, [id, token]);
  if (!donation) return <NoGift isUnread={missing === 'failed'} />;
  const { status, failure, next, isProcessing, amount, currency } = donation;
  const isWaiting = status === 'pending';
  const mayTryAgain = status === 'failed' || status === 'cancelled';
  return (
    <Container narrow>
      <PageHead title={content.title} lead={isProcessing ? content.underWay : content.leads[status]}>
        <p className={styles.soft}>{content.secret}</p>
      </PageHead>
      <div className={styles.page} data-giving="">
        <TestMode donation={donation} />
        {failure && <p className={styles.failure}>{failure}</p>}
        {isWaiting && (next || isProcessing) && <Next donation={donation} />}
        {mayTryAgain && <RetryForm methods={methods} method={donation.paymentMethod} posted={posted} />}
        <GiftDetails label={confirmationContent.facts} facts={factsOf(donation)} />
        <ReceiptPart
          donation={donation}
          href={paths.giftReceipt(token)}
          email={donation.donor.email || null}
          posted={posted}
          hasFailed={hasReceiptFailed}
          isOwnPage
        />
        {read.card && <CardPart card={read.card} posted={posted} />}
        {read.news && <NewsPart news={read.news} posted={posted} />}
        {status === 'succeeded' && currency === 'EUR' && (
          <section className={`${styles.part} ${styles.impact}`} aria-labelledby="effet">
            <h2 id="effet">{thanksContent.impact}</h2>
            <ImpactList euros={amount} />
          </section>
        )}
        <Links donation={donation} />
      </div>
    </Container>
  );
}

/** How to go on paying. */
function Next({ donation: { next } }: { donation: DonationView }) {
  if (next?.kind === 'transfer') return <TransferPart transfer={next.transfer} />;
  if (next?.kind === 'approve') return <p role="status">{next.message}</p>;
  if (next?.kind === 'redirect')
    return (
      <LinkButton look="give" large to={next.url} className={styles.submit}>
        {content.continue}
      </LinkButton>
    );
  return <p role="status">{content.processing}</p>;
}

function factsOf(donation: DonationView): [string, ReactNode][] {
  const { amount, currency, refundedAmount, frequency, campaignName, shownReference } = donation;
  const { givenAt, createdAt, status, paymentMethod, message, dedication } = donation;
  return [
    [confirmationContent.amount, formatAmount(amount, currency)],
    [content.refunded, refundedAmount > 0 ? formatAmount(refundedAmount, currency) : null],
    [thanksContent.type, FREQUENCY_LABELS[frequency]],
    [
      confirmationContent.campaign,
      campaignName ? withFrenchSpaces(campaignName) : confirmationContent.association,
    ],
    [confirmationContent.reference, shownReference],
    [confirmationContent.date, <Day key="date" iso={givenAt ?? createdAt} />],
    [confirmationContent.status, DONATION_STATUS_LABELS[status]],
    [content.method, PAYMENT_METHOD_LABELS[paymentMethod]],
    [content.dedication, dedication],
    [content.message, message],
  ];
}

function Links({ donation: { campaignSlug } }: { donation: DonationView }) {
  return (
    <div className={styles.links}>
      <LinkButton to={campaignSlug ? paths.campaign(campaignSlug) : paths.campaigns()}>
        {campaignSlug ? confirmationContent.toCampaign : confirmationContent.toCampaigns}
      </LinkButton>
      <LinkButton look="quiet" to={paths.give(campaignSlug ?? undefined)}>
        {content.again}
      </LinkButton>
    </div>
  );
}

function NoGift({ isUnread }: { isUnread: boolean }) {
  const { title, text, write } = content.unknown;
  return (
    <Container narrow>
      {isUnread ? (
        <ErrorState {...content.unread} heading="h1" onRetry={() => location.reload()} />
      ) : (
        <EmptyState title={title} text={text} heading="h1">
          <LinkButton look="main" to={paths.contact()}>
            {write}
          </LinkButton>
        </EmptyState>
      )}
    </Container>
  );
}
