import type { ChosenIdentity, MergeField, MergeSide } from './people-merge.contract.js';
import type { ComparedField, KnownPerson } from './people-merge.dto.js';

interface Said {
  said_at: string;
  confirmed: boolean;
}
type Named = Pick<ChosenIdentity, 'first_name' | 'last_name' | 'organization_name'>;
type Placed = Pick<ChosenIdentity, 'street_address' | 'postal_code' | 'city' | 'country'>;

/** Someone as the database sums them up. */
export interface PersonFacts {
  id: string;
  email: string;
  said_at: Date;
  labels: string[];
  name: Named & Said;
  phone: { phone: string } & Said;
  address: Placed & Said;
}

export function presentPerson({ id, email, said_at, labels, ...facts }: PersonFacts): KnownPerson {
  const { name, phone, address } = facts;
  return {
    id,
    email,
    name: calledOf(name),
    phone: phone.phone,
    address: addressOf(address),
    labels,
    said_at: said_at.toISOString(),
  };
}

/** What each says, and whose to keep: what only one says, else what is confirmed, else the newest. */
export function compareFields(kept: PersonFacts, absorbed: PersonFacts): ComparedField[] {
  const fields: [MergeField, Said, Said, string, string][] = [
    ['name', kept.name, absorbed.name, calledOf(kept.name), calledOf(absorbed.name)],
    ['phone', kept.phone, absorbed.phone, kept.phone.phone, absorbed.phone.phone],
    ['address', kept.address, absorbed.address, addressOf(kept.address), addressOf(absorbed.address)],
  ];
  return fields.map(([field, one, other, text, otherText]) => ({
    field,
    kept: text,
    absorbed: otherText,
    suggested: sideOf(one, other, text, otherText),
  }));
}

/** Who the person is from then on, of what was chosen. */
export function chosenOf(
  sides: Record<MergeSide, PersonFacts>,
  choice: Record<MergeField, MergeSide>,
): ChosenIdentity {
  const { first_name, last_name, organization_name } = sides[choice.name].name;
  const { street_address, postal_code, city, country } = sides[choice.address].address;
  return {
    name: nameOf({ first_name, last_name, organization_name }),
    first_name,
    last_name,
    organization_name,
    phone: sides[choice.phone].phone.phone,
    street_address,
    postal_code,
    city,
    country,
  };
}

function sideOf(kept: Said, absorbed: Said, text: string, otherText: string): MergeSide {
  if (!text !== !otherText) return text ? 'kept' : 'absorbed';
  if (kept.confirmed !== absorbed.confirmed) return kept.confirmed ? 'kept' : 'absorbed';
  return new Date(absorbed.said_at) > new Date(kept.said_at) ? 'absorbed' : 'kept';
}

function nameOf({ first_name, last_name, organization_name }: Named): string {
  return organization_name || `${first_name} ${last_name}`.trim();
}

/** An organisation with who signs for it: two of them may be told apart by that alone. */
function calledOf({ first_name, last_name, organization_name }: Named): string {
  const person = `${first_name} ${last_name}`.trim();
  return organization_name && person ? `${organization_name} (${person})` : organization_name || person;
}

function addressOf({ street_address, postal_code, city, country }: Placed): string {
  const place = `${postal_code} ${city}`.trim();
  const abroad = place && country !== 'France' ? country : '';
  return [street_address, place, abroad].filter(Boolean).join(', ');
}
