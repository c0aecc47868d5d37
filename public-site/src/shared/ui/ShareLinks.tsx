import { Link2, Share2 } from 'lucide-react';
import { copyText } from './copy-text';
import { shareContent, shareTargets } from './share.content';
import styles from './ShareLinks.module.css';
import { useHydrated } from './use-hydrated';

interface ShareLinksProps {
  heading: string;
  /** Of what is shared. */
  title: string;
  address: string;
  /** What other sites show beside the link. */
  picture?: { src: string; alt: string };
}

export function ShareLinks({ heading, title, address, picture }: ShareLinksProps) {
  const isHydrated = useHydrated();
  const canShare = isHydrated && typeof navigator.share === 'function';
  return (
    <section className={styles.share} aria-label={heading}>
      <h2>{heading}</h2>
      {picture && (
        <img
          src={picture.src}
          alt={picture.alt}
          width={1200}
          height={630}
          loading="lazy"
          className={styles.picture}
        />
      )}
      <ul className={styles.links}>
        {isHydrated && (
          <li>
            <button
              type="button"
              className={styles.link}
              onClick={() => void copyText(address, shareContent.copied)}
            >
              <Link2 aria-hidden="true" size={18} />
              {shareContent.copy}
            </button>
          </li>
        )}
        {canShare && (
          <li>
            <button type="button" className={styles.link} onClick={() => void share(title, address)}>
              <Share2 aria-hidden="true" size={18} />
              {shareContent.more}
            </button>
          </li>
        )}
        {shareTargets(title, address).map((target) => (
          <li key={target.name}>
            <a className={styles.link} href={target.address} target="_blank" rel="noreferrer">
              {target.name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

async function share(title: string, url: string): Promise<void> {
  // A visitor who closes the sheet has changed their mind: nothing to tell.
  await navigator.share({ title, url }).catch(() => {});
}
