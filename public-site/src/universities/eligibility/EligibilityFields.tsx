import {
  GRADE_SCALES,
  LANGUAGE_SKILL_LABELS,
  LANGUAGE_SKILLS,
  SCHOLARSHIP_LEVEL_LABELS,
  SCHOLARSHIP_LEVELS,
  SCHOLARSHIP_LIMITS,
  STUDY_LANGUAGES,
  STUDY_LANGUAGE_CODES,
} from '@livres/api/contract';
import { type ReadProfile } from '../shared/eligibility/eligibility-criteria';
import { Select, TextField } from '../../shared/ui/Field';
import { served } from '../../shared/ui/served';
import { eligibilityContent as content } from './eligibility.content';
import styles from './EligibilityPage.module.css';

/** Most scholarships ask for one of these. */
const FIRST_LANGUAGES = 2;
const FIELDS_ID = 'domaines';

const LEVELS = SCHOLARSHIP_LEVELS.map((value) => ({ value, label: SCHOLARSHIP_LEVEL_LABELS[value] }));
const SCALES = GRADE_SCALES.map((scale) => ({ value: String(scale), label: String(scale) }));
const SKILLS = LANGUAGE_SKILLS.map((value) => ({ value, label: LANGUAGE_SKILL_LABELS[value] }));
/** Two hundred names: the browser needs no code for them. */
const CountryField = served('choix-du-pays', async () => (await import('./CountryField')).CountryField);

interface EligibilityFieldsProps {
  read: Pick<ReadProfile, 'typed' | 'gradeFault'>;
  /** Fields of study to choose from as one types. */
  fields: readonly string[];
}

export function EligibilityFields({ read: { typed, gradeFault }, fields }: EligibilityFieldsProps) {
  return (
    <>
      <div className={styles.fields}>
        <Select
          name="level"
          label={content.level}
          help={content.levelHelp}
          choices={[{ value: '', label: content.levelNone }, ...LEVELS]}
          defaultValue={typed.level ?? ''}
        />
        <TextField
          name="field_of_study"
          label={content.field}
          help={content.fieldHelp}
          list={FIELDS_ID}
          maxLength={SCHOLARSHIP_LIMITS.field_of_study}
          defaultValue={typed.field_of_study ?? ''}
        />
        <datalist id={FIELDS_ID}>
          {fields.map((field) => (
            <option key={field}>{field}</option>
          ))}
        </datalist>
        <CountryField chosen={typed.country ?? ''} />
        <div className={styles.grade}>
          <TextField
            name="grade"
            label={content.grade}
            help={content.gradeHelp}
            error={gradeFault}
            inputMode="decimal"
            autoComplete="off"
            defaultValue={typed.grade ?? ''}
          />
          <Select
            name="grade_scale"
            label={content.scale}
            choices={SCALES}
            defaultValue={typed.grade_scale ?? '20'}
          />
        </div>
      </div>
      <Languages typed={typed} />
    </>
  );
}

function Languages({ typed }: Pick<ReadProfile, 'typed'>) {
  const skill = (code: (typeof STUDY_LANGUAGE_CODES)[number]) => (
    <Select
      key={code}
      name={code}
      label={STUDY_LANGUAGES[code]}
      choices={[{ value: '', label: content.languageNone }, ...SKILLS]}
      defaultValue={typed[code] ?? ''}
    />
  );
  const others = STUDY_LANGUAGE_CODES.slice(FIRST_LANGUAGES);
  return (
    <fieldset className={styles.languages}>
      <legend>{content.languages}</legend>
      <p>{content.languagesHelp}</p>
      <div className={styles.fields}>{STUDY_LANGUAGE_CODES.slice(0, FIRST_LANGUAGES).map(skill)}</div>
      <details open={others.some((code) => typed[code])}>
        <summary>{content.otherLanguages}</summary>
        <div className={styles.fields}>{others.map(skill)}</div>
      </details>
    </fieldset>
  );
}
