import type { TransferInstructions } from '@livres/api/contract';
import { Copy } from 'lucide-react';
import { formatAmount } from '../../shared/format/euros';
import { copyText } from '../../shared/ui/copy-text';
import { useHydrated } from '../../shared/ui/use-hydrated';
import { transferContent as content } from './gifts.content';
import styles from './TransferPart.module.css';

/** How to make a bank transfer: to copy line by line, or to scan. */
export function TransferPart({ transfer }: { transfer: TransferInstructions }) {
  const { holder, iban, bic, reference, amount, currency, epc_svg } = transfer;
  return (
    <section className={styles.transfer} aria-labelledby="virement">
      <h2 id="virement">{content.title}</h2>
      <p>{content.lead}</p>
      <div className={styles.ways}>
        <dl className={styles.lines}>
          <Line name={content.reference} value={reference} isStrong />
          <Line name={content.amount} value={formatAmount(amount, currency)} copied={String(amount)} />
          <Line name={content.iban} value={iban} copied={iban.replace(/\s/g, '')} />
          {bic && <Line name={content.bic} value={bic} />}
          <Line name={content.holder} value={holder} />
        </dl>
        {epc_svg && (
          <figure className={styles.code}>
            <img
              src={`data:image/svg+xml,${encodeURIComponent(epc_svg)}`}
              alt={content.code}
              width={180}
              height={180}
            />
            <figcaption>{content.scan}</figcaption>
          </figure>
        )}
      </div>
      <p className={styles.delay}>{content.delay}</p>
    </section>
  );
}

interface LineProps {
  name: string;
  value: string;
  /** What is copied, where it is not what is shown. */
  copied?: string;
  isStrong?: boolean;
}

function Line({ name, value, copied = value, isStrong = false }: LineProps) {
  const isHydrated = useHydrated();
  return (
    <div>
      <dt>{name}</dt>
      <dd className={isStrong ? styles.strong : undefined}>
        {value}
        {isHydrated && (
          <button
            type="button"
            aria-label={content.copy(name)}
            onClick={() => void copyText(copied, content.copied(name))}
          >
            <Copy aria-hidden="true" size={18} />
          </button>
        )}
      </dd>
    </div>
  );
}
