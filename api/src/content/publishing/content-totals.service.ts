import type { DataSource, EntityManager, EntityTarget, ObjectLiteral, SelectQueryBuilder } from 'typeorm';

type ContentQuery = SelectQueryBuilder<ObjectLiteral>;

/** Reads records of a kind with what a view counts of them, as PostgreSQL sends both. */
export abstract class ContentTotalsService<Row extends object> {
  private readonly columns: readonly string[];

  /** `records` is the table joined to the view, under the name `alias`; `entities` say their columns. */
  protected constructor(
    protected readonly dataSource: DataSource,
    private readonly records: string,
    private readonly alias: string,
    entities: EntityTarget<ObjectLiteral>[],
  ) {
    const columns = entities.flatMap((entity) => dataSource.getMetadata(entity).columns);
    this.columns = [...new Set(columns.map(({ databaseName }) => databaseName))];
  }

  /** Each column under its own name. */
  select(tx: EntityManager = this.dataSource.manager): ContentQuery {
    const found = tx.createQueryBuilder().select([]).from(this.records, this.alias);
    for (const column of this.columns) found.addSelect(`${this.alias}.${column}`, column);
    return found;
  }

  async one(found: ContentQuery): Promise<Row | null> {
    return (await found.getRawOne<Row>()) ?? null;
  }

  all(found: ContentQuery): Promise<Row[]> {
    return found.getRawMany<Row>();
  }

  /** A window of rows with the count of all, in one query where the window is not past the end. */
  async window(found: ContentQuery, offset: number, limit: number): Promise<[Row[], number]> {
    const rows = await found
      .clone()
      .addSelect('count(*) OVER ()', 'count_in_all')
      .offset(offset)
      .limit(limit)
      .getRawMany<Row & { count_in_all: number }>();
    return [rows, rows[0]?.count_in_all ?? (offset === 0 ? 0 : await this.count(found))];
  }

  private async count(found: ContentQuery): Promise<number> {
    const row = await found.clone().select('count(*)', 'count').orderBy().getRawOne<{ count: number }>();
    return row?.count ?? 0;
  }
}
