import type { Picture } from '@livres/api/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Card } from './Card';
import styles from './LinkedCard.module.css';
import { PictureWithFallback } from './PictureWithFallback';
import { usePageContext } from './PageContextProvider';

interface LinkedCardProps {
  to: string;
  title: string;
  /** The title's, for what else on the page is about this card. */
  titleId: string;
  heading: 'h2' | 'h3';
  picture?: Picture | null;
  /** Left out, with the picture, where words are enough. */
  illustration?: string;
  /** The page begins with it: its picture is loaded at once. */
  isFirst?: boolean;
  /** The picture beside the words, and the words cut down: `wide` on a wide screen only, `short` everywhere. */
  beside?: 'wide' | 'short' | undefined;
  /** On the picture; without one, the card begins with them. */
  badges?: ReactNode;
  /** Above the title. */
  above?: ReactNode;
  children: ReactNode;
}

/** A card that leads as a whole to what it shows; what can be pressed in it besides stays above. */
export function LinkedCard({
  to,
  title,
  titleId,
  heading: Heading,
  badges,
  beside,
  above,
  isFirst = false,
  picture = null,
  illustration,
  children,
}: LinkedCardProps) {
  const { savesData } = usePageContext();
  const top = illustration && (
    <div className={styles.top}>
      <PictureWithFallback
        picture={picture}
        illustration={illustration}
        sizes="(max-width: 700px) 88vw, (max-width: 1080px) 46vw, 384px"
        eager={isFirst}
        light={savesData}
      />
      {badges && <span className={styles.badges}>{badges}</span>}
    </div>
  );
  return (
    <Card
      as="article"
      className={beside ? `${styles.card} ${styles[beside]}` : styles.card}
      aria-labelledby={titleId}
      top={top}
    >
      {!top && badges && <span className={styles.firstBadges}>{badges}</span>}
      {above}
      <Heading id={titleId} className={styles.title}>
        <Link to={to}>{title}</Link>
      </Heading>
      {children}
    </Card>
  );
}

/** Short facts in one line: spans, parted by dots. */
export function CardMeta({ children }: { children: ReactNode }) {
  return <p className={styles.meta}>{children}</p>;
}

export function CardText({ children }: { children: ReactNode }) {
  return <p className={styles.text}>{children}</p>;
}
