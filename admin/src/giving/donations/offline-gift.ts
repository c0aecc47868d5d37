/** What the form of a gift in hand sends: fields that were left empty are left out. */
export function offlineGift(values: Record<string, unknown>, key: string): Record<string, unknown> {
  const { donor_type } = values;
  const isPerson = donor_type === 'particulier';
  const said = Object.entries(values).filter(
    ([name, value]) =>
      value !== null && value !== undefined && value !== '' && !(isPerson && OF_ORGANISATIONS.includes(name)),
  );
  return { ...Object.fromEntries(said), key };
}

const OF_ORGANISATIONS: readonly string[] = ['organization_name', 'siren', 'legal_form'];
