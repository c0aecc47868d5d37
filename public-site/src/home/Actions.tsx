import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { actionCardContent as content, actionCards } from '../actions/action-cards.content';
import { ActionCards } from '../actions/ActionCards';
import { paths } from '../shared/paths';
import { Container } from '../shared/ui/Container';
import styles from './HomePage.module.css';

export function Actions() {
  return (
    <Container>
      <section className={styles.section} aria-labelledby="nos-actions">
        <div className={styles.sectionHead}>
          <h2 id="nos-actions">{content.title}</h2>
          <Link className={styles.all} to={paths.actions()}>
            {content.all}
            <ArrowRight aria-hidden="true" size={18} />
          </Link>
          <p className={styles.wide}>{content.text}</p>
        </div>
        <ActionCards actions={actionCards} />
      </section>
    </Container>
  );
}
