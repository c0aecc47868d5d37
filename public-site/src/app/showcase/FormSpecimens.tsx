import { AddressForm } from '../../shared/ui/AddressForm';
import { ChoiceGroup } from '../../shared/ui/ChoiceGroup';
import { EmailField } from '../../shared/ui/EmailField';
import { Checkbox, Radio, Select, TextArea, TextField } from '../../shared/ui/Field';
import { FilterFields } from '../../shared/ui/FilterFields';
import { FormPart } from '../../shared/ui/FormPart';
import { COUNTRIES_ID, CountriesOfStudy } from '../../universities/shared/CountriesOfStudy';
import { FormOutcome } from '../../shared/ui/FormOutcome';
import { SendButton } from '../../shared/ui/SendButton';
import styles from './Showcase.module.css';
import { Specimen, Specimens } from './Specimen';

const CHOICES = [
  { value: 'a', label: 'Premier choix' },
  { value: 'b', label: 'Deuxième choix' },
];
const SENDING = { submit: 'Envoyer', sending: 'Envoi…' };
const HELP = 'L’aide, sous le champ.';
const ERROR = 'Veuillez indiquer la quantité estimée';

export function FormSpecimens() {
  return (
    <Specimens title="Remplir">
      <Specimen name="TextField : vide, aidé, refusé">
        <div className={styles.pair}>
          <TextField label="Champ" />
          <TextField label="Champ aidé" help={HELP} defaultValue="Rempli" />
          <TextField label="Champ refusé" error={ERROR} defaultValue="12 ?" />
        </div>
      </Specimen>
      <Specimen name="EmailField, SendButton">
        <div className={styles.pair}>
          <EmailField label="Adresse e-mail" help={HELP} />
          <EmailField label="Adresse refusée" error={ERROR} defaultValue="awa@" />
          <SendButton look="main" isSending={false} texts={SENDING} />
          <SendButton look="main" isSending texts={SENDING} />
        </div>
      </Specimen>
      <Specimen name="TextArea">
        <div className={styles.pair}>
          <TextArea label="Texte long" help={HELP} />
          <TextArea label="Texte refusé" error={ERROR} />
        </div>
      </Specimen>
      <Specimen name="Select">
        <div className={styles.pair}>
          <Select label="Choix" choices={CHOICES} />
          <Select label="Choix refusé" choices={CHOICES} error={ERROR} />
        </div>
      </Specimen>
      <Specimen name="Checkbox et Radio">
        <div className={styles.pair}>
          <Checkbox label="Case" />
          <Checkbox label="Case cochée" defaultChecked />
          <Checkbox label="Case refusée" error={ERROR} />
          <Radio label="Option" name="option" />
          <Radio label="Option choisie" name="option" defaultChecked />
        </div>
      </Specimen>
      <Specimen name="FormPart, CountriesOfStudy">
        <FormPart legend="Des champs qui vont ensemble">
          <TextField label="Champ" />
          <TextField label="Pays" list={COUNTRIES_ID} />
          <TextArea label="Texte long" />
        </FormPart>
        <CountriesOfStudy />
      </Specimen>
      <Specimen name="ChoiceGroup">
        <div className={styles.pair}>
          <ChoiceGroup kind="radio" name="un" legend="Un choix" choices={CHOICES} chosen={['a']} />
          <ChoiceGroup
            kind="checkbox"
            name="des"
            legend="Des choix"
            choices={CHOICES}
            chosen={[]}
            error={ERROR}
          />
        </div>
      </Specimen>
      <Specimen name="AddressForm, FilterFields, avec ses champs repliés">
        <AddressForm
          action="/composants"
          label="Chercher un exemple"
          criteria={{}}
          addressOf={() => '/composants'}
        >
          {(applyNow) => (
            <FilterFields
              search={{ label: 'Mots', help: 'Un mot…', value: '' }}
              quick={[
                { label: 'Choisi', isOn: true, to: '/composants' },
                { label: 'À choisir', isOn: false, to: '/composants', count: 12 },
              ]}
              setCount={1}
            >
              <Select label="Tri" name="order" choices={CHOICES} onChange={applyNow} />
              <TextField label="Lieu" name="location" />
            </FilterFields>
          )}
        </AddressForm>
      </Specimen>
      <Specimen name="FormOutcome">
        <FormOutcome isDone>C’est envoyé.</FormOutcome>
        <FormOutcome isDone={false}>L’envoi n’a pas abouti. Ce que vous avez écrit est gardé.</FormOutcome>
      </Specimen>
    </Specimens>
  );
}
