import type { MemberYear } from '@livres/api/contract';
import { formatAmount } from '../../shared/format/euros';
import { formatNumber } from '../../shared/format/numbers';
import { AccountTable } from './AccountTable';
import styles from './Members.module.css';
import { accountContent } from './members.content';

const content = accountContent.years;

/** What was given year by year, as a tax return asks. */
export function AccountYears({ years }: { years: MemberYear[] }) {
  if (years.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="annees">
      <h2 id="annees">{content.title}</h2>
      <AccountTable
        caption={content.caption}
        columns={[content.year, content.donations, content.total, content.deduction]}
      >
        {years.map(({ year, currency, donations, total, tax_deduction }) => (
          <tr key={`${year} ${currency}`}>
            <th scope="row" data-name={content.year}>
              {year}
            </th>
            <td data-name={content.donations}>{formatNumber(donations)}</td>
            <td data-name={content.total}>
              <strong>{formatAmount(total, currency)}</strong>
            </td>
            <td data-name={content.deduction}>{formatAmount(tax_deduction, currency)}</td>
          </tr>
        ))}
      </AccountTable>
      <p className={styles.soft}>{content.note}</p>
    </section>
  );
}
