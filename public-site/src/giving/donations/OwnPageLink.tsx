import { useEffect, useState } from 'react';
import { ownPageOf } from '../shared/own-page';
import { paths } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/Button';
import { ownPageContent as content } from './gifts.content';
import styles from './GiftPage.module.css';

interface OwnPageLinkProps {
  gift_id: string;
  /** What one goes there for. */
  label: string;
}

/** The way to the private page, where a gift is completed or paid again: a payment's session only reads. */
export function OwnPageLink({ gift_id, label }: OwnPageLinkProps) {
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => setToken(ownPageOf(gift_id)), [gift_id]);
  if (!token) return <p>{content.byEmail}</p>;
  return (
    <LinkButton look="main" to={paths.gift(token)} className={styles.submit}>
      {label}
    </LinkButton>
  );
}
