import type { PublicEvent } from '@livres/api/contract';

type Place = Pick<PublicEvent, 'location' | 'address' | 'city' | 'country' | 'latitude' | 'longitude'>;

/** The place as on an envelope, one line each; empty where none is known. */
export function addressText({ location, address, city, country }: Place): string {
  if (!location && !address && !city) return '';
  return [location, address, city, country].filter(Boolean).join('\n');
}

/** For the map application of the visitor's own device (RFC 5870). */
export function geoAddress(place: Place): string {
  const words = encodeURIComponent(addressText(place).replaceAll('\n', ', '));
  const { latitude, longitude } = place;
  if (latitude === null || longitude === null) return `geo:0,0?q=${words}`;
  return `geo:${latitude},${longitude}?q=${latitude},${longitude}(${words})`;
}

export function mapAddress(place: Place): string {
  const { latitude, longitude } = place;
  if (latitude !== null && longitude !== null)
    return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
  // The name of a hall is rarely on the map; its street is.
  const { address, location, city, country } = place;
  const words = [address || location, city, country].filter(Boolean).join(', ');
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(words)}`;
}
