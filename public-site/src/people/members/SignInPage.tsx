import type { MemberMessage } from '@livres/api/contract';
import type { FormAnswer } from '../../shared/api/sent-form';
import { paths } from '../../shared/paths';
import { Button } from '../../shared/ui/Button';
import { Container } from '../../shared/ui/Container';
import { EmailField } from '../../shared/ui/EmailField';
import { FormOutcome } from '../../shared/ui/FormOutcome';
import { GiveList } from '../../shared/ui/GivePage';
import { HiddenField } from '../../shared/ui/HiddenField';
import { PageHead } from '../../shared/ui/PageHead';
import { useHydrated } from '../../shared/ui/use-hydrated';
import { useSentForm } from '../../shared/ui/use-sent-form';
import styles from './Members.module.css';
import { signInContent as content } from './members.content';

interface SignInPageProps {
  returnTo: string | null;
  /** Said above the form: how one came to be out. */
  note: string | null;
  posted: FormAnswer<MemberMessage> | undefined;
}

export function SignInPage({ returnTo, note, posted }: SignInPageProps) {
  return (
    <Container>
      <PageHead title={content.title} lead={content.lead} />
      <div className={styles.columns} data-giving="">
        <SignInForm returnTo={returnTo} note={note} posted={posted} />
        <GiveList {...content.inside} />
      </div>
    </Container>
  );
}

function SignInForm({ returnTo, note, posted }: SignInPageProps) {
  const { Form, answer, isSending, form, place } = useSentForm<MemberMessage>(posted);
  const isHydrated = useHydrated();
  return (
    <div ref={place} className={styles.act}>
      {note && !answer && <FormOutcome isDone>{note}</FormOutcome>}
      {answer?.done && <FormOutcome isDone>{answer.done.message}</FormOutcome>}
      <Form
        {...form}
        action={paths.signIn(returnTo ?? undefined)}
        className={styles.fields}
        aria-label={content.form}
        noValidate={isHydrated}
      >
        <HiddenField />
        <EmailField
          label={content.email}
          help={content.emailHelp}
          defaultValue={answer?.values['email']}
          error={answer?.errors['email']}
        />
        {answer?.failure && <FormOutcome isDone={false}>{answer.failure}</FormOutcome>}
        <div>
          <Button type="submit" look={answer?.done ? 'plain' : 'main'} large aria-disabled={isSending}>
            {isSending ? content.sending : answer?.done ? content.again : content.submit}
          </Button>
        </div>
      </Form>
    </div>
  );
}
