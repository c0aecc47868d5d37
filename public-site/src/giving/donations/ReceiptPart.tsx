import type { DonationView } from '@livres/api/contract';
import { Download } from 'lucide-react';
import { LinkButton } from '../../shared/ui/Button';
import { toasts } from '../../shared/ui/toasts';
import type { GiftAction } from './change-gift';
import { ownPageContent, receiptContent as content } from './gifts.content';
import styles from './GiftPage.module.css';
import { IdentityForm } from './IdentityForm';
import { OwnPageLink } from './OwnPageLink';
import { SendReceiptForm } from './SendReceiptForm';

interface ReceiptPartProps {
  donation: DonationView;
  /** Of the file, on this site. */
  href: string;
  email: string | null;
  posted: GiftAction | undefined;
  /** The file was asked for, and did not come. */
  hasFailed: boolean;
  /** Opened by its private link: only there is anything changed. */
  isOwnPage?: boolean;
}

/** The receipt of a gift that has arrived: the file, or what it waits for. */
export function ReceiptPart({
  donation,
  href,
  email,
  posted,
  hasFailed,
  isOwnPage = false,
}: ReceiptPartProps) {
  const { status, receiptStatus } = donation;
  if (status !== 'succeeded' || receiptStatus === 'not_due') return null;
  return (
    <section className={styles.part} aria-labelledby="recu">
      <h2 id="recu">{content.title}</h2>
      {hasFailed && (
        <p className={styles.alert} role="alert">
          {content.failed}
        </p>
      )}
      <Receipt donation={donation} href={href} />
      {receiptStatus === 'missing_address' &&
        (isOwnPage ? (
          <IdentityForm donation={donation} posted={posted} />
        ) : (
          <OwnPageLink gift_id={donation.id} label={ownPageContent.complete} />
        ))}
      {receiptStatus === 'issued' && email && (
        <SendReceiptForm donation={donation} email={email} posted={posted} />
      )}
    </section>
  );
}

function Receipt({ donation: { receiptStatus }, href }: Pick<ReceiptPartProps, 'donation' | 'href'>) {
  if (receiptStatus === 'issued' || receiptStatus === 'specimen')
    return (
      <>
        {receiptStatus === 'specimen' && <p>{content.specimen}</p>}
        <LinkButton
          className={styles.download}
          to={href}
          target="_blank"
          onClick={(event) => {
            event.preventDefault();
            void save(event.currentTarget.href);
          }}
        >
          <Download aria-hidden="true" size={20} />
          {receiptStatus === 'specimen' ? content.download_specimen : content.download}
        </LinkButton>
      </>
    );
  const sentences: Partial<Record<DonationView['receiptStatus'], string>> = {
    being_made: content.being_made,
    yearly: content.yearly,
    voided: content.voided,
    confirmation_only: content.confirmation_only,
    missing_address: content.missing,
  };
  return <p>{sentences[receiptStatus]}</p>;
}

/** Says at once where the file does not come; else the browser saves it as usual. */
async function save(href: string): Promise<void> {
  const answer = await fetch(href).catch(() => null);
  if (!answer?.ok || !answer.headers.get('content-type')?.includes('pdf')) {
    const action = { label: content.retry, handler: () => void save(href) };
    toasts.show({ type: 'error', title: content.failed, action });
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await answer.blob());
  link.download =
    /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? 'recu-fiscal.pdf';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
