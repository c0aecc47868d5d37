/** The numbers behind slugs of the demonstration's own content. */
export function idsOf(slugs: readonly string[], known: ReadonlyMap<string, number>): number[] {
  return slugs.map((slug) => {
    const id = known.get(slug);
    if (id === undefined) throw new Error(`The demonstration names « ${slug} », which it does not have.`);
    return id;
  });
}
