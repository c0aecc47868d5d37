import { requestLog } from '@livres/api/client';
import { useEffect, type ReactNode } from 'react';
import { isRouteErrorResponse, useRevalidator } from 'react-router';
import { SearchForm } from '../../content/search/SearchForm';
import { paths, pathTo } from '../../shared/paths';
import { Button, LinkButton } from '../../shared/ui/Button';
import { Container } from '../../shared/ui/Container';
import { copyText } from '../../shared/ui/copy-text';
import { useHydrated } from '../../shared/ui/use-hydrated';
import { errorContent } from './errors.content';
import styles from './ErrorPage.module.css';

export function ErrorPage({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  const isUnavailable = isRouteErrorResponse(error) && error.status === 503;
  return (
    <FailurePage {...(isUnavailable ? errorContent.unavailable : errorContent.unexpected)} error={error} />
  );
}

function NotFoundPage() {
  return (
    <Page picture="introuvable" {...errorContent.notFound} search={<SearchForm />}>
      <LinkButton to={paths.campaigns()}>{errorContent.campaigns}</LinkButton>
      <LinkButton to={paths.give()} look="give">
        {errorContent.give}
      </LinkButton>
      <LinkButton to={pathTo('/')} look="quiet">
        {errorContent.home}
      </LinkButton>
    </Page>
  );
}

function FailurePage({ title, text, error }: { title: string; text: string; error: unknown }) {
  const { revalidate } = useRevalidator();
  const isHydrated = useHydrated();
  useEffect(askServiceWorker, []);
  return (
    <Page picture="error" title={title} text={text}>
      {isHydrated && <Button onClick={() => void revalidate()}>{errorContent.retry}</Button>}
      <ReloadButton />
      {isHydrated && (
        <Button look="quiet" onClick={() => void copyText(technicalLog(error), errorContent.logCopied)}>
          {errorContent.copyLog}
        </Button>
      )}
    </Page>
  );
}

// Without a network the page may be kept, as a whole.
function askServiceWorker(): void {
  if (!navigator.onLine && navigator.serviceWorker?.controller) window.location.reload();
}

// A form without an action asks for this page again, with or without JavaScript.
function ReloadButton() {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        window.location.reload();
      }}
    >
      <Button type="submit">{errorContent.reload}</Button>
    </form>
  );
}

interface PageProps {
  picture: string;
  title: string;
  text: string;
  search?: ReactNode;
  children: ReactNode;
}

function Page({ picture, title, text, search, children }: PageProps) {
  return (
    <Container className={styles.page}>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <div className={styles.text}>
        <h1>{title}</h1>
        <p>{text}</p>
        {search}
        <div className={styles.actions}>{children}</div>
      </div>
      <img className={styles.picture} src={`/illustrations/${picture}.svg`} alt="" width={640} height={360} />
    </Container>
  );
}

function technicalLog(error: unknown): string {
  const failure =
    error instanceof Error ? `${error.name}: ${error.message}\n${error.stack ?? ''}` : JSON.stringify(error);
  return [
    new Date().toISOString(),
    window.location.pathname,
    navigator.userAgent,
    failure,
    requestLog.asText(),
  ].join('\n');
}
