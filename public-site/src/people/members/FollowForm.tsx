import type { MemberLinkInput } from '@livres/api/contract';
import { Form } from 'react-router';
import { pathTo } from '../../shared/paths';
import styles from './Members.module.css';
import { accountContent as content } from './members.content';

interface FollowFormProps extends MemberLinkInput {
  /** Which gift, for screen readers that read the buttons in a row. */
  reference: string;
  label?: string;
}

/** Opens the private page of a gift or a registration: a link of its own is made by the act, never by reading. */
export function FollowForm({ kind, id, reference, label = content.money.follow }: FollowFormProps) {
  return (
    <Form method="post" action={pathTo('/mon-compte')}>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="id" value={id} />
      <button type="submit" className={styles.follow} aria-label={`${label} (${reference})`}>
        {label}
      </button>
    </Form>
  );
}
