import { Link } from 'react-router';
import { actionCardContent as content, actionCards } from '../content/actions/action-cards.content';
import { ActionIcon } from '../content/actions/ActionIcon';
import { paths } from '../shared/paths';
import { Container } from '../shared/ui/Container';
import { homeContent } from './home.content';
import { HomeSection } from './HomeSection';
import styles from './AboutUs.module.css';

/** The four actions, as the way that a book goes. */
export function AboutUs() {
  return (
    <div className={styles.band}>
      <Container>
        <HomeSection
          id="nos-actions"
          title={homeContent.journey}
          text={content.text}
          all={{ to: paths.actions(), label: content.all }}
        >
          <ol className={styles.route}>
            {actionCards.map(({ slug, title, summary }) => (
              <li key={slug}>
                <ActionIcon slug={slug} />
                <h3>
                  <Link to={paths.action(slug)}>{title}</Link>
                </h3>
                <p>{summary}</p>
              </li>
            ))}
          </ol>
        </HomeSection>
      </Container>
    </div>
  );
}
