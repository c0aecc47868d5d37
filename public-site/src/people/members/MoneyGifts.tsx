import {
  DONATION_RECEIPT_STATUS_LABELS,
  DONATION_STATUS_LABELS,
  FREQUENCY_LABELS,
  type DonationStatus,
  type MemberDonation,
} from '@livres/api/contract';
import { formatAmount } from '../../shared/format/euros';
import { withFrenchSpaces } from '../../shared/format/french-spaces';
import { paths } from '../../shared/paths';
import { Badge, type BadgeTone } from '../../shared/ui/Badge';
import { LinkButton } from '../../shared/ui/Button';
import { Day } from '../../shared/ui/DetailList';
import { EmptyState } from '../../shared/ui/StateMessage';
import { FollowForm } from './FollowForm';
import { AccountTable } from './AccountTable';
import styles from './Members.module.css';
import { accountContent } from './members.content';

const content = accountContent.money;
const SHOWN = 10;
const TONES: Record<DonationStatus, BadgeTone> = {
  succeeded: 'good',
  pending: 'warm',
  failed: 'bad',
  cancelled: 'quiet',
};

/** Gifts of money; the older ones are folded. */
export function MoneyGifts({ donations }: { donations: MemberDonation[] }) {
  const [newest, older] = [donations.slice(0, SHOWN), donations.slice(SHOWN)];
  return (
    <section className={styles.part} aria-labelledby="dons">
      <h2 id="dons">{content.title}</h2>
      {donations.length === 0 ? <NoGift /> : <GiftTable donations={newest} />}
      {older.length > 0 && (
        <details className={styles.older}>
          <summary>{content.older(older.length)}</summary>
          <GiftTable donations={older} />
        </details>
      )}
    </section>
  );
}

function GiftTable({ donations }: { donations: MemberDonation[] }) {
  return (
    <AccountTable
      caption={content.caption}
      columns={[content.day, content.amount, content.use, content.state, content.receipt]}
    >
      {donations.map((donation) => (
        <GiftRow key={donation.id} donation={donation} />
      ))}
    </AccountTable>
  );
}

function GiftRow({ donation }: { donation: MemberDonation }) {
  const { id, reference, status, given_at, created_at, campaign_name, campaign_slug } = donation;
  return (
    <tr>
      <th scope="row" data-name={content.day}>
        <Day iso={given_at ?? created_at} />
        <span className={styles.small}>{reference}</span>
      </th>
      <td data-name={content.amount}>
        <Amount donation={donation} />
      </td>
      <td data-name={content.use}>
        {campaign_name && campaign_slug ? (
          <a href={paths.campaign(campaign_slug)}>{withFrenchSpaces(campaign_name)}</a>
        ) : (
          content.association
        )}
      </td>
      <td data-name={content.state}>
        <Badge tone={TONES[status]}>{DONATION_STATUS_LABELS[status]}</Badge>
      </td>
      <td data-name={content.receipt}>
        <Receipt donation={donation} />
        <FollowForm kind="donation" id={id} reference={reference} />
      </td>
    </tr>
  );
}

function Amount({
  donation: { amount, refunded_amount, currency, frequency },
}: {
  donation: MemberDonation;
}) {
  return (
    <>
      <strong>{formatAmount(amount, currency)}</strong>
      {refunded_amount > 0 && (
        <span className={styles.small}>{content.refunded(formatAmount(refunded_amount, currency))}</span>
      )}
      {frequency !== 'one-time' && <span className={styles.small}>{FREQUENCY_LABELS[frequency]}</span>}
    </>
  );
}

function Receipt({ donation }: { donation: MemberDonation }) {
  const { receipt_url, receipt_number, receipt_status, reference, status } = donation;
  if (status !== 'succeeded') return null;
  if (!receipt_url)
    return <span className={styles.small}>{DONATION_RECEIPT_STATUS_LABELS[receipt_status]}</span>;
  return (
    <a href={`/api/v1${receipt_url}`} aria-label={`${content.download} (${receipt_number ?? reference})`}>
      {content.download}
      {receipt_number && <span className={styles.small}>{content.downloadOf(receipt_number)}</span>}
    </a>
  );
}

function NoGift() {
  const { title, text, act } = content.empty;
  return (
    <EmptyState title={title} text={text} heading="h3">
      <LinkButton look="give" to={paths.give()}>
        {act}
      </LinkButton>
    </EmptyState>
  );
}
