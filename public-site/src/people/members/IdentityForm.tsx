import { MEMBER_LIMITS as LIMITS, type MemberIdentity, type MemberProfile } from '@livres/api/contract';
import { paths } from '../../shared/paths';
import { SendButton } from '../../shared/ui/SendButton';
import { TextField } from '../../shared/ui/Field';
import { FormOutcome } from '../../shared/ui/FormOutcome';
import { useSentForm } from '../../shared/ui/use-sent-form';
import type { ProfileAnswer } from './member-forms';
import styles from './Members.module.css';
import { profileContent } from './members.content';

const content = profileContent.identity;
const FIELDS: { name: keyof MemberIdentity; autoComplete: string }[] = [
  { name: 'first_name', autoComplete: 'given-name' },
  { name: 'last_name', autoComplete: 'family-name' },
  { name: 'street_address', autoComplete: 'street-address' },
  { name: 'postal_code', autoComplete: 'postal-code' },
  { name: 'city', autoComplete: 'address-level2' },
  { name: 'country', autoComplete: 'country-name' },
];
const MOST: Record<keyof MemberIdentity, number> = {
  first_name: LIMITS.name,
  last_name: LIMITS.name,
  street_address: LIMITS.street_address,
  postal_code: LIMITS.postal_code,
  city: LIMITS.city,
  country: LIMITS.country,
};

interface IdentityFormProps {
  profile: MemberProfile;
  posted: ProfileAnswer | undefined;
}

/** Name and address as receipts bear them. */
export function IdentityForm({ profile, posted }: IdentityFormProps) {
  const { Form, answer, isSending, form, place } = useSentForm<ProfileAnswer['done']>(posted);
  const typed = answer && !answer.done ? answer.values : {};
  return (
    <section ref={place} id="coordonnees" className={styles.part} aria-labelledby="coordonnees-titre">
      <h2 id="coordonnees-titre">{content.title}</h2>
      {answer?.done && <FormOutcome isDone>{profileContent.saved}</FormOutcome>}
      {answer?.failure && <FormOutcome isDone={false}>{answer.failure}</FormOutcome>}
      <Form
        key={profile.version}
        {...form}
        action={paths.profile()}
        className={styles.identity}
        aria-label={content.form}
      >
        <input type="hidden" name="act" value="identity" />
        <input type="hidden" name="version" value={profile.version} />
        {FIELDS.map(({ name, autoComplete }) => (
          <TextField
            key={name}
            name={name}
            label={content[name]}
            autoComplete={autoComplete}
            maxLength={MOST[name]}
            defaultValue={typed[name] ?? profile[name]}
            error={answer?.errors[name]}
          />
        ))}
        <div className={styles.submit}>
          <SendButton look="main" large isSending={isSending} texts={content} />
        </div>
      </Form>
    </section>
  );
}
