import { Link } from 'react-router';
import { paths } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/Button';
import { GiveList, GiveSteps, OtherWay } from '../../shared/ui/GivePage';
import { giveAsideContent as content } from './give-aside.content';
import styles from './DonatePage.module.css';

/** Beside the form: what happens next, what a gift pays, and the other ways to give. */
export function GiveAside() {
  return (
    <div className={styles.aside}>
      <GiveSteps title={content.steps.title} steps={content.steps.entries} />
      <GiveList title={content.uses.title} entries={content.uses.entries} />
      <OtherWays />
    </div>
  );
}

export function OtherWays() {
  return (
    <OtherWay title={content.other.title} text={content.other.text}>
      <LinkButton to={paths.giveThings('books')}>{content.other.books}</LinkButton>
      <LinkButton to={paths.giveThings('equipment')}>{content.other.equipment}</LinkButton>
      <LinkButton look="quiet" to={paths.contact()}>
        {content.other.contact}
      </LinkButton>
      <Link className={styles.embed} to={paths.embedding()}>
        {content.embed}
      </Link>
    </OtherWay>
  );
}
