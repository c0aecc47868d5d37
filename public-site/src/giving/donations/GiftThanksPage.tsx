import { FREQUENCY_LABELS, type DonationView } from '@livres/api/contract';
import { formatAmount } from '../../shared/format/euros';
import { withFrenchSpaces } from '../../shared/format/french-spaces';
import { ImpactList } from '../shared/ImpactList';
import { paths, pathTo } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/Button';
import { Container } from '../../shared/ui/Container';
import { Day } from '../../shared/ui/DetailList';
import { PageHead } from '../../shared/ui/PageHead';
import { ShareLinks } from '../../shared/ui/ShareLinks';
import { EmptyState } from '../../shared/ui/StateMessage';
import { useSite } from '../../shared/ui/use-site';
import type { GiftAction } from './change-gift';
import type { GiftProof } from './gift-proof';
import { GiftDetails } from './GiftDetails';
import styles from './GiftPage.module.css';
import { thanksContent as content } from './gifts.content';
import { ReceiptPart } from './ReceiptPart';
import type { GiftRead } from './read-gift';
import { TestMode } from './TestMode';

interface GiftThanksPageProps {
  read: GiftRead;
  proof: GiftProof;
  posted: GiftAction | undefined;
}

/** Thanks for a gift of money: what it is, what it does, and how to pass it on. */
export function GiftThanksPage({ read, proof, posted }: GiftThanksPageProps) {
  const { donation } = read;
  const site = useSite();
  if (!donation) return <UnknownGift hasFailed={read.missing === 'failed'} />;
  const { amount, currency, campaignName, campaignSlug } = donation;
  const address = site.url + paths.give(campaignSlug ?? undefined);
  return (
    <Container narrow>
      <PageHead title={content.title} lead={content.lead(campaignName && withFrenchSpaces(campaignName))} />
      <div className={styles.page} data-giving="">
        <TestMode donation={donation} />
        <GiftDetails label={content.facts} facts={factsOf(donation)} />
        {currency === 'EUR' && (
          <section className={`${styles.part} ${styles.impact}`} aria-labelledby="effet">
            <h2 id="effet">{content.impact}</h2>
            <ImpactList euros={amount} />
          </section>
        )}
        <ReceiptPart
          donation={donation}
          href={paths.giftReceiptOf(proof)}
          email={null}
          posted={posted}
          hasFailed={false}
        />
        <ShareLinks
          heading={content.share}
          title={content.shareText(formatAmount(amount, currency), site.name)}
          address={address}
        />
        <div className={styles.links}>
          <LinkButton look="main" to={paths.actions()}>
            {content.actions}
          </LinkButton>
          <LinkButton to={pathTo('/')}>{content.home}</LinkButton>
        </div>
      </div>
    </Container>
  );
}

function factsOf(donation: DonationView): [string, React.ReactNode][] {
  const { amount, currency, frequency, givenAt, createdAt, taxDeduction, shownReference } = donation;
  return [
    [content.amount, formatAmount(amount, currency)],
    [content.type, FREQUENCY_LABELS[frequency]],
    [content.date, <Day key="date" iso={givenAt ?? createdAt} />],
    [content.reference, shownReference],
    [content.saving, taxDeduction > 0 ? savingOf(donation) : null],
  ];
}

function savingOf({ taxDeduction, currency, receiptStatus }: DonationView): string {
  const saving = formatAmount(taxDeduction, currency);
  return receiptStatus === 'confirmation_only' ? content.savingIf(saving) : saving;
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
