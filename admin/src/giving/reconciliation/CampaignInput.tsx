import { AutocompleteInput, ReferenceInput } from 'react-admin';

/** The campaign that a gift is for; none for the association. */
export function CampaignInput({ source }: { source: string }) {
  return (
    <ReferenceInput source={source} reference="campaigns" sort={{ field: 'title', order: 'ASC' }}>
      <AutocompleteInput
        label="Campagne (vide : l’association)"
        optionText="title"
        filterToQuery={(q: string) => ({ q })}
      />
    </ReferenceInput>
  );
}
