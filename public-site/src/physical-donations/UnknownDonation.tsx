import { paths } from '../shared/paths';
import { LinkButton } from '../shared/ui/Button';
import { Container } from '../shared/ui/Container';
import { EmptyState } from '../shared/ui/StateMessage';
import styles from './DonationValidation.module.css';
import { donationSuccessContent } from './donation-validation.content';

/** For who comes to the thank-you page from nowhere. */
export function UnknownDonation() {
  const { title, text, home } = donationSuccessContent.unknown;
  return (
    <Container narrow>
      <EmptyState title={title} text={text} heading="h1">
        <LinkButton look="main" to={paths.home()}>
          {home}
        </LinkButton>
      </EmptyState>
    </Container>
  );
}

/** Until the script says which donation it is; without one, that there is none. */
export function ComingDonation() {
  return (
    <>
      <Container narrow>
        <h1 className={styles.coming}>{donationSuccessContent.coming}</h1>
      </Container>
      <noscript>
        <UnknownDonation />
      </noscript>
    </>
  );
}
