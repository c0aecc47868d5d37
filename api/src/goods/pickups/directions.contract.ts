/** The link that opens an address in the maps of a device, by what its browser calls itself; OpenStreetMap where it has none. */
export function directionsTo(address: string, userAgent: string): string {
  const query = encodeURIComponent(address);
  if (/Android/i.test(userAgent)) return `geo:0,0?q=${query}`;
  if (/iPhone|iPad|iPod/i.test(userAgent)) return `maps://?q=${query}`;
  return `https://www.openstreetmap.org/search?query=${query}`;
}
