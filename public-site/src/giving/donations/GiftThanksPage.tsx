import {
  type Campaign,
  DONATION_STATUS_LABELS,
  type DonationView,
  FREQUENCY_LABELS,
  GIFT_STEPS_TITLE,
  giftSteps,
  impactOf,
  parisDay,
  PAYMENT_METHOD_LABELS,
  type ShelfFacts,
  shelfSentence,
} from '@livres/api/contract';
import { Link } from 'react-router';
import { formatAmount } from '../../shared/format/euros';
import { withFrenchSpaces } from '../../shared/format/french-spaces';
import { ImpactList } from '../shared/ImpactList';
import { paths, pathTo } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/Button';
import { Container } from '../../shared/ui/Container';
import { Day } from '../../shared/ui/DetailList';
import { EmptyState } from '../../shared/ui/StateMessage';
import { Thanks, type ThanksStep } from '../../shared/ui/Thanks';
import type { GiftAction } from './change-gift';
import type { GiftProof } from './gift-proof';
import { GiftShare } from './GiftShare';
import { GiftShelf } from './GiftShelf';
import { confirmationContent, thanksContent as content } from './gifts.content';
import { nextPayment } from './next-payment';
import { ReceiptPart } from './ReceiptPart';
import type { GiftRead } from './read-gift';
import { TestMode } from './TestMode';

interface GiftThanksPageProps {
  read: GiftRead;
  /** As it is after this gift; null for the association. */
  campaign: Campaign | null;
  proof: GiftProof;
  posted: GiftAction | undefined;
  /** Said where no name may be. */
  title?: string;
  hasReceiptFailed?: boolean;
}

/** Thanks for a gift of money: the shelf that it fills, what happens next, and how to pass it on. */
export function GiftThanksPage({ read, campaign, proof, posted, ...rest }: GiftThanksPageProps) {
  const { title = content.title, hasReceiptFailed = false } = rest;
  const { donation, details } = read;
  if (!donation) return <UnknownGift hasFailed={read.missing === 'failed'} />;
  const { amount, currency, campaignName, status } = donation;
  const email = details?.donorEmail ?? '';
  const name = status === 'succeeded' ? donation.donor.first_name.trim() : '';
  const sum = formatAmount(amount, currency);
  const shelf = shelfOf(donation, campaign);
  return (
    <Thanks
      title={name ? content.to : title}
      name={name}
      lead={
        <>
          <p>{shelfSentence(sum, shelf.books, campaignName && withFrenchSpaces(campaignName))}</p>
          {currency === 'EUR' && <ImpactList euros={amount} />}
        </>
      }
      picture={<GiftShelf facts={shelf} />}
      stepsTitle={GIFT_STEPS_TITLE}
      steps={stepsOf(donation, campaign, email)}
      aside={<GiftShare donation={donation} campaign={campaign} books={shelf.books} />}
      factsLabel={content.facts}
      facts={<Facts donation={donation} email={email} />}
    >
      <TestMode donation={donation} />
      <ReceiptPart
        donation={donation}
        href={paths.giftReceiptOf(proof)}
        email={email || null}
        posted={posted}
        hasFailed={hasReceiptFailed}
      />
    </Thanks>
  );
}

function shelfOf({ amount, currency, reference }: DonationView, campaign: Campaign | null): ShelfFacts {
  const hasGoal = campaign !== null && campaign.goal_amount > 0;
  return {
    seed: reference,
    books: currency === 'EUR' ? impactOf(amount).books : 0,
    reached: hasGoal ? campaign.current_amount / campaign.goal_amount : null,
    others: campaign && Math.max(0, campaign.donation_count - 1),
  };
}

function stepsOf(donation: DonationView, campaign: Campaign | null, email: string): ThanksStep[] {
  const { amount, currency, frequency, receiptStatus } = donation;
  const givenAt = donation.givenAt ?? donation.createdAt;
  const given_on = parisDay(new Date(givenAt));
  const next = nextPayment(givenAt, frequency);
  const steps = giftSteps({
    given_on,
    receipt: receiptStatus,
    next_payment: next === null ? null : { on: next.slice(0, 10), sum: formatAmount(amount, currency) },
    campaign_ends_on: campaign?.end_date ? parisDay(new Date(campaign.end_date)) : null,
  });
  return [{ on: given_on, text: content.written(email), isDone: true }, ...steps];
}

/** One line: how much, how, when, under which number, and ways on. */
function Facts({ donation, email }: { donation: DonationView; email: string }) {
  const { amount, currency, frequency, givenAt, createdAt, taxDeduction, shownReference } = donation;
  const { status, paymentMethod, campaignSlug, campaignName, receiptStatus } = donation;
  // Without a receipt nothing is taken off the tax: the page says so below.
  const saves = taxDeduction > 0 && receiptStatus !== 'confirmation_only';
  return (
    <>
      <span>
        {confirmationContent.reference} <b>{shownReference}</b>
      </span>
      <span>
        {PAYMENT_METHOD_LABELS[paymentMethod]}, <b>{formatAmount(amount, currency)}</b>
      </span>
      <span>{FREQUENCY_LABELS[frequency]}</span>
      <Day iso={givenAt ?? createdAt} />
      <span>{DONATION_STATUS_LABELS[status]}</span>
      {email && <span>{email}</span>}
      {saves && (
        <span>
          {content.saving}
          {'\u00a0: '}
          {formatAmount(taxDeduction, currency)}
        </span>
      )}
      {campaignSlug && campaignName ? (
        <Link to={paths.campaign(campaignSlug)}>{withFrenchSpaces(campaignName)}</Link>
      ) : (
        <Link to={paths.campaigns()}>{confirmationContent.toCampaigns}</Link>
      )}
      <Link to={paths.actions()}>{content.actions}</Link>
      <Link to={pathTo('/')}>{content.home}</Link>
    </>
  );
}

function UnknownGift({ hasFailed }: { hasFailed: boolean }) {
  const { title, text } = content.unknown;
  return (
    <Container narrow>
      <EmptyState title={title} text={hasFailed ? content.failed : text} heading="h1">
        <LinkButton look="main" to={pathTo('/')}>
          {content.home}
        </LinkButton>
      </EmptyState>
    </Container>
  );
}
