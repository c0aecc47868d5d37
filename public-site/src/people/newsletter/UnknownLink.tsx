import { pathTo } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/Button';
import { Container } from '../../shared/ui/Container';
import { PageHead } from '../../shared/ui/PageHead';
import { EmptyState } from '../../shared/ui/StateMessage';
import { newsletterContent } from './newsletter.content';
import styles from './NewsletterPage.module.css';
import { NEWSLETTER_TRAIL } from './newsletter-trail';

const { preferences: content, test } = newsletterContent;

/** A link of a letter that leads to no subscription. */
export const UnknownLink = () => (
  <Container narrow>
    <EmptyState {...content.unknown} heading="h1">
      <LinkButton to={pathTo('/lettre')}>{content.subscribe}</LinkButton>
    </EmptyState>
  </Container>
);

/** A link of a letter that staff try: it is nobody's, and pressing changes nothing. */
export const TestLink = () => (
  <Container narrow>
    <PageHead title={test.title} lead={test.text} trail={NEWSLETTER_TRAIL} />
    <div className={styles.act}>
      <LinkButton to={pathTo('/')}>{newsletterContent.home}</LinkButton>
    </div>
  </Container>
);
