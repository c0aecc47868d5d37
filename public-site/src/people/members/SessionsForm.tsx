import { paths, pathTo } from '../../shared/paths';
import { Button } from '../../shared/ui/Button';
import { FormOutcome } from '../../shared/ui/FormOutcome';
import { useSentForm } from '../../shared/ui/use-sent-form';
import type { ProfileAnswer } from './member-forms';
import styles from './Members.module.css';
import { accountContent, profileContent } from './members.content';

const content = profileContent.sessions;

export function SessionsForm({ posted }: { posted: ProfileAnswer | undefined }) {
  const { Form, answer, isSending, form, place } = useSentForm<ProfileAnswer['done']>(posted);
  return (
    <section ref={place} className={styles.part} aria-labelledby="connexions">
      <h2 id="connexions">{content.title}</h2>
      <p>{content.text}</p>
      {answer?.done && <FormOutcome isDone>{content.done}</FormOutcome>}
      {answer?.failure && <FormOutcome isDone={false}>{answer.failure}</FormOutcome>}
      <div className={styles.links}>
        <Form method="post" action={pathTo('/mon-compte/deconnexion')}>
          <Button type="submit">{accountContent.leave}</Button>
        </Form>
        <Form {...form} action={paths.profile()}>
          <input type="hidden" name="act" value="sessions" />
          <Button type="submit" look="quiet" aria-disabled={isSending}>
            {isSending ? content.sending : content.elsewhere}
          </Button>
        </Form>
      </div>
    </section>
  );
}
