import type pg from 'pg';

/** The types of a statement's parameters and columns; « ? » where a column of a table may be null. */
export interface Described {
  params: string[];
  row: Record<string, string>;
}

interface Field {
  name: string;
  dataTypeID: number;
  tableID: number;
  columnID: number;
}

const FAMILIES: Record<string, string> = {
  bool: 'boolean',
  bpchar: 'text',
  float4: 'float',
  float8: 'float',
  int2: 'integer',
  int4: 'integer',
  int8: 'integer',
  json: 'jsonb',
  name: 'text',
  varchar: 'text',
};

/** Has the statement parsed and described, and never executed. */
export async function describeStatement(client: pg.Client, text: string): Promise<Described> {
  const { params, fields } = await described(client, text);
  const { rows } = await client.query<{ oid: number; name: string }>(
    `SELECT type.oid::int, CASE WHEN coalesce(item.typtype, type.typtype) = 'e' THEN 'text'
              ELSE coalesce(item.typname, type.typname) END || CASE WHEN item.oid > 0 THEN '[]' ELSE '' END AS name
       FROM pg_type type LEFT JOIN pg_type item ON item.typarray = type.oid WHERE type.oid = ANY($1)`,
    [[...params, ...fields.map(({ dataTypeID }) => dataTypeID)]],
  );
  const names = new Map(
    rows.map(({ oid, name }) => [oid, name.replace(/^\w+/, (one) => FAMILIES[one] ?? one)]),
  );
  const { rows: nullable } = await client.query<{ id: string }>(
    `SELECT attrelid || '.' || attnum AS id FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
      WHERE relkind = 'r' AND NOT attnotnull AND attrelid = ANY($1)`,
    [fields.map(({ tableID }) => tableID)],
  );
  const mayBeNull = new Set(nullable.map(({ id }) => id));
  const typeOf = ({ dataTypeID, tableID, columnID }: Field) =>
    `${names.get(dataTypeID)}${mayBeNull.has(`${tableID}.${columnID}`) ? '?' : ''}`;
  // A function is called for what it does where it answers nothing.
  const answered = fields.filter(({ dataTypeID }) => names.get(dataTypeID) !== 'void');
  return {
    params: params.map((oid) => names.get(oid)!),
    row: Object.fromEntries(answered.map((field) => [field.name, typeOf(field)])),
  };
}

function described(client: pg.Client, text: string): Promise<{ params: number[]; fields: Field[] }> {
  return new Promise((resolve, reject) => {
    let params: number[] = [];
    let fields: Field[] = [];
    const submittable = {
      submit(connection: pg.Connection) {
        connection.once('parameterDescription', ({ dataTypeIDs }: { dataTypeIDs: number[] }) => {
          params = dataTypeIDs;
        });
        connection.parse({ name: '', text, types: [] }, true);
        connection.describe({ type: 'S', name: '' }, true);
        connection.sync();
      },
      handleRowDescription(message: { fields: Field[] }) {
        ({ fields } = message);
      },
      handleReadyForQuery: () => resolve({ params, fields }),
      handleError: reject,
    };
    client.query(submittable);
  });
}
