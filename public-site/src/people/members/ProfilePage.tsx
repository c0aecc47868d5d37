import type { MemberProfile } from '@livres/api/contract';
import { paths, pathTo } from '../../shared/paths';
import { Container } from '../../shared/ui/Container';
import { PageHead } from '../../shared/ui/PageHead';
import { DeletionForm } from './DeletionForm';
import { EmailForm } from './EmailForm';
import { IdentityForm } from './IdentityForm';
import type { ProfileAction, ProfileAnswer } from './member-forms';
import styles from './Members.module.css';
import { accountContent, profileContent as content } from './members.content';
import { ReceiptsForm } from './ReceiptsForm';
import { SessionsForm } from './SessionsForm';

const TRAIL = [{ label: accountContent.title, to: pathTo('/mon-compte') }];

interface ProfilePageProps {
  profile: MemberProfile;
  receiptsWaiting: number;
  posted: ProfileAnswer | undefined;
}

export function ProfilePage({ profile, receiptsWaiting, posted }: ProfilePageProps) {
  const ofAct = (action: ProfileAction) => (posted?.act === action ? posted : undefined);
  return (
    <Container narrow>
      <PageHead title={content.title} lead={content.lead} trail={TRAIL} />
      <div className={styles.page} data-giving="">
        <IdentityForm profile={profile} posted={ofAct('identity')} />
        <ReceiptsForm profile={profile} waiting={receiptsWaiting} posted={ofAct('receipts')} />
        <EmailForm profile={profile} posted={ofAct('email')} />
        <SessionsForm posted={ofAct('sessions')} />
        <section className={styles.part} aria-labelledby="donnees">
          <h2 id="donnees">{content.data.title}</h2>
          <p>{content.data.text}</p>
          <p>
            <a href={paths.myData()} download="mes-donnees.zip">
              {content.data.download}
            </a>
          </p>
        </section>
        <DeletionForm email={profile.email} posted={ofAct('deletion')} />
      </div>
    </Container>
  );
}
