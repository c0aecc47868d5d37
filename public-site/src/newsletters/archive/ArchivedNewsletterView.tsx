import type { ArchivedNewsletter, NewsletterPart } from '@livres/api/contract';
import { formatDay } from '../../shared/format/dates';
import { withFrenchSpaces } from '../../shared/format/french-spaces';
import { pathTo } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/Button';
import { Container } from '../../shared/ui/Container';
import { PageHead } from '../../shared/ui/PageHead';
import { ProgressMeter } from '../../shared/ui/ProgressMeter';
import { RichText } from '../../shared/ui/RichText';
import { EmptyState } from '../../shared/ui/StateMessage';
import { archiveContent as content } from './archive.content';
import styles from './ArchivedNewsletterView.module.css';

/** A newsletter as it was sent, in the site's own dress. */
export function ArchivedNewsletterView({ newsletter }: { newsletter: ArchivedNewsletter }) {
  const { subject, preheader, sent_at, blocks } = newsletter;
  return (
    <Container narrow>
      <PageHead
        title={withFrenchSpaces(subject)}
        lead={withFrenchSpaces(preheader)}
        trail={[{ label: content.title, to: pathTo('/lettres') }]}
      >
        <p className={styles.sent}>
          <time dateTime={sent_at}>{content.sent(formatDay(sent_at))}</time>
        </p>
      </PageHead>
      <article className={styles.letter}>
        {blocks.map((part, index) => (
          <Part key={index} part={part} />
        ))}
      </article>
      <div className={styles.ways}>
        <LinkButton to={pathTo('/lettre')}>{content.subscribe}</LinkButton>
        <LinkButton look="quiet" to={pathTo('/lettres')}>
          {content.title}
        </LinkButton>
      </div>
    </Container>
  );
}

/** One that was taken off the site: whoever has it in their mailbox keeps it. */
export const WithdrawnNewsletter = () => (
  <Container narrow>
    <EmptyState {...content.withdrawn} heading="h1">
      <LinkButton to={pathTo('/lettres')}>{content.others}</LinkButton>
    </EmptyState>
  </Container>
);

function Part({ part }: { part: NewsletterPart }) {
  const { kind, html, text, label, url, value } = part;
  switch (kind) {
    case 'text':
      return <RichText html={html} />;
    case 'divider':
      return <hr className={styles.line} />;
    case 'button':
      return (
        <p>
          <Way to={url}>{label}</Way>
        </p>
      );
    case 'quote':
      return (
        <blockquote className={styles.quote}>
          <p>« {withFrenchSpaces(text)} »</p>
          {label && <footer>{content.said(label)}</footer>}
        </blockquote>
      );
    case 'figure':
      return (
        <p className={styles.figure}>
          <strong>{value}</strong> {label.charAt(0).toLowerCase() + label.slice(1)}
          {text && <span>{withFrenchSpaces(text)}</span>}
        </p>
      );
    case 'picture':
      return <Shown part={part} />;
    case 'card':
      return <Card part={part} />;
    case 'missing':
      return null;
  }
}

function Shown({ part: { picture, text, url } }: { part: NewsletterPart }) {
  if (!picture) return null;
  const { src, alt, width, height } = picture;
  const image = <img src={ownAddress(src)} alt={alt} width={width} height={height} loading="lazy" />;
  return (
    <figure className={styles.picture}>
      {url ? <a href={url}>{image}</a> : image}
      {text && <figcaption>{withFrenchSpaces(text)}</figcaption>}
    </figure>
  );
}

function Card({ part }: { part: NewsletterPart }) {
  const { tag, title, text, label, url, picture, progress } = part;
  return (
    <section className={styles.card}>
      {picture && <Shown part={{ ...part, text: '', url: '' }} />}
      <p className={styles.sent}>{tag}</p>
      <h2>{withFrenchSpaces(title)}</h2>
      {text.split('\n').map((line) => line && <p key={line}>{withFrenchSpaces(line)}</p>)}
      {progress && (
        <ProgressMeter
          kind="money"
          name={content.progress}
          text={progress.text}
          percentage={progress.percentage}
        />
      )}
      <p>
        <Way to={url}>{label}</Way>
      </p>
    </section>
  );
}

/** A page of the site, or of another one. */
function Way({ to, children }: { to: string; children: string }) {
  return to.startsWith('/') ? (
    <LinkButton to={to}>{children}</LinkButton>
  ) : (
    <a href={to} rel="noopener noreferrer">
      {children}
    </a>
  );
}

/** The site's pictures from this very address: the one that was mailed may have moved. */
const ownAddress = (src: string) => src.replace(/^https?:\/\/[^/]+(?=\/api\/v1\/media\/files\/)/, '');
