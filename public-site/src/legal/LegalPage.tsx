import { contactWays } from '../shared/content/contact';
import { LinkButton } from '../shared/ui/Button';
import { Container } from '../shared/ui/Container';
import { PageHead } from '../shared/ui/PageHead';
import { Prose, ProseSummary } from '../shared/ui/Prose';
import { useSite } from '../shared/ui/useSite';
import { legalContent, type LegalText } from './legal.content';
import styles from './LegalPage.module.css';

export function LegalPage({ text: { title, lead, sections } }: { text: LegalText }) {
  const ways = contactWays(useSite(), title, '');
  return (
    <Container>
      <PageHead title={title} lead={lead} />
      <div className={styles.page}>
        <div className={styles.side}>
          <ProseSummary title={legalContent.onThisPage} sections={sections} />
        </div>
        <div className={styles.text}>
          <Prose sections={sections} />
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
        </div>
      </div>
    </Container>
  );
}
