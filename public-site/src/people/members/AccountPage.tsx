import type { MemberProfile, MemberSpace } from '@livres/api/contract';
import type { ReactElement, ReactNode } from 'react';
import { Form } from 'react-router';
import { paths, pathTo } from '../../shared/paths';
import { Button, LinkButton } from '../../shared/ui/Button';
import { Container } from '../../shared/ui/Container';
import { FormOutcome } from '../../shared/ui/FormOutcome';
import { PageHead } from '../../shared/ui/PageHead';
import { AccountRegistrations } from './AccountRegistrations';
import { AccountRequests } from './AccountRequests';
import { AccountThings } from './AccountThings';
import { AccountYears } from './AccountYears';
import styles from './Members.module.css';
import { accountContent as content } from './members.content';
import { MoneyGifts } from './MoneyGifts';

interface AccountPageProps {
  profile: MemberProfile;
  /** Null where it cannot be read just now. */
  space: MemberSpace | null;
  /** The recurring gifts. */
  recurring: ReactElement[] | undefined;
  isRecurringAway: boolean;
  /** What one keeps and asks for as a student. */
  studies: ReactNode;
  /** Why a gift's page could not be opened. */
  failure: string | null;
}

/** What one gave, what one gives, and what is to be done about it. */
export function AccountPage({
  profile,
  space,
  recurring = [],
  isRecurringAway,
  studies,
  failure,
}: AccountPageProps) {
  return (
    <Container>
      <PageHead title={content.title} lead={content.lead(profile.first_name, profile.email)}>
        <div className={styles.links}>
          <LinkButton to={paths.profile()}>{content.profile}</LinkButton>
          <Form method="post" action={pathTo('/mon-compte/deconnexion')}>
            <Button type="submit" look="quiet">
              {content.leave}
            </Button>
          </Form>
        </div>
      </PageHead>
      <div className={styles.page} data-giving="">
        {failure && <FormOutcome isDone={false}>{failure}</FormOutcome>}
        {space && space.receipts_waiting > 0 && <ReceiptsWaiting count={space.receipts_waiting} />}
        {(recurring.length > 0 || isRecurringAway) && (
          <section className={styles.part} aria-labelledby="reguliers">
            <h2 id="reguliers">{content.recurring.title}</h2>
            {isRecurringAway ? <p role="alert">{content.failed}</p> : recurring}
          </section>
        )}
        {space ? (
          <>
            <MoneyGifts donations={space.donations} />
            <AccountYears years={space.years} />
            <AccountThings donations={space.physical_donations} />
            <AccountRegistrations registrations={space.registrations} />
            <AccountRequests requests={space.requests} />
          </>
        ) : (
          <p role="alert">{content.failed}</p>
        )}
        {studies}
      </div>
    </Container>
  );
}

function ReceiptsWaiting({ count }: { count: number }) {
  const { title, text, act } = content.waiting;
  return (
    <section className={styles.todo} aria-labelledby="recus-en-attente">
      <h2 id="recus-en-attente">{title(count)}</h2>
      <p>{text}</p>
      <LinkButton look="main" to={paths.profile('recus')}>
        {act}
      </LinkButton>
    </section>
  );
}
