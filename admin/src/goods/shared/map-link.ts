/** Where a place is on OpenStreetMap: a page that only the person who follows the link opens. */
export function mapLink(place: {
  street_address?: string | null;
  postal_code: string;
  city: string;
}): string {
  const { street_address, postal_code, city } = place;
  const address = [street_address, `${postal_code} ${city}`.trim()].filter(Boolean).join(', ');
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;
}
