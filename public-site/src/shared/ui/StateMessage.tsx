import type { ReactNode } from 'react';
import { stateContent } from '../content/states.content';
import { Button } from './Button';
import styles from './StateMessage.module.css';

interface StateProps {
  title: string;
  text?: string | undefined;
  heading?: 'h1' | 'h2' | 'h3';
  children?: ReactNode;
}

/** Nothing to show: what to do next. */
export function EmptyState({ title, text, heading = 'h2', children }: StateProps) {
  return <State picture="empty" title={title} text={text} heading={heading} actions={children} />;
}

/** Something failed: what happened, and « Réessayer ». */
export function ErrorState({
  title,
  text,
  heading = 'h2',
  onRetry,
  children,
}: StateProps & { onRetry: () => void }) {
  const actions = (
    <>
      <RetryButton onRetry={onRetry} />
      {children}
    </>
  );
  return (
    <div role="alert">
      <State picture="error" title={title} text={text} heading={heading} actions={actions} />
    </div>
  );
}

// The form asks for the same page again, so that the button also works before and without JavaScript.
function RetryButton({ onRetry }: { onRetry: () => void }) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onRetry();
      }}
    >
      <Button type="submit">{stateContent.retry}</Button>
    </form>
  );
}

interface FullStateProps extends Required<Pick<StateProps, 'title' | 'heading'>> {
  picture: 'empty' | 'error';
  text?: string | undefined;
  actions: ReactNode;
}

function State({ picture, title, text, heading: Heading, actions }: FullStateProps) {
  return (
    <div className={styles.state}>
      <img className={styles.picture} src={`/illustrations/${picture}.svg`} alt="" width={640} height={360} />
      <div className={styles.text}>
        <Heading>{title}</Heading>
        {text && <p>{text}</p>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
