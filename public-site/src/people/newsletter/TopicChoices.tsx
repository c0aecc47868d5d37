import { NEWSLETTER_TOPIC_LABELS, NEWSLETTER_TOPICS, type NewsletterTopic } from '@livres/api/contract';
import { Checkbox } from '../../shared/ui/Field';
import { newsletterContent as content } from './newsletter.content';
import styles from './NewsletterPage.module.css';

interface TopicChoicesProps {
  chosen: readonly NewsletterTopic[];
  error?: string | undefined;
}

export function TopicChoices({ chosen, error }: TopicChoicesProps) {
  return (
    <fieldset className={styles.choices}>
      <legend>{content.topics}</legend>
      {NEWSLETTER_TOPICS.map((topic, index) => (
        <Checkbox
          key={topic}
          name="topics"
          value={topic}
          label={NEWSLETTER_TOPIC_LABELS[topic]}
          defaultChecked={chosen.includes(topic)}
          error={index === NEWSLETTER_TOPICS.length - 1 ? error : undefined}
        />
      ))}
    </fieldset>
  );
}
