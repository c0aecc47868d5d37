import type { Campaign, PaymentDetails } from '@livres/api/contract';
import { shownDonationReference, DONATION_STATUS_LABELS } from '@livres/api/contract';
import { useEffect, type ReactNode } from 'react';
import { formatAmount } from '../../shared/format/euros';
import { withFrenchSpaces } from '../../shared/format/french-spaces';
import { GIFT_DRAFT } from '../shared/gift-draft';
import { paths, pathTo } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/Button';
import { Container } from '../../shared/ui/Container';
import { Day } from '../../shared/ui/DetailList';
import { PageHead } from '../../shared/ui/PageHead';
import { Skeleton } from '../../shared/ui/Skeleton';
import { EmptyState, ErrorState } from '../../shared/ui/StateMessage';
import { toasts } from '../../shared/ui/toasts';
import { forgetDraft } from '../../shared/ui/use-saved-draft';
import { Celebration } from './Celebration';
import type { GiftAction } from './change-gift';
import type { GiftProof } from './gift-proof';
import styles from './GiftPage.module.css';
import { GiftDetails } from './GiftDetails';
import { GiftThanksPage } from './GiftThanksPage';
import { confirmationContent as content, ownPageContent } from './gifts.content';
import { OwnPageLink } from './OwnPageLink';
import type { GiftRead, Missing } from './read-gift';
import { usePaymentFollowed } from './use-payment-followed';
import { TestMode } from './TestMode';

interface ConfirmationPageProps {
  read: GiftRead;
  proof: GiftProof | null;
  /** Of the gift, where it has one. */
  campaign: Campaign | null;
  hasReceiptFailed: boolean;
  posted: GiftAction | undefined;
}

/** What became of a payment: it reads, and changes nothing. */
export function ConfirmationPage({ read, proof, campaign, hasReceiptFailed, posted }: ConfirmationPageProps) {
  const { details, donation, missing } = read;
  const isVerifying = usePaymentFollowed(details?.status ?? null);
  if (!details || missing) return <Nothing missing={missing ?? 'not_found'} />;
  if (isVerifying) return <Verifying />;
  const { status, failure } = details;
  if (status === 'succeeded' && donation && proof)
    return (
      <>
        <Paid />
        <GiftThanksPage
          read={read}
          campaign={campaign}
          proof={proof}
          posted={posted}
          title={content.heads.succeeded}
          hasReceiptFailed={hasReceiptFailed}
        />
      </>
    );
  return (
    <Container narrow>
      <PageHead title={content.heads[status]} lead={content.leads[status]} />
      <div className={styles.page} data-giving="">
        {status === 'succeeded' && <Paid />}
        {failure && <p className={styles.failure}>{failure}</p>}
        {(status === 'failed' || status === 'cancelled') && (
          <OwnPageLink gift_id={details.donationId} label={ownPageContent.retry} />
        )}
        <GiftDetails label={content.facts} facts={factsOf(details)} />
        {donation && <TestMode donation={donation} />}
        <Links details={details} proof={proof} />
      </div>
    </Container>
  );
}

function factsOf(details: PaymentDetails): [string, ReactNode][] {
  const { campaignName, paymentId, transactionDate, status, donorEmail } = details;
  return [
    [content.amount, amountOf(details)],
    [content.campaign, campaignName ? withFrenchSpaces(campaignName) : content.association],
    [content.reference, shownDonationReference(paymentId)],
    [content.date, <Day key="date" iso={transactionDate} />],
    [content.status, DONATION_STATUS_LABELS[status]],
    [content.email, donorEmail],
  ];
}

function amountOf({ amount, currency }: PaymentDetails): string {
  return currency === 'XAF' ? formatAmount(amount, 'XAF') : formatAmount(amount / 100, 'EUR');
}

/** The form is done with, and there is something to be glad of. */
function Paid() {
  useEffect(() => forgetDraft(GIFT_DRAFT, 'tab'), []);
  return <Celebration />;
}

function Links({ details, proof }: { details: PaymentDetails; proof: ConfirmationPageProps['proof'] }) {
  const { status, campaignId, campaignSlug } = details;
  const campaign = campaignSlug ?? (campaignId === null ? null : String(campaignId));
  return (
    <div className={styles.links}>
      {status === 'pending' && proof && (
        <LinkButton look="main" to={`${paths.giftConfirmation()}?${new URLSearchParams(proof)}`}>
          {content.refresh}
        </LinkButton>
      )}
      <LinkButton to={campaign ? paths.campaign(campaign) : paths.campaigns()}>
        {campaign ? content.toCampaign : content.toCampaigns}
      </LinkButton>
      <LinkButton look="quiet" to={pathTo('/')}>
        {content.home}
      </LinkButton>
    </div>
  );
}

function Verifying() {
  return (
    <Container narrow>
      <PageHead title={content.loading.title} lead={content.loading.text} />
      <div className={styles.page} data-giving="" role="status" aria-busy="true">
        <Skeleton height="240px" />
      </div>
    </Container>
  );
}

function Nothing({ missing }: { missing: Missing }) {
  const { title, text } = content.missing[missing];
  useEffect(() => {
    if (missing === 'failed') toasts.show({ type: 'error', title: content.error, message: title });
  }, [missing, title]);
  const ways = (
    <>
      <LinkButton look="main" to={pathTo('/')}>
        {content.home}
      </LinkButton>
      <LinkButton to={paths.campaigns()}>{content.toCampaigns}</LinkButton>
    </>
  );
  return (
    <Container narrow>
      {missing === 'failed' ? (
        <ErrorState title={title} text={text} heading="h1" onRetry={() => location.reload()}>
          {ways}
        </ErrorState>
      ) : (
        <EmptyState title={title} text={text} heading="h1">
          {ways}
        </EmptyState>
      )}
    </Container>
  );
}
