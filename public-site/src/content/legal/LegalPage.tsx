import { PAGE_MESSAGES, type ContentPage, type PageBlock } from '@livres/api/contract';
import type { ReactNode } from 'react';
import { contactWays } from '../../shared/content/phone-and-email';
import { formatDay } from '../../shared/format/dates';
import { TextPage } from '../shared/page-blocks/TextPage';
import { LinkButton } from '../../shared/ui/Button';
import { Container } from '../../shared/ui/Container';
import { PageHead } from '../../shared/ui/PageHead';
import { useSite } from '../../shared/ui/use-site';
import { legalContent } from './legal.content';
import styles from './LegalPage.module.css';

interface LegalPageProps {
  page: ContentPage;
  /** What follows the association’s own text. */
  children?: ReactNode;
}

export function LegalPage({ page: { title, lead, blocks, updated_at }, children }: LegalPageProps) {
  const ways = contactWays(useSite(), title, '');
  return (
    <Container>
      <PageHead title={title} lead={lead} />
      <TextPage blocks={blocks.map(orComing)} summary={legalContent.onThisPage}>
        {children}
        {updated_at && (
          <p className={styles.updated}>
            <time dateTime={updated_at}>{legalContent.updated(formatDay(updated_at))}</time>
          </p>
        )}
        {ways.length > 0 && (
          <section className={styles.question} aria-labelledby="question">
            <h2 id="question">{legalContent.write}</h2>
            <div className={styles.ways}>
              {ways.map(({ kind, label, address }) => (
                <LinkButton key={kind} to={address}>
                  {label}
                </LinkButton>
              ))}
            </div>
          </section>
        )}
      </TextPage>
    </Container>
  );
}

/** A part that staff have not written yet says so. */
function orComing(block: PageBlock): PageBlock {
  return block.body || block.items.length > 0 ? block : { ...block, body: `<p>${PAGE_MESSAGES.coming}</p>` };
}
