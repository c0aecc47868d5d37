import type { NewsletterPreferences } from '@livres/api/contract';
import { Link } from 'react-router';
import type { FormAnswer } from '../../shared/api/sent-form';
import { paths, pathTo } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/Button';
import { SendButton } from '../../shared/ui/SendButton';
import { Container } from '../../shared/ui/Container';
import { TextField } from '../../shared/ui/Field';
import { FormOutcome } from '../../shared/ui/FormOutcome';
import { PageHead } from '../../shared/ui/PageHead';
import { useSentForm } from '../../shared/ui/use-sent-form';
import { newsletterContent } from './newsletter.content';
import styles from './NewsletterPage.module.css';
import { PaceChoice } from './PaceChoice';
import { TopicChoices } from './TopicChoices';
import { NEWSLETTER_TRAIL } from './newsletter-trail';
import { TestLink, UnknownLink } from './UnknownLink';

const content = newsletterContent.preferences;

interface PreferencesPageProps {
  token: string;
  /** Null where the link leads nowhere. */
  preferences: NewsletterPreferences | null;
  posted: FormAnswer<NewsletterPreferences> | undefined;
}

export function PreferencesPage({ token, preferences, posted }: PreferencesPageProps) {
  if (!preferences) return <UnknownLink />;
  if (preferences.is_test) return <TestLink />;
  return (
    <Container narrow>
      <PageHead title={content.title} lead={content.lead(preferences.email_hint)} trail={NEWSLETTER_TRAIL} />
      {preferences.status === 'confirmed' ? (
        <PreferencesForm token={token} preferences={preferences} posted={posted} />
      ) : (
        <div className={styles.act}>
          <p>{content.notSubscribed}</p>
          <LinkButton to={pathTo('/lettre')}>{content.subscribe}</LinkButton>
        </div>
      )}
      <p>
        {content.data} <Link to={pathTo('/mon-compte')}>{content.account}</Link>
      </p>
    </Container>
  );
}

interface PreferencesFormProps extends PreferencesPageProps {
  preferences: NewsletterPreferences;
}

function PreferencesForm({ token, preferences, posted }: PreferencesFormProps) {
  const { Form, answer, isSending, form, place } = useSentForm<NewsletterPreferences>(posted);
  const { first_name, topics, pace } = answer?.done ?? preferences;
  return (
    <div ref={place} className={styles.act}>
      {answer?.done && <FormOutcome isDone>{content.done}</FormOutcome>}
      {answer?.failure && <FormOutcome isDone={false}>{answer.failure}</FormOutcome>}
      <Form {...form} action={paths.newsletterPreferences(token)} className={styles.fields}>
        <TopicChoices chosen={topics} error={answer?.errors['topics']} />
        <PaceChoice chosen={pace} />
        <TextField
          name="first_name"
          label={newsletterContent.firstName}
          autoComplete="given-name"
          maxLength={80}
          defaultValue={first_name}
          error={answer?.errors['first_name']}
        />
        <div className={styles.links}>
          <SendButton look="main" large isSending={isSending} texts={content} />
          <LinkButton look="quiet" large to={paths.newsletterUnsubscription(token)}>
            {content.stop}
          </LinkButton>
        </div>
      </Form>
    </div>
  );
}
