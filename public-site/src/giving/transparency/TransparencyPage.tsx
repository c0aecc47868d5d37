import type { ContentPage, SpentOnCategory, TransparentYear } from '@livres/api/contract';
import type { ReactNode } from 'react';
import { paths } from '../../shared/paths';
import { Badge } from '../../shared/ui/Badge';
import { LinkButton } from '../../shared/ui/Button';
import { Container } from '../../shared/ui/Container';
import { PageHead } from '../../shared/ui/PageHead';
import { transparencyContent as content } from './transparency.content';
import styles from './TransparencyPage.module.css';

interface TransparencyPageProps {
  page: ContentPage;
  /** Null where they could not be read. */
  years: readonly TransparentYear[] | null;
  /** Who answers for it, in the words of staff. */
  children: ReactNode;
}

/** Each year's money in and out, then what staff write of it. */
export function TransparencyPage({ page: { title, lead }, years, children }: TransparencyPageProps) {
  return (
    <Container>
      <PageHead title={title} lead={lead}>
        {years && years.length > 0 && (
          <p>
            <LinkButton to={paths.transparencyFile()} download>
              {content.file}
            </LinkButton>
          </p>
        )}
      </PageHead>
      {years === null && <p>{content.unread}</p>}
      {years?.length === 0 && <p>{content.empty}</p>}
      {years?.map((year) => (
        <Year key={year.year} year={year} />
      ))}
      {children}
    </Container>
  );
}

function Year({ year }: { year: TransparentYear }) {
  const { gifts, tickets, income, expenses, fees, losses, spending } = year;
  const spent: Line[] = expenses.map(({ category, amount }) => [content.categories[category], amount]);
  const title = `annee-${year.year}`;
  return (
    <section className={styles.year} aria-labelledby={title}>
      <h2 id={title}>{content.year(year.year)}</h2>
      <p>
        {year.is_closed ? (
          <Badge tone="good">{content.closed}</Badge>
        ) : (
          <Badge tone="warm">{content.open}</Badge>
        )}
      </p>
      <div className={styles.tables}>
        <Sums
          title={content.income}
          lines={[
            [content.gifts, gifts],
            [content.tickets, tickets],
          ]}
          total={income}
        />
        <Sums
          title={content.spending}
          lines={[...spent, [content.fees, fees], [content.losses, losses]]}
          total={spending}
        />
        {expenses.some(({ cents }) => cents > 0) && <OneEuro expenses={expenses} />}
      </div>
    </section>
  );
}

type Line = [name: string, amount: number];

function Sums({ title, lines, total }: { title: string; lines: Line[]; total: number }) {
  return (
    <table className={styles.sums}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{content.what}</th>
          <th scope="col">{content.amount}</th>
        </tr>
      </thead>
      <tbody>
        {lines
          .filter(([, amount]) => amount !== 0)
          .map(([name, amount]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{content.euros(amount)}</td>
            </tr>
          ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{content.total}</th>
          <td>{content.euros(total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** A bar for each category, as long as its cents. */
function OneEuro({ expenses }: { expenses: readonly SpentOnCategory[] }) {
  return (
    <div>
      <h3>{content.oneEuro}</h3>
      <p>{content.oneEuroHelp}</p>
      <ul className={styles.euro}>
        {expenses
          .filter(({ cents }) => cents > 0)
          .map(({ category, cents }) => (
            <li key={category}>
              <span>{content.categories[category]}</span> <strong>{content.cents(cents)}</strong>
              <svg viewBox="0 0 100 3" preserveAspectRatio="none" aria-hidden="true">
                <rect width={cents} height="3" />
              </svg>
            </li>
          ))}
      </ul>
    </div>
  );
}
