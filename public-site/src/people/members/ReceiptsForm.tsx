import type { MemberProfile } from '@livres/api/contract';
import { paths } from '../../shared/paths';
import { SendButton } from '../../shared/ui/SendButton';
import { FormOutcome } from '../../shared/ui/FormOutcome';
import { useSentForm } from '../../shared/ui/use-sent-form';
import type { ProfileAnswer } from './member-forms';
import styles from './Members.module.css';
import { profileContent } from './members.content';

const content = profileContent.receipts;

interface ReceiptsFormProps {
  profile: MemberProfile;
  waiting: number;
  posted: ProfileAnswer | undefined;
}

/** Puts the profile's name and address on the gifts whose receipt waits for them; by an action, never by itself. */
export function ReceiptsForm({ profile, waiting, posted }: ReceiptsFormProps) {
  const { Form, answer, isSending, form, place } = useSentForm<ProfileAnswer['done']>(posted);
  if (waiting === 0 && !answer) return null;
  return (
    <section ref={place} id="recus" className={styles.todo} aria-labelledby="recus-titre">
      <h2 id="recus-titre">{content.title}</h2>
      {answer?.done && <FormOutcome isDone>{content.done(answer.done.donations ?? 0)}</FormOutcome>}
      {answer?.failure && <FormOutcome isDone={false}>{answer.failure}</FormOutcome>}
      {waiting > 0 && <p>{content.waiting(waiting)}</p>}
      {waiting > 0 && !isComplete(profile) && <p>{content.incomplete}</p>}
      {waiting > 0 && isComplete(profile) && (
        <Form {...form} action={paths.profile()}>
          <input type="hidden" name="act" value="receipts" />
          <SendButton look="main" isSending={isSending} texts={content} />
        </Form>
      )}
    </section>
  );
}

function isComplete({ first_name, last_name, street_address, postal_code, city, country }: MemberProfile) {
  return [first_name, last_name, street_address, postal_code, city, country].every((text) => text !== '');
}
