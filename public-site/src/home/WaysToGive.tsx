import { paths } from '../shared/paths';
import { LinkButton } from '../shared/ui/Button';
import { Card } from '../shared/ui/Card';
import { Container } from '../shared/ui/Container';
import { PictureWithFallback } from '../shared/ui/PictureWithFallback';
import { waysToGiveContent as ways } from './ways-to-give.content';
import styles from './HomePage.module.css';

export function WaysToGive() {
  return (
    <Container>
      <section className={styles.section} aria-labelledby="facons-de-donner">
        <div className={styles.sectionHead}>
          <h2 id="facons-de-donner">{ways.title}</h2>
          <p>{ways.text}</p>
        </div>
        <ul className={styles.ways}>
          {ways.entries.map(({ kind, title, text, action, illustration }) => (
            <li key={kind}>
              <Card
                className={styles.way}
                top={<PictureWithFallback picture={null} illustration={illustration} sizes="384px" />}
              >
                <h3>{title}</h3>
                <p>{text}</p>
                <LinkButton
                  look={kind === 'money' ? 'give' : 'plain'}
                  to={kind === 'money' ? paths.give() : paths.giveThings(kind)}
                >
                  {action}
                </LinkButton>
              </Card>
            </li>
          ))}
        </ul>
      </section>
    </Container>
  );
}
