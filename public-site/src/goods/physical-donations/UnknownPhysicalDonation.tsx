import { LinkButton } from '../../shared/ui/Button';
import { Container } from '../../shared/ui/Container';
import { EmptyState } from '../../shared/ui/StateMessage';
import { pathTo } from '../../shared/paths';
import styles from './PhysicalDonationValidation.module.css';
import { physicalDonationSuccessContent } from './physical-donation-validation.content';

/** For who comes to the thank-you page from nowhere. */
export function UnknownPhysicalDonation() {
  const { title, text, home } = physicalDonationSuccessContent.unknown;
  return (
    <Container narrow>
      <EmptyState title={title} text={text} heading="h1">
        <LinkButton look="main" to={pathTo('/')}>
          {home}
        </LinkButton>
      </EmptyState>
    </Container>
  );
}

/** Until the script says which donation it is; without one, that there is none. */
export function ComingPhysicalDonation() {
  return (
    <>
      <Container narrow>
        <h1 className={styles.coming}>{physicalDonationSuccessContent.coming}</h1>
      </Container>
      <noscript>
        <UnknownPhysicalDonation />
      </noscript>
    </>
  );
}
