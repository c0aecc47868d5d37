import { rowsOf } from './rows.ts';

/** Every column, constraint, index, trigger, function and search configuration, in words. */
export async function schemaOf(url: string): Promise<string[]> {
  const rows = await rowsOf<{ said: string }>(
    url,
    `
    SELECT format('column %s.%s %s %s %s', table_name, column_name, data_type, is_nullable, column_default) AS said
      FROM information_schema.columns WHERE table_schema = 'public' AND table_name NOT IN ('migrations', 'typeorm_metadata')
    UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' AND tablename <> 'migrations'
    UNION ALL SELECT format('constraint %s %s', conrelid::regclass, pg_get_constraintdef(oid)) FROM pg_constraint
      WHERE connamespace = 'public'::regnamespace AND conrelid <> coalesce(to_regclass('migrations'), 0) AND conrelid <> 0
    UNION ALL SELECT pg_get_viewdef(oid) FROM pg_class WHERE relkind = 'v' AND relnamespace = 'public'::regnamespace
    UNION ALL SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
    UNION ALL SELECT pg_get_functiondef(p.oid) FROM pg_proc p WHERE pronamespace = 'public'::regnamespace AND prokind = 'f'
      AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
    UNION ALL SELECT format('search %s', cfgname) FROM pg_ts_config WHERE cfgnamespace = 'public'::regnamespace
    ORDER BY said`,
  );
  return rows.map(({ said }) => said);
}
