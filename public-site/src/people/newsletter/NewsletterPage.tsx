import { NEWSLETTER_TOPICS, type SubscriptionAnswer } from '@livres/api/contract';
import type { FormAnswer } from '../../shared/api/sent-form';
import { pathTo } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/Button';
import { Container } from '../../shared/ui/Container';
import { TextField } from '../../shared/ui/Field';
import { GiveList } from '../../shared/ui/GivePage';
import { PageHead } from '../../shared/ui/PageHead';
import { newsletterContent as content } from './newsletter.content';
import { NewsletterForm } from './NewsletterForm';
import styles from './NewsletterPage.module.css';
import { TopicChoices } from './TopicChoices';

export function NewsletterPage({ posted }: { posted: FormAnswer<SubscriptionAnswer> | undefined }) {
  const { title, lead, promises } = content.page;
  return (
    <Container>
      <PageHead title={title} lead={lead} />
      <div className={styles.page}>
        <NewsletterForm source="page" posted={posted}>
          <TextField
            name="first_name"
            label={content.firstName}
            autoComplete="given-name"
            maxLength={80}
            defaultValue={posted?.values['first_name']}
            error={posted?.errors['first_name']}
          />
          <TopicChoices chosen={NEWSLETTER_TOPICS} />
        </NewsletterForm>
        <div>
          <GiveList {...promises} />
          <LinkButton look="quiet" to={pathTo('/lettres')}>
            {content.page.archive}
          </LinkButton>
        </div>
      </div>
    </Container>
  );
}
