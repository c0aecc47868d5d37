import { Link } from 'react-router';
import type { PublicSettings } from '@livres/api/contract';
import { siteContent } from '../../shared/content/site.content';
import { Container } from '../../shared/ui/Container';
import styles from './SiteNotice.module.css';

/** What staff want every visitor to know these days; nothing most of the time. */
export function SiteNotice({ settings }: { settings: PublicSettings }) {
  const { notice_message: message, notice_link: link, notice_tone: tone } = settings;
  if (!message) return null;
  return (
    <aside
      className={`${styles.notice} ${tone === 'important' ? styles.important : ''}`}
      aria-label={siteContent.notice}
    >
      <Container>
        <p>
          <span>{message}</span>
          {link && <NoticeLink to={link} />}
        </p>
      </Container>
    </aside>
  );
}

function NoticeLink({ to }: { to: string }) {
  const isPage = to.startsWith('/') && !to.startsWith('/admin');
  return isPage ? <Link to={to}>{siteContent.learnMore}</Link> : <a href={to}>{siteContent.learnMore}</a>;
}
