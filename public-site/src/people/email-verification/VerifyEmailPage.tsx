import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { withFrenchSpaces } from '../../shared/format/french-spaces';
import { paths, pathTo } from '../../shared/paths';
import { useAnnouncement } from '../../shared/ui/announcements';
import { Button, LinkButton } from '../../shared/ui/Button';
import { Container } from '../../shared/ui/Container';
import { FormOutcome } from '../../shared/ui/FormOutcome';
import { PageHead } from '../../shared/ui/PageHead';
import { toasts } from '../../shared/ui/toasts';
import { useHydrated } from '../../shared/ui/use-hydrated';
import { useLeaveSoon } from '../../shared/ui/use-leave-soon';
import { useNavigationState } from '../../shared/ui/use-navigation-state';
import styles from './EmailVerification.module.css';
import { verifyEmailContent as content } from './email-verification.content';
import { nextPath } from './return-path';
import type { VerificationAnswer } from './verify-address';
import { useFormFetcher } from '../../shared/ui/use-form-fetcher';

interface VerifyEmailPageProps {
  token: string | undefined;
  posted: VerificationAnswer | undefined;
}

/**
 * Opening the link changes nothing, the page's own POST does: by its button, or by itself where there is a script. A seat
 * waits for the press: programs that look at e-mails for viruses run scripts too, and would take it for nobody.
 */
export function VerifyEmailPage({ token, posted }: VerifyEmailPageProps) {
  const told = useNavigationState();
  const fetcher = useFormFetcher<VerificationAnswer>();
  const isHydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const answer = token ? (fetcher.data ?? posted) : NO_TOKEN;
  const next = nextPath(told);
  const isForSeat = told['context'] === 'event';
  useVerifyOnce(form, isForSeat || answer !== undefined);
  useFailureToast(answer);
  useLeaveSoon(answer?.done ? next : null);
  useAnnouncement(answer?.done ? `${content.done}. ${content.soon}` : null);
  const isWaiting = fetcher.state !== 'idle' || (isHydrated && !answer && !isForSeat);
  return (
    <Container narrow>
      <PageHead
        title={content.title}
        lead={leadOf(isForSeat && !answer, withFrenchSpaces(told['name'] ?? ''))}
      />
      <div className={styles.outcome} data-giving="">
        {answer?.done && (
          <>
            <FormOutcome isDone>
              <strong>{content.done}</strong>
              {answer.message && <p>{answer.message}</p>}
              {isHydrated && <p>{content.soon}</p>}
            </FormOutcome>
            <LinkButton look="main" large to={next}>
              {isForSeat && told['return'] ? content.goToRegistration : content.go}
            </LinkButton>
          </>
        )}
        {answer && !answer.done && !isWaiting && (
          <FormOutcome isDone={false}>
            <strong>{answer.message}</strong>
            {!answer.mayRetry && <p>{isForSeat ? content.eventHelp : content.help}</p>}
          </FormOutcome>
        )}
        {token && (!answer || (!answer.done && answer.mayRetry)) && (
          <fetcher.Form ref={form} method="post">
            <input type="hidden" name="context" value={told['context'] ?? ''} />
            <input type="hidden" name="source" value={told['source'] ?? ''} />
            {isWaiting && <p role="status">{content.loading}</p>}
            <Button type="submit" look="main" large aria-disabled={isWaiting}>
              {answer ? content.retry : content.verify}
            </Button>
          </fetcher.Form>
        )}
        {answer && !answer.done && (
          <div className={styles.links}>
            {isForSeat && told['source'] && (
              <LinkButton look="main" to={paths.event(told['source'])}>
                {content.toEvent}
              </LinkButton>
            )}
            <LinkButton to={paths.contact()}>{content.write}</LinkButton>
            <LinkButton look="quiet" to={pathTo('/')}>
              {content.home}
            </LinkButton>
          </div>
        )}
      </div>
    </Container>
  );
}

const NO_TOKEN: VerificationAnswer = { done: false, message: content.missing, mayRetry: false, status: 400 };

const leadOf = (isToPress: boolean, name: string) => (isToPress ? content.press(name) : content.lead(name));

function useVerifyOnce(form: RefObject<HTMLFormElement | null>, isLeft: boolean): void {
  const isAsked = useRef(false);
  const ask = useEffectEvent(() => {
    if (isAsked.current || isLeft) return;
    isAsked.current = true;
    form.current?.requestSubmit();
  });
  useEffect(() => ask(), []);
}

function useFailureToast(answer: VerificationAnswer | undefined): void {
  useEffect(() => {
    if (answer && !answer.done)
      toasts.show({ type: 'error', title: content.failed, message: answer.message });
  }, [answer]);
}
