import type { PrivacyPolicy, PrivacyRecipient, ProcessingActivity } from '@livres/api/contract';
import type { ReactNode } from 'react';
import { paths } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/Button';
import { Fold } from './Fold';
import { privacyContent as texts } from './privacy.content';
import styles from './PrivacyTables.module.css';

/** What the product itself says of the data that it keeps: the same for every association. */
export function PrivacyTables({ policy }: { policy: PrivacyPolicy | null }) {
  return (
    <>
      {policy && <Controller controller={policy.controller} />}
      <Rights />
      {policy && <Recipients recipients={policy.recipients} />}
      <section className={styles.part} aria-labelledby="traceurs">
        <h2 id="traceurs">{texts.cookies}</h2>
        <p>{texts.cookiesText}</p>
      </section>
      <section className={styles.part} aria-labelledby="donnees-gardees">
        <h2 id="donnees-gardees">{texts.activities}</h2>
        <p>{policy ? texts.activitiesLead : texts.unavailable}</p>
        {policy && <Activities activities={policy.activities} />}
      </section>
    </>
  );
}

function Activities({ activities }: { activities: readonly ProcessingActivity[] }) {
  return (
    <div>
      {activities.map((activity) => (
        <Activity key={activity.kind} activity={activity} />
      ))}
    </div>
  );
}

function Controller({ controller }: Pick<PrivacyPolicy, 'controller'>) {
  const { missing, ...known } = controller;
  const facts = Object.entries(texts.names).flatMap(([key, name]): [string, string][] => {
    const value = known[key as keyof typeof known];
    return value ? [[name, value]] : [];
  });
  return (
    <section className={styles.part} aria-labelledby="responsable">
      <h2 id="responsable">{texts.controller}</h2>
      <p>{texts.controllerLead}</p>
      <DetailList facts={facts} />
      {missing.length > 0 && <p className={styles.note}>{texts.missing(missing.join(', '))}</p>}
    </section>
  );
}

function Activity({ activity }: { activity: ProcessingActivity }) {
  const { kind, label, purpose, legal_basis_label, people, data, recipients, retention, kept } = activity;
  return (
    <Fold anchor={`traitement-${kind}`} heading={label}>
      <DetailList
        facts={[
          [texts.purpose, purpose],
          [texts.basis, legal_basis_label],
          [texts.people, people],
          [texts.data, data.join(', ')],
          [texts.recipients, recipients.join(', ') || texts.nobody],
          [
            texts.durations,
            <ul key="durations">
              {retention.map(({ what, period }) => (
                <li key={what}>
                  {what}
                  {'\u00a0: '}
                  <strong>{period}</strong>
                </li>
              ))}
            </ul>,
          ],
          ...kept.map((reason): [string, string] => [texts.kept, reason]),
        ]}
      />
    </Fold>
  );
}

function Recipients({ recipients }: { recipients: readonly PrivacyRecipient[] }) {
  return (
    <section className={styles.part} aria-labelledby="destinataires">
      <h2 id="destinataires">{texts.recipientsTitle}</h2>
      {recipients.length > 0 ? (
        <ul className={styles.list}>
          {recipients.map(({ name }) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      ) : (
        <p>{texts.nobody}.</p>
      )}
      {recipients.length > 0 && (
        <Fold anchor="roles-des-destinataires" heading={texts.recipientsDetail}>
          {recipients.map(({ name, role, transfer }) => (
            <article key={name} className={styles.activity} aria-label={name}>
              <h4>{name}</h4>
              <DetailList
                facts={[
                  [texts.role, role],
                  [texts.transfer, transfer ?? texts.noTransfer],
                ]}
              />
            </article>
          ))}
        </Fold>
      )}
    </section>
  );
}

function Rights() {
  return (
    <section className={styles.part} aria-labelledby="exercer">
      <h2 id="exercer">{texts.rights}</h2>
      {texts.rightsTexts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <div className={styles.ways}>
        <LinkButton to={paths.profile()}>{texts.account}</LinkButton>
        <LinkButton to={paths.contact()}>{texts.contact}</LinkButton>
      </div>
      <p>
        {texts.complaint} <a href={texts.complaintAddress}>{texts.complaintLink}</a>
      </p>
    </section>
  );
}

function DetailList({ facts }: { facts: [string, ReactNode][] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value], index) => (
        <div key={`${name}-${index}`}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
