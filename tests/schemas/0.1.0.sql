SET check_function_bodies = false;
SELECT pg_catalog.set_config('search_path', '', false);
CREATE SCHEMA jobs;
DO $$ BEGIN
  CREATE COLLATION public.fr_order (provider = icu, locale = 'fr');
EXCEPTION WHEN feature_not_supported OR undefined_object OR invalid_parameter_value THEN
  CREATE COLLATION public.fr_order FROM "C";
END $$;
CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
COMMENT ON EXTENSION pg_trgm IS 'text similarity measurement and index searching based on trigrams';
CREATE EXTENSION IF NOT EXISTS unaccent WITH SCHEMA public;
COMMENT ON EXTENSION unaccent IS 'text search dictionary that removes accents';
CREATE TYPE jobs.job_state AS ENUM (
    'created',
    'retry',
    'active',
    'completed',
    'cancelled',
    'failed'
);
CREATE FUNCTION jobs.create_queue(queue_name text, options jsonb) RETURNS void
    LANGUAGE plpgsql
    AS $_$
    DECLARE
      tablename varchar := CASE WHEN options->>'partition' = 'true'
                            THEN 'j' || encode(sha224(queue_name::bytea), 'hex')
                            ELSE 'job_common'
                            END;
      queue_created_on timestamptz;
    BEGIN
      WITH q as (
        INSERT INTO jobs.queue (
          name,
          policy,
          retry_limit,
          retry_delay,
          retry_backoff,
          retry_delay_max,
          expire_seconds,
          retention_seconds,
          deletion_seconds,
          warning_queued,
          dead_letter,
          partition,
          table_name,
          heartbeat_seconds,
          notify
        )
        VALUES (
          queue_name,
          options->>'policy',
          COALESCE((options->>'retryLimit')::int, 2),
          COALESCE((options->>'retryDelay')::int, 0),
          COALESCE((options->>'retryBackoff')::bool, false),
          (options->>'retryDelayMax')::int,
          COALESCE((options->>'expireInSeconds')::int, 900),
          COALESCE((options->>'retentionSeconds')::int, 1209600),
          COALESCE((options->>'deleteAfterSeconds')::int, 604800),
          COALESCE((options->>'warningQueueSize')::int, 0),
          options->>'deadLetter',
          COALESCE((options->>'partition')::bool, false),
          tablename,
          (options->>'heartbeatSeconds')::int,
          COALESCE((options->>'notify')::bool, false)
        )
        ON CONFLICT DO NOTHING
        RETURNING created_on
      )
      SELECT created_on into queue_created_on from q;
      IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN
        RETURN;
      END IF;
      EXECUTE format('CREATE TABLE jobs.%I (LIKE jobs.job INCLUDING DEFAULTS)', tablename);
      EXECUTE jobs.job_table_format($cmd$ALTER TABLE jobs.job ADD PRIMARY KEY (name, id)$cmd$, tablename);
      EXECUTE jobs.job_table_format($cmd$ALTER TABLE jobs.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES jobs.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);
      EXECUTE jobs.job_table_format($cmd$ALTER TABLE jobs.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES jobs.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);
      EXECUTE jobs.job_table_format($cmd$CREATE INDEX job_i11 ON jobs.job (name, priority DESC, created_on, start_after) WHERE state < 'active' AND NOT blocked$cmd$, tablename);
      EXECUTE jobs.job_table_format($cmd$CREATE UNIQUE INDEX job_i4 ON jobs.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, tablename);
      EXECUTE jobs.job_table_format($cmd$CREATE INDEX job_i7 ON jobs.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, tablename);
      EXECUTE jobs.job_table_format($cmd$CREATE INDEX job_i9 ON jobs.job (name, id) WHERE blocking AND state = 'completed'$cmd$, tablename);
      IF options->>'policy' = 'short' THEN
        EXECUTE jobs.job_table_format($cmd$CREATE UNIQUE INDEX job_i1 ON jobs.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, tablename);
      ELSIF options->>'policy' = 'singleton' THEN
        EXECUTE jobs.job_table_format($cmd$CREATE UNIQUE INDEX job_i2 ON jobs.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, tablename);
      ELSIF options->>'policy' = 'stately' THEN
        EXECUTE jobs.job_table_format($cmd$CREATE UNIQUE INDEX job_i3 ON jobs.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, tablename);
      ELSIF options->>'policy' = 'exclusive' THEN
        EXECUTE jobs.job_table_format($cmd$CREATE UNIQUE INDEX job_i6 ON jobs.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, tablename);
      ELSIF options->>'policy' = 'key_strict_fifo' THEN
        EXECUTE jobs.job_table_format($cmd$CREATE UNIQUE INDEX job_i8 ON jobs.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'$cmd$, tablename);
        EXECUTE jobs.job_table_format($cmd$CREATE INDEX job_i10 ON jobs.job (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE state < 'active' AND NOT blocked AND policy = 'key_strict_fifo'$cmd$, tablename);
        EXECUTE jobs.job_table_format($cmd$ALTER TABLE jobs.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, tablename);
      END IF;
      EXECUTE format('ALTER TABLE jobs.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);
      EXECUTE format('ALTER TABLE jobs.job ATTACH PARTITION jobs.%I FOR VALUES IN (%L)', tablename, queue_name);
    END;
    $_$;
CREATE FUNCTION jobs.delete_queue(queue_name text) RETURNS void
    LANGUAGE plpgsql
    AS $$
    DECLARE
      v_table varchar;
      v_partition bool;
    BEGIN
      
      SELECT table_name, partition
      FROM jobs.queue
      WHERE name = queue_name
      INTO v_table, v_partition;
      IF v_partition THEN
        EXECUTE format('DROP TABLE IF EXISTS jobs.%I', v_table);
      ELSE
        EXECUTE format('DELETE FROM jobs.%I WHERE name = %L', v_table, queue_name);
      END IF;
    
      DELETE FROM jobs.queue WHERE name = queue_name;
    END;
    $$;
CREATE FUNCTION jobs.job_table_format(command text, table_name text) RETURNS text
    LANGUAGE sql IMMUTABLE
    AS $_$
      SELECT format(
        regexp_replace(
          regexp_replace(command, '\.job\y', '.%1$I', 'g'),
          '\yjob_i(\d+)', '%1$s_i\1', 'g'
        ),
        table_name
      );
    $_$;
CREATE FUNCTION jobs.job_table_run(command text, tbl_name text DEFAULT NULL::text, queue_name text DEFAULT NULL::text) RETURNS void
    LANGUAGE plpgsql
    AS $$
    DECLARE
      tbl RECORD;
    BEGIN
      IF queue_name IS NOT NULL THEN
        SELECT table_name INTO tbl_name FROM jobs.queue WHERE name = queue_name;
      END IF;
      IF tbl_name IS NOT NULL THEN
        EXECUTE jobs.job_table_format(command, tbl_name);
        RETURN;
      END IF;
      EXECUTE jobs.job_table_format(command, 'job_common');
      FOR tbl IN SELECT table_name FROM jobs.queue WHERE partition = true
      LOOP
        EXECUTE jobs.job_table_format(command, tbl.table_name);
      END LOOP;
    END;
    $$;
CREATE FUNCTION jobs.job_table_run_async(command_name text, version integer, command text, tbl_name text DEFAULT NULL::text, queue_name text DEFAULT NULL::text) RETURNS void
    LANGUAGE plpgsql
    AS $$
    BEGIN
      IF queue_name IS NOT NULL THEN
        SELECT table_name INTO tbl_name FROM jobs.queue WHERE name = queue_name;
      END IF;
      IF tbl_name IS NOT NULL THEN
        INSERT INTO jobs.bam (name, version, status, queue, table_name, command)
        VALUES (
          command_name,
          version,
          'pending',
          queue_name,
          tbl_name,
          jobs.job_table_format(command, tbl_name)
        );
        RETURN;
      END IF;
      INSERT INTO jobs.bam (name, version, status, queue, table_name, command)
      SELECT
        command_name,
        version,
        'pending',
        NULL,
        'job_common',
        jobs.job_table_format(command, 'job_common')
      UNION ALL
      SELECT
        command_name,
        version,
        'pending',
        queue.name,
        queue.table_name,
        jobs.job_table_format(command, queue.table_name)
      FROM jobs.queue
      WHERE partition = true;
    END;
    $$;
CREATE FUNCTION public.analyze_tables(VARIADIC names text[]) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
    DECLARE name text;
    BEGIN
      FOREACH name IN ARRAY names LOOP EXECUTE format('ANALYZE public.%I', name); END LOOP;
    END $$;
CREATE FUNCTION public.campaign_progress(campaign_type text, amount bigint, goal_amount bigint, books bigint, goal_books bigint, equipment bigint, goal_equipment bigint) RETURNS integer
    LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
    AS $$
     DECLARE shares float8 := 0; goals int := 0;
     BEGIN
       IF goal_amount > 0 AND campaign_type IN ('financial', 'mixed') THEN
         goals := goals + 1; shares := shares + least(1, greatest(0, amount::float8 / goal_amount)); END IF;
       IF goal_books > 0 AND campaign_type IN ('books', 'mixed') THEN
         goals := goals + 1; shares := shares + least(1, greatest(0, books::float8 / goal_books)); END IF;
       IF goal_equipment > 0 AND campaign_type IN ('equipment', 'mixed') THEN
         goals := goals + 1; shares := shares + least(1, greatest(0, equipment::float8 / goal_equipment)); END IF;
       RETURN CASE WHEN goals = 0 THEN 0 ELSE floor(shares / goals * 100 + 1e-9) END;
     END $$;
CREATE FUNCTION public.check_entry_balance() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
     DECLARE entry bigint := CASE TG_TABLE_NAME WHEN 'journal_entries' THEN NEW.id
                             ELSE (to_jsonb(NEW) ->> 'entry_id')::bigint END;
     BEGIN
       IF NOT EXISTS (SELECT FROM journal_postings WHERE entry_id = entry) THEN
         RAISE EXCEPTION 'journal entry % has no posting', entry USING ERRCODE = 'check_violation'; END IF;
       IF EXISTS (SELECT FROM journal_postings WHERE entry_id = entry GROUP BY currency HAVING sum(amount) <> 0) THEN
         RAISE EXCEPTION 'journal entry % does not sum to zero', entry USING ERRCODE = 'check_violation'; END IF;
       RETURN NULL;
     END $$;
CREATE FUNCTION public.date_page() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
     BEGIN
       IF TG_OP = 'INSERT' OR (NEW.title, NEW.lead, NEW.blocks, NEW.published_at)
            IS DISTINCT FROM (OLD.title, OLD.lead, OLD.blocks, OLD.published_at) THEN
         NEW.revised_at := NEW.updated_at;
       END IF;
       RETURN NEW;
     END $$;
CREATE FUNCTION public.donor_id(email text, first_name text, last_name text, organization_name text, postal_code text) RETURNS uuid
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
       SELECT CASE
         WHEN email <> '' THEN md5(lower(email))::uuid
         WHEN first_name || last_name || organization_name <> '' THEN
           md5('nom:' || lower(first_name || '|' || last_name || '|' || organization_name || '|' || postal_code))::uuid
       END $$;
CREATE FUNCTION public.event_end(start_date timestamp with time zone, end_date timestamp with time zone) RETURNS timestamp with time zone
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
       SELECT coalesce(end_date,
         (date_trunc('day', start_date AT TIME ZONE 'Europe/Paris') + interval '1 day') AT TIME ZONE 'Europe/Paris')
     $$;
CREATE FUNCTION public.folded(word text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
       SELECT lower(public.unaccent('public.unaccent'::regdictionary, word))
     $$;
CREATE FUNCTION public.forget_link_state() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
     BEGIN
       NEW.link_state := 'unchecked';
       NEW.link_checked_at := NULL;
       NEW.link_fault := '';
       RETURN NEW;
     END $$;
CREATE FUNCTION public.french_query(asked text) RETURNS tsquery
    LANGUAGE sql STABLE PARALLEL SAFE
    SET client_min_messages TO 'warning'
    AS $$
       SELECT coalesce(
         (SELECT string_agg('(' || concat_ws(' | ', stem,
                   nullif(to_tsquery('fr_words', quote_literal(word) || ':*')::text, '')) || ')', ' & ')::tsquery
            FROM (SELECT DISTINCT word FROM regexp_split_to_table(
                    left(lower(regexp_replace(unaccent(asked), '[^[:alnum:]]+', ' ', 'g')), 200), '\s+') AS word
                   WHERE word <> '' AND word <> ALL (ARRAY['les', 'leurs', 'cet', 'cette', 'ces', 'quoi']) LIMIT 12) words,
                 LATERAL (SELECT plainto_tsquery('fr', word)::text AS stem) stemmed
           WHERE stem <> ''),
         ''::tsquery)
     $$;
CREATE FUNCTION public.is_counted(mode text) RETURNS boolean
    LANGUAGE sql STABLE PARALLEL SAFE
    AS $$
    SELECT mode = 'live' OR EXISTS (SELECT FROM public.installation WHERE installation.mode = 'test') $$;
CREATE FUNCTION public.keep_audit_entry() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
     BEGIN
       IF coalesce(current_setting('livres.personal_data', true), '') = 'expired' AND TG_OP = 'DELETE'
         AND OLD.at < now() - interval '3 years' THEN RETURN OLD; END IF;
       IF coalesce(current_setting('livres.personal_data', true), '') <> 'erasing' OR TG_OP <> 'UPDATE'
         OR (NEW.id, NEW.at, NEW.staff_id, NEW.staff_name, NEW.action, NEW.resource, NEW.record_id, NEW.record_version)
           IS DISTINCT FROM
            (OLD.id, OLD.at, OLD.staff_id, OLD.staff_name, OLD.action, OLD.resource, OLD.record_id, OLD.record_version)
       THEN RAISE EXCEPTION 'rows of % are never changed', TG_TABLE_NAME USING ERRCODE = 'restrict_violation'; END IF;
       RETURN NEW;
     END $$;
CREATE FUNCTION public.keep_project_partners() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
     BEGIN
       DELETE FROM project_partners WHERE project_id = NEW.id AND partner_id <> ALL (NEW.partner_ids);
       INSERT INTO project_partners SELECT NEW.id, partner_id FROM unnest(NEW.partner_ids) AS partner_id
         ON CONFLICT DO NOTHING;
       RETURN NULL;
     END $$;
CREATE FUNCTION public.keep_receipt() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
     BEGIN
       IF (NEW.id, NEW.number, NEW.code, NEW.form, NEW.kind, NEW.purpose, NEW.subject, NEW.gift_year,
           NEW.amount, NEW.currency, NEW.issued_at, NEW.content - 'donor')
         IS DISTINCT FROM
          (OLD.id, OLD.number, OLD.code, OLD.form, OLD.kind, OLD.purpose, OLD.subject, OLD.gift_year,
           OLD.amount, OLD.currency, OLD.issued_at, OLD.content - 'donor')
         OR ((NEW.donor_name, NEW.email, NEW.content) IS DISTINCT FROM (OLD.donor_name, OLD.email, OLD.content)
           AND coalesce(current_setting('livres.personal_data', true), '') NOT IN ('erasing', 'expired'))
         OR (OLD.sha256 IS NOT NULL AND NEW.sha256 IS DISTINCT FROM OLD.sha256)
         OR (OLD.status = 'voided' AND NEW.status <> 'voided')
       THEN RAISE EXCEPTION 'receipt % is never changed', OLD.number USING ERRCODE = 'restrict_violation'; END IF;
       RETURN NEW;
     END $$;
CREATE FUNCTION public.link_article_categories() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
     BEGIN
       DELETE FROM article_categories WHERE article_id = NEW.id AND NOT category_id = ANY (NEW.category_ids);
       INSERT INTO article_categories SELECT NEW.id, unnest(NEW.category_ids) ON CONFLICT DO NOTHING;
       RETURN NULL;
     END $$;
CREATE FUNCTION public.link_article_tags() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
     BEGIN
       DELETE FROM article_tags WHERE article_id = NEW.id AND NOT tag_id = ANY (NEW.tag_ids);
       INSERT INTO article_tags SELECT NEW.id, unnest(NEW.tag_ids) ON CONFLICT DO NOTHING;
       RETURN NULL;
     END $$;
CREATE FUNCTION public.link_event_tags() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
     BEGIN
       DELETE FROM event_tags WHERE event_id = NEW.id AND NOT tag_id = ANY (NEW.tag_ids);
       INSERT INTO event_tags SELECT NEW.id, unnest(NEW.tag_ids) ON CONFLICT DO NOTHING;
       RETURN NULL;
     END $$;
CREATE FUNCTION public.names_address(said text, address text) RETURNS boolean
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
     SELECT position(address IN lower(said)) > 0
        AND regexp_replace(lower(said), '\\[nrtbf]', ' ', 'g') ~ ('(?<![[:alnum:]._%+-])'
          || regexp_replace(address, '([^[:alnum:]@])', '\\\1', 'g') || '(?![[:alnum:]-]|\.[[:alnum:]])') $$;
CREATE FUNCTION public.note_recurring_state() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
     DECLARE since timestamptz := NEW.updated_at;
     BEGIN
       IF NEW.started_at IS NULL THEN RETURN NULL; END IF;
       IF NOT EXISTS (SELECT FROM recurring_gift_states WHERE recurring_gift_id = NEW.id) THEN
         INSERT INTO recurring_gift_states (recurring_gift_id, began_at, status, frequency, amount)
           VALUES (NEW.id, NEW.started_at, 'active', NEW.frequency, NEW.amount);
         IF NEW.status = 'active' THEN RETURN NULL; END IF;
         since := greatest(NEW.started_at, coalesce(NEW.cancelled_at, NEW.updated_at));
       END IF;
       UPDATE recurring_gift_states SET ended_at = since WHERE recurring_gift_id = NEW.id AND ended_at IS NULL;
       INSERT INTO recurring_gift_states (recurring_gift_id, began_at, status, frequency, amount)
         VALUES (NEW.id, since, NEW.status, NEW.frequency, NEW.amount);
       RETURN NULL;
     END $$;
CREATE FUNCTION public.page_text(blocks jsonb) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
       SELECT coalesce(string_agg(concat_ws(' ', block ->> 'heading', block ->> 'body',
                (SELECT string_agg(concat_ws(' ', item ->> 'title', item ->> 'text', item ->> 'detail'), ' ')
                   FROM jsonb_array_elements(block -> 'items') AS item)), ' '), '')
         FROM jsonb_array_elements(blocks) AS block
     $$;
CREATE FUNCTION public.pictures_in(html text) RETURNS integer[]
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
       SELECT coalesce(array_agg(DISTINCT found[1]::int), '{}')
         FROM regexp_matches(html, '"/api/v1/media/files/([0-9]{1,9})/', 'g') AS found
     $$;
CREATE FUNCTION public.plain_text(html text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
       SELECT translate(replace(replace(replace(replace(replace(replace(
         regexp_replace(html, '<[^>]*>', ' ', 'g'),
         '&nbsp;', U&'\00A0'), '&quot;', '"'), '&#39;', ''''), '&lt;', '<'), '&gt;', '>'), '&amp;', '&'),
         U&'\E000\E001', '')
     $$;
CREATE FUNCTION public.publish_seats() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
     DECLARE raised bigint;
     BEGIN
       UPDATE content_revision SET revision = revision + 1 RETURNING revision INTO raised;
       PERFORM pg_notify('content_revision', raised::text);
       RETURN NULL;
     END $$;
CREATE FUNCTION public.refresh_donor_facts(today date) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
    BEGIN
      UPDATE analytics_refreshes SET day = today WHERE name = 'gifts';
      REFRESH MATERIALIZED VIEW CONCURRENTLY gift_amounts;
      REFRESH MATERIALIZED VIEW CONCURRENTLY donor_gifts;
      REFRESH MATERIALIZED VIEW CONCURRENTLY donor_months;
      REFRESH MATERIALIZED VIEW CONCURRENTLY donor_groups;
      REFRESH MATERIALIZED VIEW CONCURRENTLY donor_group_sums;
    END $$;
CREATE FUNCTION public.refresh_gift_facts() RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
     BEGIN
       REFRESH MATERIALIZED VIEW CONCURRENTLY gift_facts;
       REFRESH MATERIALIZED VIEW CONCURRENTLY gift_days;
     END $$;
CREATE FUNCTION public.refresh_visit_conversions() RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
     BEGIN
       REFRESH MATERIALIZED VIEW CONCURRENTLY visit_conversion_days;
     END $$;
CREATE FUNCTION public.refuse_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
     BEGIN RAISE EXCEPTION 'rows of % are never changed', TG_TABLE_NAME USING ERRCODE = 'restrict_violation'; END $$;
CREATE FUNCTION public.scholarship_favorites_kept() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
     BEGIN
       PERFORM 1 FROM scholarships WHERE id IN (SELECT scholarship_id FROM changed) ORDER BY id FOR NO KEY UPDATE;
       UPDATE scholarships SET favorite_count = greatest(0, favorite_count + moved.favorites)
         FROM (SELECT scholarship_id, count(*) AS favorites FROM changed GROUP BY scholarship_id) moved
        WHERE scholarships.id = moved.scholarship_id;
       RETURN NULL;
     END $$;
CREATE FUNCTION public.scholarship_favorites_left() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
     BEGIN
       PERFORM 1 FROM scholarships WHERE id IN (SELECT scholarship_id FROM changed) ORDER BY id FOR NO KEY UPDATE;
       UPDATE scholarships SET favorite_count = greatest(0, favorite_count - moved.favorites)
         FROM (SELECT scholarship_id, count(*) AS favorites FROM changed GROUP BY scholarship_id) moved
        WHERE scholarships.id = moved.scholarship_id;
       RETURN NULL;
     END $$;
CREATE FUNCTION public.scholarship_query(asked text) RETURNS tsquery
    LANGUAGE plpgsql STABLE PARALLEL SAFE
    AS $$
     DECLARE
       rest text := ' ' || left(regexp_replace(folded(asked), '[^[:alnum:]]+', ' ', 'g'), 200) || ' ';
       result tsquery := ''::tsquery;
       known record;
     BEGIN
       FOR known IN SELECT word, query FROM scholarship_synonyms
                     WHERE word LIKE '% %' AND strpos(rest, ' ' || word || ' ') > 0 ORDER BY length(word) DESC LOOP
         IF strpos(rest, ' ' || known.word || ' ') > 0 THEN
           rest := replace(rest, ' ' || known.word || ' ', ' ');
           result := result && known.query;
         END IF;
       END LOOP;
       FOR known IN SELECT french_query(one.word) || coalesce(synonym.query, ''::tsquery) AS query
                      FROM (SELECT DISTINCT word FROM regexp_split_to_table(rest, '\s+') AS word
                             WHERE word <> '' LIMIT 12) one
                      LEFT JOIN scholarship_synonyms synonym USING (word) LOOP
         result := result && known.query;
       END LOOP;
       RETURN result;
     END $$;
CREATE FUNCTION public.staff_hear() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
     BEGIN
       INSERT INTO notification_readers (staff_id, since_id)
         VALUES (NEW.id, (SELECT coalesce(max(id), 0) FROM notifications));
       RETURN NULL;
     END $$;
CREATE TEXT SEARCH CONFIGURATION public.fr (
    PARSER = pg_catalog."default" );
ALTER TEXT SEARCH CONFIGURATION public.fr
    ADD MAPPING FOR asciiword WITH french_stem;
ALTER TEXT SEARCH CONFIGURATION public.fr
    ADD MAPPING FOR word WITH public.unaccent, french_stem;
ALTER TEXT SEARCH CONFIGURATION public.fr
    ADD MAPPING FOR numword WITH simple;
ALTER TEXT SEARCH CONFIGURATION public.fr
    ADD MAPPING FOR email WITH simple;
ALTER TEXT SEARCH CONFIGURATION public.fr
    ADD MAPPING FOR url WITH simple;
ALTER TEXT SEARCH CONFIGURATION public.fr
    ADD MAPPING FOR host WITH simple;
ALTER TEXT SEARCH CONFIGURATION public.fr
    ADD MAPPING FOR sfloat WITH simple;
ALTER TEXT SEARCH CONFIGURATION public.fr
    ADD MAPPING FOR version WITH simple;
ALTER TEXT SEARCH CONFIGURATION public.fr
    ADD MAPPING FOR hword_numpart WITH simple;
ALTER TEXT SEARCH CONFIGURATION public.fr
    ADD MAPPING FOR hword_part WITH public.unaccent, french_stem;
ALTER TEXT SEARCH CONFIGURATION public.fr
    ADD MAPPING FOR hword_asciipart WITH french_stem;
ALTER TEXT SEARCH CONFIGURATION public.fr
    ADD MAPPING FOR numhword WITH simple;
ALTER TEXT SEARCH CONFIGURATION public.fr
    ADD MAPPING FOR asciihword WITH french_stem;
ALTER TEXT SEARCH CONFIGURATION public.fr
    ADD MAPPING FOR hword WITH public.unaccent, french_stem;
ALTER TEXT SEARCH CONFIGURATION public.fr
    ADD MAPPING FOR url_path WITH simple;
ALTER TEXT SEARCH CONFIGURATION public.fr
    ADD MAPPING FOR file WITH simple;
ALTER TEXT SEARCH CONFIGURATION public.fr
    ADD MAPPING FOR "float" WITH simple;
ALTER TEXT SEARCH CONFIGURATION public.fr
    ADD MAPPING FOR "int" WITH simple;
ALTER TEXT SEARCH CONFIGURATION public.fr
    ADD MAPPING FOR uint WITH simple;
CREATE TEXT SEARCH CONFIGURATION public.fr_words (
    PARSER = pg_catalog."default" );
ALTER TEXT SEARCH CONFIGURATION public.fr_words
    ADD MAPPING FOR asciiword WITH simple;
ALTER TEXT SEARCH CONFIGURATION public.fr_words
    ADD MAPPING FOR word WITH public.unaccent, simple;
ALTER TEXT SEARCH CONFIGURATION public.fr_words
    ADD MAPPING FOR numword WITH simple;
ALTER TEXT SEARCH CONFIGURATION public.fr_words
    ADD MAPPING FOR email WITH simple;
ALTER TEXT SEARCH CONFIGURATION public.fr_words
    ADD MAPPING FOR url WITH simple;
ALTER TEXT SEARCH CONFIGURATION public.fr_words
    ADD MAPPING FOR host WITH simple;
ALTER TEXT SEARCH CONFIGURATION public.fr_words
    ADD MAPPING FOR sfloat WITH simple;
ALTER TEXT SEARCH CONFIGURATION public.fr_words
    ADD MAPPING FOR version WITH simple;
ALTER TEXT SEARCH CONFIGURATION public.fr_words
    ADD MAPPING FOR hword_numpart WITH simple;
ALTER TEXT SEARCH CONFIGURATION public.fr_words
    ADD MAPPING FOR hword_part WITH public.unaccent, simple;
ALTER TEXT SEARCH CONFIGURATION public.fr_words
    ADD MAPPING FOR hword_asciipart WITH simple;
ALTER TEXT SEARCH CONFIGURATION public.fr_words
    ADD MAPPING FOR numhword WITH simple;
ALTER TEXT SEARCH CONFIGURATION public.fr_words
    ADD MAPPING FOR asciihword WITH simple;
ALTER TEXT SEARCH CONFIGURATION public.fr_words
    ADD MAPPING FOR hword WITH public.unaccent, simple;
ALTER TEXT SEARCH CONFIGURATION public.fr_words
    ADD MAPPING FOR url_path WITH simple;
ALTER TEXT SEARCH CONFIGURATION public.fr_words
    ADD MAPPING FOR file WITH simple;
ALTER TEXT SEARCH CONFIGURATION public.fr_words
    ADD MAPPING FOR "float" WITH simple;
ALTER TEXT SEARCH CONFIGURATION public.fr_words
    ADD MAPPING FOR "int" WITH simple;
ALTER TEXT SEARCH CONFIGURATION public.fr_words
    ADD MAPPING FOR uint WITH simple;
CREATE TABLE jobs.bam (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    version integer NOT NULL,
    status text DEFAULT 'pending'::text NOT NULL,
    queue text,
    table_name text NOT NULL,
    command text NOT NULL,
    error text,
    created_on timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    started_on timestamp with time zone,
    completed_on timestamp with time zone
);
CREATE TABLE jobs.job (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    priority integer DEFAULT 0 NOT NULL,
    data jsonb,
    state jobs.job_state DEFAULT 'created'::jobs.job_state NOT NULL,
    retry_limit integer DEFAULT 2 NOT NULL,
    retry_count integer DEFAULT 0 NOT NULL,
    retry_delay integer DEFAULT 0 NOT NULL,
    retry_backoff boolean DEFAULT false NOT NULL,
    retry_delay_max integer,
    expire_seconds integer DEFAULT 900 NOT NULL,
    deletion_seconds integer DEFAULT 604800 NOT NULL,
    singleton_key text,
    singleton_on timestamp without time zone,
    group_id text,
    group_tier text,
    start_after timestamp with time zone DEFAULT now() NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    started_on timestamp with time zone,
    completed_on timestamp with time zone,
    keep_until timestamp with time zone DEFAULT (now() + '336:00:00'::interval) NOT NULL,
    output jsonb,
    dead_letter text,
    policy text,
    heartbeat_on timestamp with time zone,
    heartbeat_seconds integer,
    blocked boolean DEFAULT false NOT NULL,
    blocking boolean DEFAULT false NOT NULL,
    pending_dependencies integer DEFAULT 0 NOT NULL,
    source_name text,
    source_id uuid,
    source_created_on timestamp with time zone,
    source_retry_count integer
)
PARTITION BY LIST (name);
CREATE TABLE jobs.job_common (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    priority integer DEFAULT 0 NOT NULL,
    data jsonb,
    state jobs.job_state DEFAULT 'created'::jobs.job_state NOT NULL,
    retry_limit integer DEFAULT 2 NOT NULL,
    retry_count integer DEFAULT 0 NOT NULL,
    retry_delay integer DEFAULT 0 NOT NULL,
    retry_backoff boolean DEFAULT false NOT NULL,
    retry_delay_max integer,
    expire_seconds integer DEFAULT 900 NOT NULL,
    deletion_seconds integer DEFAULT 604800 NOT NULL,
    singleton_key text,
    singleton_on timestamp without time zone,
    group_id text,
    group_tier text,
    start_after timestamp with time zone DEFAULT now() NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    started_on timestamp with time zone,
    completed_on timestamp with time zone,
    keep_until timestamp with time zone DEFAULT (now() + '336:00:00'::interval) NOT NULL,
    output jsonb,
    dead_letter text,
    policy text,
    heartbeat_on timestamp with time zone,
    heartbeat_seconds integer,
    blocked boolean DEFAULT false NOT NULL,
    blocking boolean DEFAULT false NOT NULL,
    pending_dependencies integer DEFAULT 0 NOT NULL,
    source_name text,
    source_id uuid,
    source_created_on timestamp with time zone,
    source_retry_count integer,
    CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK ((NOT ((policy = 'key_strict_fifo'::text) AND (singleton_key IS NULL))))
);
CREATE TABLE jobs.job_dependency (
    child_name text NOT NULL,
    child_id uuid NOT NULL,
    parent_name text NOT NULL,
    parent_id uuid NOT NULL
);
CREATE TABLE jobs.queue (
    name text NOT NULL,
    policy text NOT NULL,
    retry_limit integer NOT NULL,
    retry_delay integer NOT NULL,
    retry_backoff boolean NOT NULL,
    retry_delay_max integer,
    expire_seconds integer NOT NULL,
    retention_seconds integer NOT NULL,
    deletion_seconds integer NOT NULL,
    dead_letter text,
    partition boolean NOT NULL,
    table_name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    warning_queued integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    ready_history integer[] DEFAULT '{}'::integer[] NOT NULL,
    heartbeat_seconds integer,
    notify boolean DEFAULT false NOT NULL,
    singletons_active text[],
    monitor_claim_on timestamp with time zone,
    monitor_on timestamp with time zone,
    maintain_on timestamp with time zone,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT queue_check CHECK ((dead_letter IS DISTINCT FROM name))
);
CREATE TABLE jobs.queue_stats (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    captured_on timestamp with time zone DEFAULT now() NOT NULL
)
PARTITION BY RANGE (captured_on);
CREATE TABLE jobs.queue_stats_20261126 (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    captured_on timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE jobs.queue_stats_20261127 (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    captured_on timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE jobs.schedule (
    name text NOT NULL,
    key text DEFAULT ''::text NOT NULL,
    cron text NOT NULL,
    timezone text,
    data jsonb,
    options jsonb,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE jobs.subscription (
    event text NOT NULL,
    name text NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE jobs.version (
    version integer NOT NULL,
    cron_on timestamp with time zone,
    bam_on timestamp with time zone,
    flow_on timestamp with time zone,
    reindex_on timestamp with time zone,
    monitor_backoff_on timestamp with time zone
);
CREATE TABLE jobs.warning (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    type text NOT NULL,
    message text NOT NULL,
    data jsonb,
    created_on timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.access_tries (
    key text NOT NULL,
    tries integer NOT NULL,
    last_try_at timestamp with time zone NOT NULL,
    locked_until timestamp with time zone
);
CREATE TABLE public.accompaniment_requests (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    reference text NOT NULL,
    first_name text NOT NULL,
    last_name text NOT NULL,
    email text NOT NULL,
    status text NOT NULL,
    assigned_to integer,
    form_hash text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    answered_at timestamp with time zone,
    closed_at timestamp with time zone,
    forgotten_at timestamp with time zone,
    deleted_at timestamp with time zone,
    version integer DEFAULT 1 NOT NULL,
    phone_number text DEFAULT ''::text NOT NULL,
    support_type text NOT NULL,
    urgency text NOT NULL,
    target_country text NOT NULL,
    field_of_study text NOT NULL,
    current_level text NOT NULL,
    target_level text NOT NULL,
    title text NOT NULL,
    description text NOT NULL,
    specific_questions text DEFAULT ''::text NOT NULL,
    CONSTRAINT accompaniment_requests_current_level_check CHECK ((current_level = ANY (ARRAY['bachelor'::text, 'master'::text, 'phd'::text]))),
    CONSTRAINT accompaniment_requests_status_check CHECK ((status = ANY (ARRAY['new'::text, 'assigned'::text, 'in_progress'::text, 'answered'::text, 'closed'::text]))),
    CONSTRAINT accompaniment_requests_target_level_check CHECK ((target_level = ANY (ARRAY['bachelor'::text, 'master'::text, 'phd'::text]))),
    CONSTRAINT accompaniment_requests_urgency_check CHECK ((urgency = ANY (ARRAY['low'::text, 'medium'::text, 'high'::text])))
);
CREATE TABLE public.ambassador_applications (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    reference text NOT NULL,
    first_name text NOT NULL,
    last_name text NOT NULL,
    email text NOT NULL,
    status text NOT NULL,
    assigned_to integer,
    form_hash text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    answered_at timestamp with time zone,
    closed_at timestamp with time zone,
    forgotten_at timestamp with time zone,
    deleted_at timestamp with time zone,
    version integer DEFAULT 1 NOT NULL,
    university text NOT NULL,
    field_of_study text NOT NULL,
    current_level text NOT NULL,
    country_origin text NOT NULL,
    country_study text NOT NULL,
    availability_hours integer NOT NULL,
    languages text[] DEFAULT '{}'::text[] NOT NULL,
    expertise_areas text[] DEFAULT '{}'::text[] NOT NULL,
    target_countries text[] DEFAULT '{}'::text[] NOT NULL,
    bio text NOT NULL,
    achievements text NOT NULL,
    CONSTRAINT ambassador_applications_availability_hours_check CHECK ((availability_hours = ANY (ARRAY[2, 4, 8, 12]))),
    CONSTRAINT ambassador_applications_status_check CHECK ((status = ANY (ARRAY['candidate'::text, 'interview'::text, 'accepted'::text, 'refused'::text])))
);
CREATE TABLE public.campaign_gifts (
    id bigint NOT NULL,
    campaign_id integer NOT NULL,
    kind text NOT NULL,
    quantity bigint NOT NULL,
    source text NOT NULL,
    source_ref text NOT NULL,
    given_at timestamp with time zone NOT NULL,
    mode text DEFAULT 'live'::text NOT NULL,
    CONSTRAINT campaign_gifts_kind_check CHECK ((kind = ANY (ARRAY['books'::text, 'equipment'::text]))),
    CONSTRAINT campaign_gifts_mode_check CHECK ((mode = ANY (ARRAY['live'::text, 'test'::text]))),
    CONSTRAINT campaign_gifts_quantity_check CHECK ((quantity <> 0))
);
CREATE TABLE public.event_check_ins (
    id uuid NOT NULL,
    ticket_id uuid NOT NULL,
    event_id integer NOT NULL,
    scanned_at timestamp with time zone NOT NULL,
    received_at timestamp with time zone NOT NULL,
    door text DEFAULT ''::text NOT NULL,
    was_offline boolean DEFAULT false NOT NULL,
    is_duplicate boolean DEFAULT false NOT NULL,
    staff_id integer,
    staff_name text NOT NULL,
    undone_at timestamp with time zone,
    undone_by text
);
CREATE TABLE public.event_registrations (
    id uuid NOT NULL,
    event_id integer NOT NULL,
    reference text NOT NULL,
    status text NOT NULL,
    is_waiting boolean DEFAULT false NOT NULL,
    offered_until timestamp with time zone,
    deadline_at timestamp with time zone,
    first_name text NOT NULL,
    last_name text NOT NULL,
    email text NOT NULL,
    phone text DEFAULT ''::text NOT NULL,
    organization text DEFAULT ''::text NOT NULL,
    seats integer NOT NULL,
    special_needs text DEFAULT ''::text NOT NULL,
    answers jsonb DEFAULT '[]'::jsonb NOT NULL,
    code_id integer,
    unit_price bigint DEFAULT 0 NOT NULL,
    discount bigint DEFAULT 0 NOT NULL,
    ticket_amount bigint DEFAULT 0 NOT NULL,
    donation_amount bigint DEFAULT 0 NOT NULL,
    currency text NOT NULL,
    payment_method text,
    provider text,
    mode text DEFAULT 'live'::text NOT NULL,
    provider_payment_id text,
    paid_at timestamp with time zone,
    donation_id uuid,
    source text NOT NULL,
    form_key text,
    form_hash text,
    resends integer DEFAULT 0 NOT NULL,
    consented_at timestamp with time zone,
    verified_at timestamp with time zone,
    waitlisted_at timestamp with time zone,
    confirmed_at timestamp with time zone,
    cancelled_at timestamp with time zone,
    expired_at timestamp with time zone,
    refunded_at timestamp with time zone,
    cancellation_reason text DEFAULT ''::text NOT NULL,
    created_by integer,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    held_seats integer GENERATED ALWAYS AS (
CASE
    WHEN ((status = ANY (ARRAY['confirmed'::text, 'pending_payment'::text])) OR ((status = 'pending_verification'::text) AND (NOT is_waiting)) OR ((status = 'waitlisted'::text) AND (offered_until IS NOT NULL))) THEN seats
    ELSE 0
END) STORED NOT NULL,
    CONSTRAINT event_registrations_check CHECK ((ticket_amount = ((unit_price * seats) - discount))),
    CONSTRAINT event_registrations_currency_check CHECK ((currency = ANY (ARRAY['EUR'::text, 'XAF'::text]))),
    CONSTRAINT event_registrations_discount_check CHECK ((discount >= 0)),
    CONSTRAINT event_registrations_donation_amount_check CHECK ((donation_amount >= 0)),
    CONSTRAINT event_registrations_mode_check CHECK ((mode = ANY (ARRAY['live'::text, 'test'::text]))),
    CONSTRAINT event_registrations_seats_check CHECK (((seats >= 1) AND (seats <= 10))),
    CONSTRAINT event_registrations_source_check CHECK ((source = ANY (ARRAY['site'::text, 'equipe'::text]))),
    CONSTRAINT event_registrations_status_check CHECK ((status = ANY (ARRAY['pending_verification'::text, 'pending_payment'::text, 'confirmed'::text, 'waitlisted'::text, 'cancelled'::text, 'expired'::text, 'refunded'::text]))),
    CONSTRAINT event_registrations_ticket_amount_check CHECK ((ticket_amount >= 0)),
    CONSTRAINT event_registrations_unit_price_check CHECK ((unit_price >= 0))
);
CREATE TABLE public.physical_donations (
    id uuid NOT NULL,
    reference text NOT NULL,
    status text NOT NULL,
    campaign_id integer NOT NULL,
    donation_type text NOT NULL,
    donor_type text NOT NULL,
    organization_name text DEFAULT ''::text NOT NULL,
    contact_name text NOT NULL,
    email text NOT NULL,
    phone text NOT NULL,
    street_address text NOT NULL,
    postal_code text NOT NULL,
    city text NOT NULL,
    country text DEFAULT 'France'::text NOT NULL,
    access_info text DEFAULT ''::text NOT NULL,
    donation_details jsonb NOT NULL,
    pickup_availability jsonb NOT NULL,
    special_instructions text DEFAULT ''::text NOT NULL,
    estimated_boxes_or_items integer,
    requires_help boolean DEFAULT false NOT NULL,
    has_elevator boolean DEFAULT false NOT NULL,
    floor_number integer,
    parking_available boolean DEFAULT false NOT NULL,
    form_hash text NOT NULL,
    validated_at timestamp with time zone,
    completed_at timestamp with time zone,
    cancelled_at timestamp with time zone,
    cancel_reason text DEFAULT ''::text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    deleted_at timestamp with time zone,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT physical_donations_check CHECK (((status <> ALL (ARRAY['validated'::text, 'pending_pickup'::text, 'pickup_scheduled'::text, 'completed'::text])) OR (validated_at IS NOT NULL))),
    CONSTRAINT physical_donations_check1 CHECK (((status <> 'completed'::text) OR (completed_at IS NOT NULL))),
    CONSTRAINT physical_donations_check2 CHECK (((status <> 'cancelled'::text) OR (cancelled_at IS NOT NULL))),
    CONSTRAINT physical_donations_city_check CHECK ((city <> ''::text)),
    CONSTRAINT physical_donations_contact_name_check CHECK ((contact_name <> ''::text)),
    CONSTRAINT physical_donations_donation_type_check CHECK ((donation_type = ANY (ARRAY['books'::text, 'equipment'::text, 'library_material'::text]))),
    CONSTRAINT physical_donations_donor_type_check CHECK ((donor_type = ANY (ARRAY['particulier'::text, 'bibliotheque'::text, 'ecole'::text, 'entreprise'::text, 'association'::text]))),
    CONSTRAINT physical_donations_email_check CHECK ((email ~~ '%@%'::text)),
    CONSTRAINT physical_donations_estimated_boxes_or_items_check CHECK ((estimated_boxes_or_items >= 1)),
    CONSTRAINT physical_donations_floor_number_check CHECK ((floor_number >= 0)),
    CONSTRAINT physical_donations_phone_check CHECK ((phone <> ''::text)),
    CONSTRAINT physical_donations_postal_code_check CHECK ((postal_code <> ''::text)),
    CONSTRAINT physical_donations_status_check CHECK ((status = ANY (ARRAY['pending_validation'::text, 'validated'::text, 'pending_pickup'::text, 'pickup_scheduled'::text, 'completed'::text, 'cancelled'::text]))),
    CONSTRAINT physical_donations_street_address_check CHECK ((street_address <> ''::text))
);
CREATE VIEW public.activity_facts AS
 SELECT ((d.validated_at AT TIME ZONE 'Europe/Paris'::text))::date AS day,
    (EXTRACT(hour FROM (d.validated_at AT TIME ZONE 'Europe/Paris'::text)))::integer AS hour,
    'physical_donations'::text AS measure,
    (1)::bigint AS amount,
    d.campaign_id,
    NULL::integer AS event_id,
    d.donation_type AS kind,
    d.donor_type AS who,
    COALESCE(
        CASE
            WHEN (d.country <> 'France'::text) THEN d.country
            WHEN (d.postal_code ~ '^9[78]'::text) THEN "left"(d.postal_code, 3)
            WHEN (d.postal_code ~ '^[0-9]{5}$'::text) THEN "left"(d.postal_code, 2)
            ELSE ''::text
        END, ''::text) AS region
   FROM public.physical_donations d
  WHERE ((d.validated_at IS NOT NULL) AND (d.status <> 'cancelled'::text) AND (d.deleted_at IS NULL))
UNION ALL
 SELECT ((thing.given_at AT TIME ZONE 'Europe/Paris'::text))::date AS day,
    (EXTRACT(hour FROM (thing.given_at AT TIME ZONE 'Europe/Paris'::text)))::integer AS hour,
        CASE thing.kind
            WHEN 'books'::text THEN 'books'::text
            ELSE 'equipment'::text
        END AS measure,
    thing.quantity AS amount,
    thing.campaign_id,
    NULL::integer AS event_id,
    thing.kind,
    ''::text AS who,
    ''::text AS region
   FROM public.campaign_gifts thing
  WHERE public.is_counted(thing.mode)
UNION ALL
 SELECT ((asked.created_at AT TIME ZONE 'Europe/Paris'::text))::date AS day,
    (EXTRACT(hour FROM (asked.created_at AT TIME ZONE 'Europe/Paris'::text)))::integer AS hour,
    'requests'::text AS measure,
    1 AS amount,
    NULL::integer AS campaign_id,
    NULL::integer AS event_id,
    asked.support_type AS kind,
    asked.current_level AS who,
    asked.target_country AS region
   FROM public.accompaniment_requests asked
  WHERE (asked.deleted_at IS NULL)
UNION ALL
 SELECT ((candidate.created_at AT TIME ZONE 'Europe/Paris'::text))::date AS day,
    (EXTRACT(hour FROM (candidate.created_at AT TIME ZONE 'Europe/Paris'::text)))::integer AS hour,
    'ambassadors'::text AS measure,
    1 AS amount,
    NULL::integer AS campaign_id,
    NULL::integer AS event_id,
    candidate.status AS kind,
    candidate.current_level AS who,
    candidate.country_study AS region
   FROM public.ambassador_applications candidate
  WHERE (candidate.deleted_at IS NULL)
UNION ALL
 SELECT ((seat.confirmed_at AT TIME ZONE 'Europe/Paris'::text))::date AS day,
    (EXTRACT(hour FROM (seat.confirmed_at AT TIME ZONE 'Europe/Paris'::text)))::integer AS hour,
    'registrations'::text AS measure,
    seat.seats AS amount,
    NULL::integer AS campaign_id,
    seat.event_id,
    seat.source AS kind,
    ''::text AS who,
    ''::text AS region
   FROM public.event_registrations seat
  WHERE ((seat.confirmed_at IS NOT NULL) AND (seat.status = 'confirmed'::text) AND public.is_counted(seat.mode))
UNION ALL
 SELECT ((scan.scanned_at AT TIME ZONE 'Europe/Paris'::text))::date AS day,
    (EXTRACT(hour FROM (scan.scanned_at AT TIME ZONE 'Europe/Paris'::text)))::integer AS hour,
    'arrivals'::text AS measure,
    1 AS amount,
    NULL::integer AS campaign_id,
    scan.event_id,
    scan.door AS kind,
    ''::text AS who,
    ''::text AS region
   FROM public.event_check_ins scan
  WHERE ((scan.undone_at IS NULL) AND (NOT scan.is_duplicate));
CREATE TABLE public.analytics_pins (
    id integer NOT NULL,
    staff_id integer NOT NULL,
    label text NOT NULL,
    path text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT analytics_pins_label_check CHECK (((label <> ''::text) AND (length(label) <= 60))),
    CONSTRAINT analytics_pins_path_check CHECK (((path ~ '^/[a-z]'::text) AND (length(path) <= 300)))
);
CREATE SEQUENCE public.analytics_pins_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.analytics_pins_id_seq OWNED BY public.analytics_pins.id;
CREATE TABLE public.analytics_question_emails (
    question_id integer NOT NULL,
    email text NOT NULL,
    last_sent_on date,
    CONSTRAINT analytics_question_emails_email_check CHECK (((email = lower(email)) AND (length(email) <= 254)))
);
CREATE TABLE public.analytics_questions (
    id integer NOT NULL,
    title text NOT NULL,
    question jsonb NOT NULL,
    is_shared boolean DEFAULT false NOT NULL,
    owner_id integer NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT analytics_questions_title_check CHECK (((title <> ''::text) AND (length(title) <= 120)))
);
CREATE SEQUENCE public.analytics_questions_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.analytics_questions_id_seq OWNED BY public.analytics_questions.id;
CREATE TABLE public.analytics_refreshes (
    name text NOT NULL,
    refreshed_at timestamp with time zone NOT NULL,
    journal_id bigint NOT NULL,
    took_ms integer NOT NULL,
    day date DEFAULT '1970-01-01'::date NOT NULL
);
CREATE TABLE public.article_categories (
    article_id integer NOT NULL,
    category_id integer NOT NULL
);
CREATE TABLE public.article_tags (
    article_id integer NOT NULL,
    tag_id integer NOT NULL
);
CREATE TABLE public.articles (
    id integer NOT NULL,
    slug text NOT NULL,
    title text NOT NULL,
    excerpt text DEFAULT ''::text NOT NULL,
    content text DEFAULT ''::text NOT NULL,
    featured_image_id integer,
    category_ids integer[] DEFAULT '{}'::integer[] NOT NULL,
    tag_ids integer[] DEFAULT '{}'::integer[] NOT NULL,
    author_name text DEFAULT ''::text NOT NULL,
    author_email text,
    featured boolean DEFAULT false NOT NULL,
    status text NOT NULL,
    published_at timestamp with time zone,
    seo_description text DEFAULT ''::text NOT NULL,
    view_count integer DEFAULT 0 NOT NULL,
    pending jsonb,
    publish_at timestamp with time zone,
    created_by integer,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    archived_at timestamp with time zone,
    deleted_at timestamp with time zone,
    version integer DEFAULT 1 NOT NULL,
    search tsvector GENERATED ALWAYS AS (((((setweight(to_tsvector('public.fr'::regconfig, title), 'A'::"char") || setweight(to_tsvector('public.fr_words'::regconfig, title), 'A'::"char")) || setweight(to_tsvector('public.fr'::regconfig, excerpt), 'B'::"char")) || setweight(to_tsvector('public.fr_words'::regconfig, excerpt), 'B'::"char")) || setweight(to_tsvector('public.fr'::regconfig, regexp_replace(content, '<[^>]*>'::text, ' '::text, 'g'::text)), 'C'::"char"))) STORED,
    CONSTRAINT articles_check CHECK (((status = 'draft'::text) OR (published_at IS NOT NULL))),
    CONSTRAINT articles_slug_check CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (slug ~ '[a-z]'::text))),
    CONSTRAINT articles_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'published'::text]))),
    CONSTRAINT articles_title_check CHECK ((title <> ''::text)),
    CONSTRAINT articles_view_count_check CHECK ((view_count >= 0))
);
CREATE SEQUENCE public.articles_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.articles_id_seq OWNED BY public.articles.id;
CREATE TABLE public.attempts (
    key text NOT NULL,
    window_start timestamp with time zone NOT NULL,
    attempts integer NOT NULL
);
CREATE TABLE public.audit_entries (
    id bigint NOT NULL,
    at timestamp with time zone NOT NULL,
    staff_id integer,
    staff_name text NOT NULL,
    action text NOT NULL,
    resource text NOT NULL,
    record_id text NOT NULL,
    record_version integer NOT NULL,
    label text NOT NULL,
    changes jsonb NOT NULL,
    reason text,
    CONSTRAINT audit_entries_reason_check CHECK ((reason <> ''::text))
);
CREATE SEQUENCE public.audit_entries_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.audit_entries_id_seq OWNED BY public.audit_entries.id;
CREATE TABLE public.bank_balances (
    account text NOT NULL,
    currency text NOT NULL,
    day date NOT NULL,
    amount bigint NOT NULL,
    source text NOT NULL,
    recorded_at timestamp with time zone NOT NULL,
    recorded_by integer,
    recorded_by_name text NOT NULL,
    CONSTRAINT bank_balances_currency_check CHECK ((currency = ANY (ARRAY['EUR'::text, 'XAF'::text]))),
    CONSTRAINT bank_balances_source_check CHECK ((source = ANY (ARRAY['statement'::text, 'staff'::text])))
);
CREATE TABLE public.bank_lines (
    id uuid NOT NULL,
    statement_id integer NOT NULL,
    line_key text NOT NULL,
    booked_on date NOT NULL,
    amount bigint NOT NULL,
    currency text NOT NULL,
    wording text NOT NULL,
    counterparty text DEFAULT ''::text NOT NULL,
    status text NOT NULL,
    donation_id uuid,
    note text DEFAULT ''::text NOT NULL,
    handled_at timestamp with time zone,
    handled_by integer,
    handled_by_name text,
    version integer DEFAULT 1 NOT NULL,
    entry_id bigint,
    CONSTRAINT bank_lines_amount_moves CHECK ((amount <> 0)),
    CONSTRAINT bank_lines_currency_check CHECK ((currency = ANY (ARRAY['EUR'::text, 'XAF'::text]))),
    CONSTRAINT bank_lines_entry_known CHECK (((status = ANY (ARRAY['waiting'::text, 'ignored'::text])) = (entry_id IS NULL))),
    CONSTRAINT bank_lines_gift_known CHECK (((status = ANY (ARRAY['matched'::text, 'entered'::text])) = (donation_id IS NOT NULL))),
    CONSTRAINT bank_lines_handled_known CHECK (((status = 'waiting'::text) = (handled_at IS NULL))),
    CONSTRAINT bank_lines_status_known CHECK ((status = ANY (ARRAY['waiting'::text, 'matched'::text, 'entered'::text, 'linked'::text, 'payout'::text, 'deposit'::text, 'fee'::text, 'ignored'::text])))
);
CREATE TABLE public.bank_rejected_lines (
    id integer NOT NULL,
    statement_id integer NOT NULL,
    line_key text NOT NULL,
    line integer NOT NULL,
    content text NOT NULL,
    reason text NOT NULL
);
CREATE SEQUENCE public.bank_rejected_lines_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.bank_rejected_lines_id_seq OWNED BY public.bank_rejected_lines.id;
CREATE TABLE public.bank_statements (
    id integer NOT NULL,
    file_name text NOT NULL,
    format text NOT NULL,
    account text DEFAULT ''::text NOT NULL,
    first_day date NOT NULL,
    last_day date NOT NULL,
    credits integer NOT NULL,
    new_lines integer NOT NULL,
    imported_at timestamp with time zone NOT NULL,
    imported_by integer,
    imported_by_name text NOT NULL,
    CONSTRAINT bank_statements_format_check CHECK ((format = ANY (ARRAY['csv'::text, 'camt053'::text])))
);
CREATE SEQUENCE public.bank_statements_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.bank_statements_id_seq OWNED BY public.bank_statements.id;
CREATE TABLE public.campaign_follow_wishes (
    donation_id uuid NOT NULL,
    consent_version text NOT NULL,
    source text NOT NULL,
    asked_at timestamp with time zone NOT NULL
);
CREATE TABLE public.campaign_follower_links (
    token_hash text NOT NULL,
    follower_id integer NOT NULL
);
CREATE TABLE public.campaign_followers (
    id integer NOT NULL,
    campaign_id integer NOT NULL,
    email text NOT NULL,
    first_name text DEFAULT ''::text NOT NULL,
    donation_id uuid,
    source text NOT NULL,
    consent_version text NOT NULL,
    consent_at timestamp with time zone NOT NULL,
    stopped_at timestamp with time zone,
    bounced_at timestamp with time zone,
    bounce_detail text DEFAULT ''::text NOT NULL,
    complained_at timestamp with time zone,
    last_sent_at timestamp with time zone,
    updated_at timestamp with time zone NOT NULL,
    CONSTRAINT campaign_followers_source_check CHECK ((source = ANY (ARRAY['gift_form'::text, 'gift_page'::text, 'email'::text])))
);
CREATE SEQUENCE public.campaign_followers_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.campaign_followers_id_seq OWNED BY public.campaign_followers.id;
CREATE SEQUENCE public.campaign_gifts_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.campaign_gifts_id_seq OWNED BY public.campaign_gifts.id;
CREATE TABLE public.campaigns (
    id integer NOT NULL,
    slug text NOT NULL,
    title text NOT NULL,
    short_description text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    category text NOT NULL,
    location text DEFAULT ''::text NOT NULL,
    featured boolean DEFAULT false NOT NULL,
    featured_image_id integer,
    campaign_type text NOT NULL,
    status text NOT NULL,
    start_date timestamp with time zone,
    end_date timestamp with time zone,
    currency text DEFAULT 'EUR'::text NOT NULL,
    goal_amount bigint DEFAULT 0 NOT NULL,
    goal_books integer DEFAULT 0 NOT NULL,
    goal_equipment integer DEFAULT 0 NOT NULL,
    opening_amount bigint DEFAULT 0 NOT NULL,
    opening_books integer DEFAULT 0 NOT NULL,
    opening_equipment integer DEFAULT 0 NOT NULL,
    opening_donation_count integer DEFAULT 0 NOT NULL,
    created_by integer,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    archived_at timestamp with time zone,
    deleted_at timestamp with time zone,
    version integer DEFAULT 1 NOT NULL,
    search tsvector GENERATED ALWAYS AS (((((setweight(to_tsvector('public.fr'::regconfig, title), 'A'::"char") || setweight(to_tsvector('public.fr_words'::regconfig, title), 'A'::"char")) || setweight(to_tsvector('public.fr'::regconfig, ((short_description || ' '::text) || location)), 'B'::"char")) || setweight(to_tsvector('public.fr_words'::regconfig, ((short_description || ' '::text) || location)), 'B'::"char")) || setweight(to_tsvector('public.fr'::regconfig, regexp_replace(description, '<[^>]*>'::text, ' '::text, 'g'::text)), 'C'::"char"))) STORED,
    pending jsonb,
    publish_at timestamp with time zone,
    suggested_amounts jsonb DEFAULT '[]'::jsonb NOT NULL,
    CONSTRAINT campaigns_campaign_type_check CHECK ((campaign_type = ANY (ARRAY['financial'::text, 'books'::text, 'equipment'::text, 'mixed'::text]))),
    CONSTRAINT campaigns_check CHECK (((end_date IS NULL) OR (start_date IS NULL) OR (end_date > start_date))),
    CONSTRAINT campaigns_currency_check CHECK ((currency = ANY (ARRAY['EUR'::text, 'XAF'::text]))),
    CONSTRAINT campaigns_goal_amount_check CHECK ((goal_amount >= 0)),
    CONSTRAINT campaigns_goal_books_check CHECK ((goal_books >= 0)),
    CONSTRAINT campaigns_goal_equipment_check CHECK ((goal_equipment >= 0)),
    CONSTRAINT campaigns_opening_amount_check CHECK ((opening_amount >= 0)),
    CONSTRAINT campaigns_opening_books_check CHECK ((opening_books >= 0)),
    CONSTRAINT campaigns_opening_donation_count_check CHECK ((opening_donation_count >= 0)),
    CONSTRAINT campaigns_opening_equipment_check CHECK ((opening_equipment >= 0)),
    CONSTRAINT campaigns_slug_check CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (slug ~ '[a-z]'::text))),
    CONSTRAINT campaigns_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'active'::text, 'paused'::text, 'completed'::text]))),
    CONSTRAINT campaigns_suggested_amounts_check CHECK (((jsonb_typeof(suggested_amounts) = 'array'::text) AND (jsonb_array_length(suggested_amounts) <= 6))),
    CONSTRAINT campaigns_title_check CHECK ((title <> ''::text))
);
CREATE TABLE public.journal_postings (
    id bigint NOT NULL,
    entry_id bigint NOT NULL,
    account text NOT NULL,
    amount bigint NOT NULL,
    currency text NOT NULL,
    campaign_id integer,
    gift_id uuid,
    gift_mode text,
    CONSTRAINT journal_postings_amount_check CHECK ((amount <> 0)),
    CONSTRAINT journal_postings_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text))
);
CREATE TABLE public.staff (
    id integer NOT NULL,
    name text NOT NULL,
    code_selector text,
    code_hash text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    last_seen_at timestamp with time zone,
    revoked_at timestamp with time zone,
    version integer DEFAULT 1 NOT NULL,
    roles text[] NOT NULL,
    CONSTRAINT staff_name_check CHECK ((name <> ''::text)),
    CONSTRAINT staff_roles_known CHECK (((cardinality(roles) > 0) AND (roles <@ ARRAY['administrateur'::text, 'tresorier'::text, 'editeur'::text, 'accueil'::text, 'lecteur'::text])))
);
CREATE VIEW public.campaign_totals AS
 SELECT c.id,
    (c.opening_amount + money.amount) AS current_amount,
    (c.opening_books + goods.books) AS current_books,
    (c.opening_equipment + goods.equipment) AS current_equipment,
    ((c.opening_donation_count + money.gifts) + goods.gifts) AS donation_count,
    public.campaign_progress(c.campaign_type, (c.opening_amount + money.amount), c.goal_amount, (c.opening_books + goods.books), (c.goal_books)::bigint, (c.opening_equipment + goods.equipment), (c.goal_equipment)::bigint) AS progress_percentage,
    staff.name AS created_by_name,
    ((EXISTS ( SELECT
           FROM public.campaign_gifts
          WHERE (campaign_gifts.campaign_id = c.id))) OR (EXISTS ( SELECT
           FROM public.journal_postings
          WHERE (journal_postings.campaign_id = c.id)))) AS has_gifts
   FROM (((public.campaigns c
     LEFT JOIN public.staff ON ((staff.id = c.created_by)))
     CROSS JOIN LATERAL ( SELECT (COALESCE(sum(gift.net), (0)::numeric))::bigint AS amount,
            (count(*) FILTER (WHERE (gift.net > (0)::numeric)))::integer AS gifts
           FROM ( SELECT (- sum(journal_postings.amount)) AS net
                   FROM public.journal_postings
                  WHERE ((journal_postings.campaign_id = c.id) AND (journal_postings.account = 'gifts'::text) AND (journal_postings.currency = c.currency) AND ((journal_postings.gift_mode = 'live'::text) OR ( SELECT public.is_counted('test'::text) AS is_counted)))
                  GROUP BY journal_postings.gift_id) gift) money)
     CROSS JOIN LATERAL ( SELECT (COALESCE(sum(campaign_gifts.quantity) FILTER (WHERE (campaign_gifts.kind = 'books'::text)), (0)::numeric))::bigint AS books,
            (COALESCE(sum(campaign_gifts.quantity) FILTER (WHERE (campaign_gifts.kind = 'equipment'::text)), (0)::numeric))::bigint AS equipment,
            (count(*) FILTER (WHERE (campaign_gifts.quantity > 0)))::integer AS gifts
           FROM public.campaign_gifts
          WHERE ((campaign_gifts.campaign_id = c.id) AND public.is_counted(campaign_gifts.mode))) goods);
CREATE TABLE public.campaign_updates (
    id integer NOT NULL,
    slug text NOT NULL,
    campaign_id integer NOT NULL,
    title text NOT NULL,
    date date NOT NULL,
    content text DEFAULT ''::text NOT NULL,
    featured_image_id integer,
    published_at timestamp with time zone,
    pending jsonb,
    publish_at timestamp with time zone,
    created_by integer,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    archived_at timestamp with time zone,
    deleted_at timestamp with time zone,
    version integer DEFAULT 1 NOT NULL,
    search tsvector GENERATED ALWAYS AS (((setweight(to_tsvector('public.fr'::regconfig, title), 'A'::"char") || setweight(to_tsvector('public.fr_words'::regconfig, title), 'A'::"char")) || setweight(to_tsvector('public.fr'::regconfig, regexp_replace(content, '<[^>]*>'::text, ' '::text, 'g'::text)), 'C'::"char"))) STORED,
    CONSTRAINT campaign_updates_slug_check CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (slug ~ '[a-z]'::text))),
    CONSTRAINT campaign_updates_title_check CHECK (((title <> ''::text) AND (length(title) <= 120)))
);
CREATE SEQUENCE public.campaign_updates_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.campaign_updates_id_seq OWNED BY public.campaign_updates.id;
CREATE SEQUENCE public.campaigns_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.campaigns_id_seq OWNED BY public.campaigns.id;
CREATE TABLE public.case_entries (
    id integer NOT NULL,
    resource text NOT NULL,
    case_id uuid NOT NULL,
    kind text NOT NULL,
    subject text DEFAULT ''::text NOT NULL,
    body text DEFAULT ''::text NOT NULL,
    staff_id integer,
    staff_name text,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT case_entries_kind_check CHECK ((kind = ANY (ARRAY['received'::text, 'state'::text, 'assignment'::text, 'note'::text, 'letter'::text])))
);
CREATE SEQUENCE public.case_entries_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.case_entries_id_seq OWNED BY public.case_entries.id;
CREATE TABLE public.case_numbers (
    prefix text NOT NULL,
    year integer NOT NULL,
    last integer NOT NULL
);
CREATE TABLE public.categories (
    id integer NOT NULL,
    slug text NOT NULL,
    name text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    illustration text NOT NULL,
    color text NOT NULL,
    pending jsonb,
    publish_at timestamp with time zone,
    created_by integer,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    archived_at timestamp with time zone,
    deleted_at timestamp with time zone,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT categories_name_check CHECK ((name <> ''::text)),
    CONSTRAINT categories_slug_check CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (slug ~ '[a-z]'::text)))
);
CREATE SEQUENCE public.categories_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.categories_id_seq OWNED BY public.categories.id;
CREATE TABLE public.contact_entries (
    id integer NOT NULL,
    message_id integer NOT NULL,
    kind text NOT NULL,
    body text NOT NULL,
    staff_id integer,
    staff_name text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT contact_entries_body_check CHECK ((body <> ''::text)),
    CONSTRAINT contact_entries_kind_check CHECK ((kind = ANY (ARRAY['note'::text, 'reply'::text])))
);
CREATE SEQUENCE public.contact_entries_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.contact_entries_id_seq OWNED BY public.contact_entries.id;
CREATE TABLE public.contact_messages (
    id integer NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    subject text NOT NULL,
    message text NOT NULL,
    status text NOT NULL,
    assigned_to integer,
    read_at timestamp with time zone,
    form_hash text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    deleted_at timestamp with time zone,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT contact_messages_message_check CHECK ((message <> ''::text)),
    CONSTRAINT contact_messages_name_check CHECK ((name <> ''::text)),
    CONSTRAINT contact_messages_status_check CHECK ((status = ANY (ARRAY['new'::text, 'in_progress'::text, 'answered'::text, 'archived'::text, 'spam'::text]))),
    CONSTRAINT contact_messages_subject_check CHECK ((subject <> ''::text))
);
CREATE SEQUENCE public.contact_messages_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.contact_messages_id_seq OWNED BY public.contact_messages.id;
CREATE TABLE public.content_editions (
    id bigint NOT NULL,
    resource text NOT NULL,
    record_id integer NOT NULL,
    number integer NOT NULL,
    at timestamp with time zone NOT NULL,
    staff_name text NOT NULL,
    event text NOT NULL,
    "values" jsonb NOT NULL
);
CREATE SEQUENCE public.content_editions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.content_editions_id_seq OWNED BY public.content_editions.id;
CREATE TABLE public.content_revision (
    single boolean DEFAULT true NOT NULL,
    revision bigint DEFAULT 1 NOT NULL,
    CONSTRAINT content_revision_single_check CHECK (single)
);
CREATE TABLE public.demo_payments (
    id text NOT NULL,
    session_id text,
    attempt_id uuid,
    subscription_id text,
    invoice_id text,
    status text NOT NULL,
    amount bigint NOT NULL,
    currency text NOT NULL,
    failure_code text,
    description text NOT NULL,
    reference text NOT NULL,
    success_url text NOT NULL,
    cancel_url text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    moved_at timestamp with time zone NOT NULL,
    CONSTRAINT demo_payments_amount_check CHECK ((amount > 0)),
    CONSTRAINT demo_payments_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'processing'::text, 'succeeded'::text, 'failed'::text, 'expired'::text, 'cancelled'::text])))
);
CREATE TABLE public.demo_refunds (
    id text NOT NULL,
    payment_id text NOT NULL,
    amount bigint NOT NULL,
    at timestamp with time zone NOT NULL,
    CONSTRAINT demo_refunds_amount_check CHECK ((amount > 0))
);
CREATE TABLE public.demo_subscriptions (
    id text NOT NULL,
    attempt_id uuid NOT NULL,
    customer_id text NOT NULL,
    status text NOT NULL,
    amount bigint NOT NULL,
    currency text NOT NULL,
    every text NOT NULL,
    card text NOT NULL,
    next_payment_at timestamp with time zone,
    paused_until timestamp with time zone,
    failure_code text,
    failed_payments integer DEFAULT 0 NOT NULL,
    moved_at timestamp with time zone NOT NULL,
    CONSTRAINT demo_subscriptions_amount_check CHECK ((amount > 0)),
    CONSTRAINT demo_subscriptions_every_check CHECK ((every = ANY (ARRAY['month'::text, 'quarter'::text, 'year'::text]))),
    CONSTRAINT demo_subscriptions_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'active'::text, 'past_due'::text, 'paused'::text, 'cancelled'::text])))
);
CREATE TABLE public.donation_alerts (
    id uuid NOT NULL,
    alert_type text NOT NULL,
    severity text NOT NULL,
    message text NOT NULL,
    physical_donation_id uuid NOT NULL,
    transaction_id uuid,
    cause text NOT NULL,
    is_read boolean DEFAULT false NOT NULL,
    resolved_at timestamp with time zone,
    resolved_by text,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT donation_alerts_alert_type_check CHECK ((alert_type = ANY (ARRAY['contact_overdue'::text, 'pickup_overdue'::text, 'unvalidated'::text, 'large_donation'::text, 'needs_help'::text]))),
    CONSTRAINT donation_alerts_severity_check CHECK ((severity = ANY (ARRAY['info'::text, 'warning'::text, 'critical'::text])))
);
CREATE TABLE public.donation_entries (
    id bigint NOT NULL,
    donation_id uuid,
    recurring_gift_id uuid,
    kind text NOT NULL,
    at timestamp with time zone NOT NULL,
    staff_id integer,
    by_name text,
    text text NOT NULL,
    details text,
    CONSTRAINT donation_entries_check CHECK ((num_nonnulls(donation_id, recurring_gift_id) >= 1))
);
CREATE SEQUENCE public.donation_entries_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.donation_entries_id_seq OWNED BY public.donation_entries.id;
CREATE TABLE public.donation_links (
    token_hash text NOT NULL,
    donation_id uuid,
    recurring_gift_id uuid,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT donation_links_check CHECK ((num_nonnulls(donation_id, recurring_gift_id) = 1))
);
CREATE TABLE public.donations (
    id uuid NOT NULL,
    reference text NOT NULL,
    status text NOT NULL,
    donor_type text NOT NULL,
    email text DEFAULT ''::text NOT NULL,
    first_name text DEFAULT ''::text NOT NULL,
    last_name text DEFAULT ''::text NOT NULL,
    organization_name text DEFAULT ''::text NOT NULL,
    siren text DEFAULT ''::text NOT NULL,
    legal_form text DEFAULT ''::text NOT NULL,
    street_address text DEFAULT ''::text NOT NULL,
    postal_code text DEFAULT ''::text NOT NULL,
    city text DEFAULT ''::text NOT NULL,
    country text DEFAULT 'France'::text NOT NULL,
    campaign_id integer,
    recurring_gift_id uuid,
    frequency text NOT NULL,
    amount bigint NOT NULL,
    costs_covered bigint DEFAULT 0 NOT NULL,
    currency text DEFAULT 'EUR'::text NOT NULL,
    phone text DEFAULT ''::text NOT NULL,
    message text DEFAULT ''::text NOT NULL,
    is_anonymous boolean DEFAULT false NOT NULL,
    dedication text DEFAULT ''::text NOT NULL,
    payment_method text NOT NULL,
    provider text NOT NULL,
    source text DEFAULT 'site'::text NOT NULL,
    form_key text,
    form_hash text,
    provider_payment_id text,
    given_at timestamp with time zone,
    succeeded_at timestamp with time zone,
    failed_at timestamp with time zone,
    cancelled_at timestamp with time zone,
    created_by integer,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    mode text DEFAULT 'live'::text NOT NULL,
    promised jsonb,
    utm_source text DEFAULT ''::text NOT NULL,
    utm_medium text DEFAULT ''::text NOT NULL,
    utm_campaign text DEFAULT ''::text NOT NULL,
    utm_content text DEFAULT ''::text NOT NULL,
    utm_term text DEFAULT ''::text NOT NULL,
    CONSTRAINT donations_amount_check CHECK ((amount > 0)),
    CONSTRAINT donations_check CHECK (((costs_covered >= 0) AND (costs_covered < amount))),
    CONSTRAINT donations_check1 CHECK (((status <> 'succeeded'::text) OR ((succeeded_at IS NOT NULL) AND (given_at IS NOT NULL)))),
    CONSTRAINT donations_currency_check CHECK ((currency = ANY (ARRAY['EUR'::text, 'XAF'::text]))),
    CONSTRAINT donations_donor_type_check CHECK ((donor_type = ANY (ARRAY['particulier'::text, 'entreprise'::text, 'organisme'::text]))),
    CONSTRAINT donations_email_check CHECK (((email = ''::text) OR (email ~~ '%@%'::text))),
    CONSTRAINT donations_frequency_check CHECK ((frequency = ANY (ARRAY['one-time'::text, 'monthly'::text, 'quarterly'::text, 'yearly'::text]))),
    CONSTRAINT donations_mode_check CHECK ((mode = ANY (ARRAY['live'::text, 'test'::text]))),
    CONSTRAINT donations_reference_check CHECK ((reference ~ '^DON-[0-9]{8}-[0-9A-F]{8}$'::text)),
    CONSTRAINT donations_siren_check CHECK ((siren ~ '^([0-9]{9})?$'::text)),
    CONSTRAINT donations_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'succeeded'::text, 'failed'::text, 'cancelled'::text]))),
    CONSTRAINT donations_utm_campaign_check CHECK ((length(utm_campaign) <= 100)),
    CONSTRAINT donations_utm_content_check CHECK ((length(utm_content) <= 100)),
    CONSTRAINT donations_utm_medium_check CHECK ((length(utm_medium) <= 100)),
    CONSTRAINT donations_utm_source_check CHECK ((length(utm_source) <= 100)),
    CONSTRAINT donations_utm_term_check CHECK ((length(utm_term) <= 100))
);
CREATE TABLE public.journal_entries (
    id bigint NOT NULL,
    kind text NOT NULL,
    ref text NOT NULL,
    donation_id uuid,
    happened_at timestamp with time zone NOT NULL,
    entered_at timestamp with time zone NOT NULL,
    entered_by text,
    note text DEFAULT ''::text NOT NULL,
    payment_ref text,
    subject_id uuid
);
CREATE TABLE public.payment_attempts (
    id uuid NOT NULL,
    purpose text NOT NULL,
    subject_id uuid NOT NULL,
    provider text NOT NULL,
    method text NOT NULL,
    status text NOT NULL,
    amount bigint NOT NULL,
    currency text NOT NULL,
    provider_session_id text,
    provider_payment_id text,
    provider_subscription_id text,
    next jsonb,
    failure_code text,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    mode text DEFAULT 'live'::text NOT NULL,
    CONSTRAINT payment_attempts_amount_check CHECK ((amount > 0)),
    CONSTRAINT payment_attempts_currency_check CHECK ((currency = ANY (ARRAY['EUR'::text, 'XAF'::text]))),
    CONSTRAINT payment_attempts_mode_check CHECK ((mode = ANY (ARRAY['live'::text, 'test'::text]))),
    CONSTRAINT payment_attempts_status_check CHECK ((status = ANY (ARRAY['created'::text, 'waiting'::text, 'processing'::text, 'succeeded'::text, 'failed'::text, 'expired'::text, 'cancelled'::text])))
);
CREATE VIEW public.donation_overview AS
 SELECT d.id,
    d.reference,
    d.status,
    d.donor_type,
    d.email,
    d.first_name,
    d.last_name,
    d.organization_name,
    d.siren,
    d.legal_form,
    d.street_address,
    d.postal_code,
    d.city,
    d.country,
    d.campaign_id,
    d.recurring_gift_id,
    d.frequency,
    d.amount,
    d.costs_covered,
    d.currency,
    d.phone,
    d.message,
    d.is_anonymous,
    d.dedication,
    d.payment_method,
    d.provider,
    d.source,
    d.form_key,
    d.form_hash,
    d.provider_payment_id,
    d.given_at,
    d.succeeded_at,
    d.failed_at,
    d.cancelled_at,
    d.created_by,
    d.created_at,
    d.updated_at,
    d.version,
    d.mode,
    public.donor_id(d.email, d.first_name, d.last_name, d.organization_name, d.postal_code) AS donor_id,
        CASE
            WHEN (d.organization_name <> ''::text) THEN d.organization_name
            ELSE btrim(((d.first_name || ' '::text) || d.last_name))
        END AS donor_name,
    campaign.title AS campaign_name,
    staff.name AS created_by_name,
    money.given,
    money.refunded,
    money.disputed,
    money.fees,
    attempt.status AS attempt_status,
    attempt.failure_code
   FROM ((((public.donations d
     LEFT JOIN public.campaigns campaign ON ((campaign.id = d.campaign_id)))
     LEFT JOIN public.staff ON ((staff.id = d.created_by)))
     LEFT JOIN LATERAL ( SELECT (COALESCE((- sum(posting.amount) FILTER (WHERE ((posting.account = 'gifts'::text) AND (entry.kind = 'gift'::text)))), (0)::numeric))::bigint AS given,
            (COALESCE(sum(posting.amount) FILTER (WHERE ((posting.account = 'gifts'::text) AND (entry.kind = ANY (ARRAY['refund'::text, 'refund_failed'::text])))), (0)::numeric))::bigint AS refunded,
            (COALESCE(sum(posting.amount) FILTER (WHERE ((posting.account = 'gifts'::text) AND (entry.kind = ANY (ARRAY['dispute'::text, 'dispute_won'::text])))), (0)::numeric))::bigint AS disputed,
            (COALESCE(sum(posting.amount) FILTER (WHERE (posting.account = 'fees'::text)), (0)::numeric))::bigint AS fees
           FROM (public.journal_entries entry
             JOIN public.journal_postings posting ON ((posting.entry_id = entry.id)))
          WHERE (entry.donation_id = d.id)) money ON (true))
     LEFT JOIN LATERAL ( SELECT payment_attempts.status,
            payment_attempts.failure_code
           FROM public.payment_attempts
          WHERE ((payment_attempts.purpose = 'donation'::text) AND (payment_attempts.subject_id = d.id))
          ORDER BY payment_attempts.created_at DESC
         LIMIT 1) attempt ON (true));
CREATE TABLE public.donation_receipt_requests (
    donation_id uuid NOT NULL,
    asked_at timestamp with time zone NOT NULL,
    asked_by text NOT NULL
);
CREATE TABLE public.donation_receipts (
    donation_id uuid NOT NULL,
    receipt_id uuid NOT NULL,
    is_current boolean NOT NULL
);
CREATE TABLE public.donation_refunds (
    id uuid NOT NULL,
    donation_id uuid NOT NULL,
    amount bigint NOT NULL,
    reason text NOT NULL,
    status text NOT NULL,
    by_hand boolean DEFAULT false NOT NULL,
    staff_id integer,
    staff_name text,
    provider_refund_id text,
    failure_code text,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    payment_ref text,
    CONSTRAINT donation_refunds_amount_check CHECK ((amount > 0)),
    CONSTRAINT donation_refunds_status_check CHECK ((status = ANY (ARRAY['asked'::text, 'done'::text, 'refused'::text])))
);
CREATE TABLE public.donation_transactions (
    id uuid NOT NULL,
    physical_donation_id uuid NOT NULL,
    status text NOT NULL,
    contacted_at timestamp with time zone,
    contacted_by text,
    contact_notes text DEFAULT ''::text NOT NULL,
    pickup_date date,
    pickup_slot text,
    assigned_to text,
    round_position integer,
    reminded_at timestamp with time zone,
    completed_at timestamp with time zone,
    collected jsonb DEFAULT '[]'::jsonb NOT NULL,
    notes text DEFAULT ''::text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT donation_transactions_check CHECK (((status <> ALL (ARRAY['contacted'::text, 'pickup_scheduled'::text, 'completed'::text])) OR (contacted_at IS NOT NULL))),
    CONSTRAINT donation_transactions_check1 CHECK (((status <> ALL (ARRAY['pickup_scheduled'::text, 'completed'::text])) OR ((pickup_date IS NOT NULL) AND (pickup_slot IS NOT NULL)))),
    CONSTRAINT donation_transactions_check2 CHECK (((status <> 'completed'::text) OR (completed_at IS NOT NULL))),
    CONSTRAINT donation_transactions_pickup_slot_check CHECK ((pickup_slot = ANY (ARRAY['Matin (8h-12h)'::text, 'Après-midi (12h-17h)'::text, 'Soirée (17h-20h)'::text]))),
    CONSTRAINT donation_transactions_status_check CHECK ((status = ANY (ARRAY['pending_contact'::text, 'contacted'::text, 'pickup_scheduled'::text, 'completed'::text, 'cancelled'::text])))
);
CREATE TABLE public.visit_conversions (
    id bigint NOT NULL,
    kind text NOT NULL,
    donation_id uuid,
    happened_at timestamp with time zone NOT NULL,
    source_kind text NOT NULL,
    source text NOT NULL,
    utm_source text DEFAULT ''::text NOT NULL,
    utm_campaign text DEFAULT ''::text NOT NULL,
    CONSTRAINT visit_conversions_kind_check CHECK ((kind = ANY (ARRAY['donation'::text, 'scholarship_request'::text, 'event_registration'::text, 'physical_donation'::text]))),
    CONSTRAINT visit_conversions_source_check CHECK ((length(source) <= 100)),
    CONSTRAINT visit_conversions_source_kind_check CHECK ((source_kind = ANY (ARRAY['code'::text, 'search'::text, 'social'::text, 'site'::text, 'direct'::text]))),
    CONSTRAINT visit_conversions_utm_campaign_check CHECK ((length(utm_campaign) <= 100)),
    CONSTRAINT visit_conversions_utm_source_check CHECK ((length(utm_source) <= 100))
);
CREATE MATERIALIZED VIEW public.gift_facts AS
 SELECT posting.id,
    ((entry.happened_at AT TIME ZONE 'Europe/Paris'::text))::date AS day,
    (EXTRACT(hour FROM (entry.happened_at AT TIME ZONE 'Europe/Paris'::text)))::smallint AS hour,
    d.id AS donation_id,
    public.donor_id(d.email, d.first_name, d.last_name, d.organization_name, d.postal_code) AS donor,
    entry.kind,
    (- posting.amount) AS amount,
    (
        CASE entry.kind
            WHEN 'gift'::text THEN (- sign((posting.amount)::double precision))
            ELSE (0)::double precision
        END)::smallint AS gifts,
    posting.campaign_id,
    COALESCE(d.source, ''::text) AS source,
    COALESCE(d.payment_method, ''::text) AS payment_method,
    COALESCE(d.frequency, ''::text) AS frequency,
    COALESCE(d.donor_type, ''::text) AS donor_type,
    COALESCE(
        CASE
            WHEN (d.country <> 'France'::text) THEN d.country
            WHEN (d.postal_code ~ '^9[78]'::text) THEN "left"(d.postal_code, 3)
            WHEN (d.postal_code ~ '^[0-9]{5}$'::text) THEN "left"(d.postal_code, 2)
            ELSE ''::text
        END, ''::text) AS region,
    COALESCE(d.utm_source, ''::text) AS utm_source,
    COALESCE(d.utm_campaign, ''::text) AS utm_campaign,
    COALESCE(((visit.source_kind || ':'::text) || visit.source), ''::text) AS visit_source
   FROM (((public.journal_postings posting
     JOIN public.journal_entries entry ON ((entry.id = posting.entry_id)))
     LEFT JOIN public.donations d ON ((d.id = entry.donation_id)))
     LEFT JOIN public.visit_conversions visit ON ((visit.donation_id = d.id)))
  WHERE ((posting.account = 'gifts'::text) AND (posting.currency = 'EUR'::text) AND public.is_counted(COALESCE(d.mode, 'live'::text)))
  WITH NO DATA;
CREATE MATERIALIZED VIEW public.donor_gifts AS
 SELECT kept.donation_id,
    kept.donor,
    kept.campaign_id,
    kept.day,
    (date_trunc('month'::text, (kept.day)::timestamp without time zone))::date AS month,
    kept.given,
    first_value(kept.day) OVER known AS first_day,
    (date_trunc('month'::text, (first_value(kept.day) OVER known)::timestamp without time zone))::date AS first_month,
    first_value(kept.campaign_id) OVER known AS first_campaign_id,
    lag(kept.day) OVER known AS previous_day,
    lag(kept.day, 2) OVER known AS day_before_previous,
        CASE
            WHEN (lead(kept.day) OVER known <= ((kept.day + '1 year'::interval))::date) THEN NULL::date
            ELSE ((kept.day + '1 year'::interval))::date
        END AS lost_on,
    (((sum(kept.given) OVER (PARTITION BY kept.donor) - sum(kept.given) OVER known) + (kept.given)::numeric))::bigint AS given_since
   FROM ( SELECT gift_facts.donation_id,
            gift_facts.donor,
            COALESCE(gift_facts.campaign_id, 0) AS campaign_id,
            min(gift_facts.day) AS day,
            (sum(gift_facts.amount))::bigint AS given
           FROM public.gift_facts
          WHERE ((gift_facts.kind = 'gift'::text) AND (gift_facts.donor IS NOT NULL))
          GROUP BY gift_facts.donation_id, gift_facts.donor, COALESCE(gift_facts.campaign_id, 0)
         HAVING (sum(gift_facts.gifts) > 0)) kept
  WINDOW known AS (PARTITION BY kept.donor ORDER BY kept.day, kept.donation_id)
  ORDER BY kept.day
  WITH NO DATA;
CREATE TABLE public.recurring_gifts (
    id uuid NOT NULL,
    reference text NOT NULL,
    status text NOT NULL,
    donor_type text NOT NULL,
    email text DEFAULT ''::text NOT NULL,
    first_name text DEFAULT ''::text NOT NULL,
    last_name text DEFAULT ''::text NOT NULL,
    organization_name text DEFAULT ''::text NOT NULL,
    siren text DEFAULT ''::text NOT NULL,
    legal_form text DEFAULT ''::text NOT NULL,
    street_address text DEFAULT ''::text NOT NULL,
    postal_code text DEFAULT ''::text NOT NULL,
    city text DEFAULT ''::text NOT NULL,
    country text DEFAULT 'France'::text NOT NULL,
    campaign_id integer,
    frequency text NOT NULL,
    amount bigint NOT NULL,
    costs_covered bigint DEFAULT 0 NOT NULL,
    currency text DEFAULT 'EUR'::text NOT NULL,
    message text DEFAULT ''::text NOT NULL,
    is_anonymous boolean DEFAULT false NOT NULL,
    dedication text DEFAULT ''::text NOT NULL,
    yearly_receipt boolean DEFAULT true NOT NULL,
    payment_method text NOT NULL,
    provider text NOT NULL,
    provider_subscription_id text,
    provider_customer_id text,
    next_payment_at timestamp with time zone,
    paused_until timestamp with time zone,
    failed_payments integer DEFAULT 0 NOT NULL,
    last_failure text,
    payment_label text,
    started_at timestamp with time zone,
    cancelled_at timestamp with time zone,
    cancel_reason text DEFAULT ''::text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    mode text DEFAULT 'live'::text NOT NULL,
    CONSTRAINT recurring_gifts_amount_check CHECK ((amount > 0)),
    CONSTRAINT recurring_gifts_check CHECK (((costs_covered >= 0) AND (costs_covered < amount))),
    CONSTRAINT recurring_gifts_check1 CHECK (((status <> 'cancelled'::text) OR (cancelled_at IS NOT NULL))),
    CONSTRAINT recurring_gifts_currency_check CHECK ((currency = ANY (ARRAY['EUR'::text, 'XAF'::text]))),
    CONSTRAINT recurring_gifts_donor_type_check CHECK ((donor_type = ANY (ARRAY['particulier'::text, 'entreprise'::text, 'organisme'::text]))),
    CONSTRAINT recurring_gifts_email_check CHECK (((email = ''::text) OR (email ~~ '%@%'::text))),
    CONSTRAINT recurring_gifts_failed_payments_check CHECK ((failed_payments >= 0)),
    CONSTRAINT recurring_gifts_frequency_check CHECK ((frequency = ANY (ARRAY['one-time'::text, 'monthly'::text, 'quarterly'::text, 'yearly'::text]))),
    CONSTRAINT recurring_gifts_frequency_check1 CHECK ((frequency <> 'one-time'::text)),
    CONSTRAINT recurring_gifts_mode_check CHECK ((mode = ANY (ARRAY['live'::text, 'test'::text]))),
    CONSTRAINT recurring_gifts_siren_check CHECK ((siren ~ '^([0-9]{9})?$'::text)),
    CONSTRAINT recurring_gifts_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'active'::text, 'past_due'::text, 'paused'::text, 'cancelled'::text])))
);
CREATE MATERIALIZED VIEW public.donor_groups AS
 SELECT known.donor,
        CASE
            WHEN (known.last_day <= known.year_ago) THEN 'almost_lost'::text
            WHEN (again.donor IS NOT NULL) THEN 'recurring'::text
            WHEN ((known.first_day > known.quarter_ago) AND (known.first_given >= 10000)) THEN 'to_thank'::text
            WHEN (known.first_day > known.quarter_ago) THEN 'newcomers'::text
            WHEN ((known.last_day > known.quarter_ago) AND (known.year_gifts >= 3) AND (known.year_given > 10000)) THEN 'generous'::text
            WHEN ((known.december_given * 2) > known.year_given) THEN 'december'::text
            WHEN ((known.gifts >= 2) AND (known.last_day <= known.half_year_ago)) THEN 'to_remind'::text
            ELSE 'occasional'::text
        END AS name,
    known.gifts,
    known.given,
    known.year_gifts,
    known.year_given
   FROM (( SELECT donor_gifts.donor,
            min(donor_gifts.day) AS first_day,
            max(donor_gifts.day) AS last_day,
            (count(*))::integer AS gifts,
            (sum(donor_gifts.given))::bigint AS given,
            (COALESCE(sum(donor_gifts.given) FILTER (WHERE (donor_gifts.previous_day IS NULL)), (0)::numeric))::bigint AS first_given,
            (count(*) FILTER (WHERE (donor_gifts.day > since.year_ago)))::integer AS year_gifts,
            (COALESCE(sum(donor_gifts.given) FILTER (WHERE (donor_gifts.day > since.year_ago)), (0)::numeric))::bigint AS year_given,
            (COALESCE(sum(donor_gifts.given) FILTER (WHERE ((donor_gifts.day > since.year_ago) AND (EXTRACT(month FROM donor_gifts.day) >= (11)::numeric))), (0)::numeric))::bigint AS december_given,
            since.year_ago,
            since.half_year_ago,
            since.quarter_ago
           FROM (public.donor_gifts
             CROSS JOIN ( SELECT ((analytics_refreshes.day - '1 year'::interval))::date AS year_ago,
                    ((analytics_refreshes.day - '6 mons'::interval))::date AS half_year_ago,
                    ((analytics_refreshes.day - '3 mons'::interval))::date AS quarter_ago
                   FROM public.analytics_refreshes
                  WHERE (analytics_refreshes.name = 'gifts'::text)) since)
          GROUP BY donor_gifts.donor, since.year_ago, since.half_year_ago, since.quarter_ago) known
     LEFT JOIN ( SELECT DISTINCT public.donor_id(recurring_gifts.email, recurring_gifts.first_name, recurring_gifts.last_name, recurring_gifts.organization_name, recurring_gifts.postal_code) AS donor
           FROM public.recurring_gifts
          WHERE ((recurring_gifts.status = ANY (ARRAY['active'::text, 'past_due'::text])) AND public.is_counted(recurring_gifts.mode))) again USING (donor))
  WITH NO DATA;
CREATE MATERIALIZED VIEW public.donor_group_sums AS
 SELECT donor_groups.name,
    (count(*))::integer AS people,
    (sum(donor_groups.given))::bigint AS given,
    (sum(donor_groups.year_given))::bigint AS year_given
   FROM public.donor_groups
  GROUP BY donor_groups.name
  WITH NO DATA;
CREATE MATERIALIZED VIEW public.donor_months AS
 SELECT donor_gifts.month,
    (count(*) FILTER (WHERE ((donor_gifts.previous_day IS NULL) OR (donor_gifts.previous_day < donor_gifts.month))))::integer AS donors,
    (count(*) FILTER (WHERE (donor_gifts.previous_day IS NULL)))::integer AS new_donors
   FROM public.donor_gifts
  GROUP BY donor_gifts.month
  WITH NO DATA;
CREATE TABLE public.members (
    id uuid NOT NULL,
    email text NOT NULL,
    first_name text DEFAULT ''::text NOT NULL,
    last_name text DEFAULT ''::text NOT NULL,
    street_address text DEFAULT ''::text NOT NULL,
    postal_code text DEFAULT ''::text NOT NULL,
    city text DEFAULT ''::text NOT NULL,
    country text DEFAULT 'France'::text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    last_seen_at timestamp with time zone NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT members_email_check CHECK (((email = lower(email)) AND (email ~~ '%@%'::text)))
);
CREATE TABLE public.person_merges (
    id integer NOT NULL,
    kept_email text NOT NULL,
    kept_id uuid NOT NULL,
    first_kept_email text NOT NULL,
    absorbed_email text NOT NULL,
    absorbed_id uuid NOT NULL,
    absorbed_name text NOT NULL,
    chosen jsonb NOT NULL,
    moved integer DEFAULT 0 NOT NULL,
    merged_at timestamp with time zone NOT NULL,
    staff_id integer,
    staff_name text NOT NULL,
    undone_at timestamp with time zone,
    undone_by text,
    skipped jsonb DEFAULT '[]'::jsonb NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT person_merges_absorbed_email_check CHECK ((absorbed_email = lower(absorbed_email))),
    CONSTRAINT person_merges_check CHECK ((kept_id <> absorbed_id)),
    CONSTRAINT person_merges_first_kept_email_check CHECK ((first_kept_email = lower(first_kept_email))),
    CONSTRAINT person_merges_kept_email_check CHECK (((kept_email ~~ '%@%'::text) AND (kept_email = lower(kept_email))))
);
CREATE VIEW public.donor_overview AS
 SELECT COALESCE(gift.donor_id, public.donor_id(member.email, ''::text, ''::text, ''::text, ''::text)) AS id,
    COALESCE(NULLIF((kept.chosen ->> 'name'::text), ''::text), NULLIF(said.donor_name, ''::text), NULLIF(btrim(((member.first_name || ' '::text) || member.last_name)), ''::text), ''::text) AS name,
    COALESCE(NULLIF(said.email, ''::text), member.email, ''::text) AS email,
    said.donor_type,
    COALESCE(NULLIF((kept.chosen ->> 'street_address'::text), ''::text), NULLIF(said.street_address, ''::text), member.street_address, ''::text) AS street_address,
    COALESCE(NULLIF((kept.chosen ->> 'postal_code'::text), ''::text), NULLIF(said.postal_code, ''::text), member.postal_code, ''::text) AS postal_code,
    COALESCE(NULLIF((kept.chosen ->> 'city'::text), ''::text), NULLIF(said.city, ''::text), member.city, ''::text) AS city,
    COALESCE(NULLIF((kept.chosen ->> 'country'::text), ''::text), NULLIF(said.country, ''::text), member.country, ''::text) AS country,
    COALESCE(gift.given, (0)::bigint) AS given,
    COALESCE(gift.gifts, 0) AS gifts,
    gift.first_given_at,
    gift.last_given_at,
    COALESCE(again.recurring, 0) AS recurring,
    COALESCE(again.monthly, (0)::bigint) AS recurring_monthly,
    COALESCE(again.failing, 0) AS failing,
    member.created_at AS member_since,
    COALESCE(former.emails, ''::text) AS former_emails
   FROM (((((( SELECT donation_overview.donor_id,
            max(lower(donation_overview.email)) AS email,
            (count(*) FILTER (WHERE (donation_overview.status = 'succeeded'::text)))::integer AS gifts,
            (COALESCE(sum(((donation_overview.given - donation_overview.refunded) - donation_overview.disputed)) FILTER (WHERE (donation_overview.currency = 'EUR'::text)), (0)::numeric))::bigint AS given,
            min(donation_overview.given_at) FILTER (WHERE (donation_overview.status = 'succeeded'::text)) AS first_given_at,
            max(donation_overview.given_at) FILTER (WHERE (donation_overview.status = 'succeeded'::text)) AS last_given_at
           FROM public.donation_overview
          WHERE ((donation_overview.donor_id IS NOT NULL) AND public.is_counted(donation_overview.mode))
          GROUP BY donation_overview.donor_id) gift
     FULL JOIN public.members member ON ((member.email = gift.email)))
     LEFT JOIN LATERAL ( SELECT d.created_at,
            d.email,
            d.donor_type,
            d.street_address,
            d.postal_code,
            d.city,
            d.country,
                CASE
                    WHEN (d.organization_name <> ''::text) THEN d.organization_name
                    ELSE btrim(((d.first_name || ' '::text) || d.last_name))
                END AS donor_name
           FROM public.donations d
          WHERE ((public.donor_id(d.email, d.first_name, d.last_name, d.organization_name, d.postal_code) = gift.donor_id) AND public.is_counted(d.mode))
          ORDER BY d.created_at DESC, d.id
         LIMIT 1) said ON (true))
     LEFT JOIN LATERAL ( SELECT (count(*))::integer AS recurring,
            (count(*) FILTER (WHERE (recurring_gifts.status = 'past_due'::text)))::integer AS failing,
            (floor((sum((recurring_gifts.amount *
                CASE recurring_gifts.frequency
                    WHEN 'monthly'::text THEN 12
                    WHEN 'quarterly'::text THEN 4
                    ELSE 1
                END)) / (12)::numeric)))::bigint AS monthly
           FROM public.recurring_gifts
          WHERE ((lower(recurring_gifts.email) = COALESCE(gift.email, member.email)) AND (recurring_gifts.email <> ''::text) AND (recurring_gifts.status = ANY (ARRAY['active'::text, 'past_due'::text])) AND public.is_counted(recurring_gifts.mode))) again ON (true))
     LEFT JOIN LATERAL ( SELECT merge.chosen,
            merge.merged_at
           FROM public.person_merges merge
          WHERE ((merge.kept_email = COALESCE(gift.email, member.email)) AND (merge.undone_at IS NULL))
          ORDER BY merge.merged_at DESC, merge.id DESC
         LIMIT 1) kept ON (((said.created_at IS NULL) OR (kept.merged_at > said.created_at))))
     LEFT JOIN LATERAL ( SELECT string_agg(merge.absorbed_email, ' '::text ORDER BY merge.id) AS emails
           FROM public.person_merges merge
          WHERE ((merge.kept_email = COALESCE(gift.email, member.email)) AND (merge.undone_at IS NULL))) former ON (true));
CREATE TABLE public.event_announcements (
    event_id integer NOT NULL,
    announced jsonb NOT NULL,
    announced_at timestamp with time zone NOT NULL
);
CREATE TABLE public.event_codes (
    id integer NOT NULL,
    event_id integer NOT NULL,
    code text NOT NULL,
    label text DEFAULT ''::text NOT NULL,
    discount_percentage integer,
    discount_amount bigint,
    reserved_seats integer,
    max_seats integer,
    valid_until timestamp with time zone,
    created_by integer,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT event_codes_code_check CHECK ((code ~ '^[A-Z0-9-]{3,40}$'::text)),
    CONSTRAINT event_codes_discount_amount_check CHECK ((discount_amount > 0)),
    CONSTRAINT event_codes_discount_percentage_check CHECK (((discount_percentage >= 1) AND (discount_percentage <= 100))),
    CONSTRAINT event_codes_max_seats_check CHECK ((max_seats > 0)),
    CONSTRAINT event_codes_one_discount CHECK (((discount_percentage IS NULL) OR (discount_amount IS NULL))),
    CONSTRAINT event_codes_reserved_seats_check CHECK ((reserved_seats > 0))
);
CREATE VIEW public.event_code_totals AS
 SELECT code.id,
    (COALESCE(sum(r.held_seats), (0)::bigint))::integer AS held
   FROM (public.event_codes code
     LEFT JOIN public.event_registrations r ON ((r.code_id = code.id)))
  GROUP BY code.id;
CREATE SEQUENCE public.event_codes_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.event_codes_id_seq OWNED BY public.event_codes.id;
CREATE TABLE public.event_interest_links (
    token_hash text NOT NULL,
    event_id integer NOT NULL,
    email text NOT NULL,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE public.event_interests (
    event_id integer NOT NULL,
    email text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT event_interests_email_check CHECK ((email = lower(email)))
);
CREATE TABLE public.event_notices (
    registration_id uuid NOT NULL,
    kind text NOT NULL,
    sent_at timestamp with time zone NOT NULL,
    CONSTRAINT event_notices_kind_check CHECK ((kind = ANY (ARRAY['week'::text, 'day'::text, 'hours'::text, 'thanks'::text, 'recording'::text])))
);
CREATE TABLE public.event_registration_entries (
    id bigint NOT NULL,
    registration_id uuid NOT NULL,
    kind text NOT NULL,
    at timestamp with time zone NOT NULL,
    staff_id integer,
    by_name text,
    text text NOT NULL,
    details text
);
CREATE SEQUENCE public.event_registration_entries_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.event_registration_entries_id_seq OWNED BY public.event_registration_entries.id;
CREATE TABLE public.event_registration_links (
    token_hash text NOT NULL,
    registration_id uuid NOT NULL,
    purpose text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT event_registration_links_purpose_check CHECK ((purpose = ANY (ARRAY['verify'::text, 'manage'::text])))
);
CREATE TABLE public.event_registration_refunds (
    id uuid NOT NULL,
    registration_id uuid NOT NULL,
    payment_ref text NOT NULL,
    ticket_amount bigint NOT NULL,
    donation_amount bigint NOT NULL,
    currency text NOT NULL,
    reason text NOT NULL,
    status text NOT NULL,
    by_hand boolean NOT NULL,
    staff_id integer,
    staff_name text,
    provider_refund_id text,
    failure_code text,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    CONSTRAINT event_registration_refunds_check CHECK (((ticket_amount + donation_amount) > 0)),
    CONSTRAINT event_registration_refunds_donation_amount_check CHECK ((donation_amount >= 0)),
    CONSTRAINT event_registration_refunds_status_check CHECK ((status = ANY (ARRAY['asked'::text, 'done'::text, 'refused'::text]))),
    CONSTRAINT event_registration_refunds_ticket_amount_check CHECK ((ticket_amount >= 0))
);
CREATE TABLE public.event_tickets (
    id uuid NOT NULL,
    registration_id uuid NOT NULL,
    event_id integer NOT NULL,
    "position" integer NOT NULL,
    guest_name text DEFAULT ''::text NOT NULL,
    code_hash text NOT NULL,
    issued_at timestamp with time zone NOT NULL,
    voided_at timestamp with time zone,
    checked_in_at timestamp with time zone,
    CONSTRAINT event_tickets_position_check CHECK ((("position" >= 1) AND ("position" <= 10)))
);
CREATE VIEW public.event_registration_totals AS
 SELECT r.id,
    ( SELECT (count(*))::integer AS count
           FROM (public.event_check_ins scan
             JOIN public.event_tickets ticket ON ((ticket.id = scan.ticket_id)))
          WHERE ((ticket.registration_id = r.id) AND (scan.undone_at IS NULL) AND (NOT scan.is_duplicate))) AS checked_in,
    ( SELECT (COALESCE(sum((event_registration_refunds.ticket_amount + event_registration_refunds.donation_amount)), (0)::numeric))::bigint AS "coalesce"
           FROM public.event_registration_refunds
          WHERE ((event_registration_refunds.registration_id = r.id) AND (event_registration_refunds.status <> 'refused'::text))) AS refunded,
    ( SELECT (COALESCE(sum(posting.amount), (0)::numeric))::bigint AS "coalesce"
           FROM (public.journal_entries entry
             JOIN public.journal_postings posting ON ((posting.entry_id = entry.id)))
          WHERE ((entry.subject_id = r.id) AND (posting.account = 'fees'::text))) AS fees
   FROM public.event_registrations r;
CREATE TABLE public.event_tags (
    event_id integer NOT NULL,
    tag_id integer NOT NULL
);
CREATE TABLE public.events (
    id integer NOT NULL,
    slug text NOT NULL,
    title text NOT NULL,
    short_description text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    event_type text NOT NULL,
    status text DEFAULT 'draft'::text NOT NULL,
    cancellation_reason text DEFAULT ''::text NOT NULL,
    featured boolean DEFAULT false NOT NULL,
    featured_image_id integer,
    language text DEFAULT 'fr'::text NOT NULL,
    tag_ids integer[] DEFAULT '{}'::integer[] NOT NULL,
    start_date timestamp with time zone,
    end_date timestamp with time zone,
    is_online boolean DEFAULT false NOT NULL,
    online_url text DEFAULT ''::text NOT NULL,
    location text DEFAULT ''::text NOT NULL,
    address text DEFAULT ''::text NOT NULL,
    city text DEFAULT ''::text NOT NULL,
    country text DEFAULT ''::text NOT NULL,
    latitude double precision,
    longitude double precision,
    is_free boolean DEFAULT true NOT NULL,
    price bigint DEFAULT 0 NOT NULL,
    currency text DEFAULT 'EUR'::text NOT NULL,
    early_bird_price bigint,
    early_bird_deadline timestamp with time zone,
    payment_methods text[] DEFAULT '{}'::text[] NOT NULL,
    requires_registration boolean DEFAULT false NOT NULL,
    registration_opens_at timestamp with time zone,
    registration_closes_at timestamp with time zone,
    max_participants integer,
    offline_participants integer DEFAULT 0 NOT NULL,
    organizer_first_name text DEFAULT ''::text NOT NULL,
    organizer_last_name text DEFAULT ''::text NOT NULL,
    accessibility_info text DEFAULT ''::text NOT NULL,
    parking_info text DEFAULT ''::text NOT NULL,
    public_transport_info text DEFAULT ''::text NOT NULL,
    food_provided boolean DEFAULT false NOT NULL,
    wifi_available boolean DEFAULT false NOT NULL,
    recording_url text DEFAULT ''::text NOT NULL,
    contact_email text DEFAULT ''::text NOT NULL,
    contact_phone text DEFAULT ''::text NOT NULL,
    contact_website text DEFAULT ''::text NOT NULL,
    view_count integer DEFAULT 0 NOT NULL,
    pending jsonb,
    publish_at timestamp with time zone,
    created_by integer,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    archived_at timestamp with time zone,
    deleted_at timestamp with time zone,
    version integer DEFAULT 1 NOT NULL,
    search tsvector GENERATED ALWAYS AS (((((setweight(to_tsvector('public.fr'::regconfig, title), 'A'::"char") || setweight(to_tsvector('public.fr_words'::regconfig, title), 'A'::"char")) || setweight(to_tsvector('public.fr'::regconfig, ((((short_description || ' '::text) || location) || ' '::text) || city)), 'B'::"char")) || setweight(to_tsvector('public.fr_words'::regconfig, ((((short_description || ' '::text) || location) || ' '::text) || city)), 'B'::"char")) || setweight(to_tsvector('public.fr'::regconfig, regexp_replace(description, '<[^>]*>'::text, ' '::text, 'g'::text)), 'C'::"char"))) STORED,
    waiting_list boolean DEFAULT true NOT NULL,
    refund_until_days integer,
    refund_percentage integer DEFAULT 100 NOT NULL,
    accepts_donations boolean DEFAULT false NOT NULL,
    gives_certificates boolean DEFAULT false NOT NULL,
    questions jsonb DEFAULT '[]'::jsonb NOT NULL,
    series_id uuid,
    CONSTRAINT events_check CHECK (((end_date IS NULL) OR (start_date IS NULL) OR (end_date > start_date))),
    CONSTRAINT events_currency_check CHECK ((currency = ANY (ARRAY['EUR'::text, 'XAF'::text]))),
    CONSTRAINT events_early_bird_price_check CHECK ((early_bird_price >= 0)),
    CONSTRAINT events_event_type_check CHECK ((event_type = ANY (ARRAY['conference'::text, 'workshop'::text, 'meeting'::text, 'webinar'::text, 'celebration'::text, 'cultural'::text, 'fundraising'::text, 'other'::text]))),
    CONSTRAINT events_language_check CHECK ((language = ANY (ARRAY['fr'::text, 'en'::text, 'mul'::text]))),
    CONSTRAINT events_latitude_check CHECK (((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision))),
    CONSTRAINT events_longitude_check CHECK (((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision))),
    CONSTRAINT events_max_participants_check CHECK ((max_participants > 0)),
    CONSTRAINT events_offline_participants_check CHECK ((offline_participants >= 0)),
    CONSTRAINT events_payment_methods_check CHECK ((payment_methods <@ ARRAY['stripe'::text, 'paypal'::text, 'mobile_money'::text, 'bank_transfer'::text])),
    CONSTRAINT events_price_check CHECK ((price >= 0)),
    CONSTRAINT events_refund_percentage_check CHECK (((refund_percentage >= 1) AND (refund_percentage <= 100))),
    CONSTRAINT events_refund_until_days_check CHECK (((refund_until_days >= 0) AND (refund_until_days <= 365))),
    CONSTRAINT events_slug_check CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (slug ~ '[a-z]'::text))),
    CONSTRAINT events_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'published'::text, 'cancelled'::text]))),
    CONSTRAINT events_title_check CHECK ((title <> ''::text)),
    CONSTRAINT events_view_count_check CHECK ((view_count >= 0))
);
CREATE VIEW public.event_totals AS
 SELECT e.id,
    public.event_end(e.start_date, e.end_date) AS ends_at,
    (e.offline_participants + held.seats) AS current_participants,
    held.waiting AS waiting_count,
        CASE
            WHEN (e.max_participants IS NOT NULL) THEN GREATEST(0, (((e.max_participants - e.offline_participants) - held.seats) - reserved.seats))
            ELSE NULL::integer
        END AS available_seats,
    interest.people AS interested_count
   FROM (((public.events e
     CROSS JOIN LATERAL ( SELECT (count(*))::integer AS people
           FROM public.event_interests
          WHERE (event_interests.event_id = e.id)) interest)
     CROSS JOIN LATERAL ( SELECT (COALESCE(sum(event_registrations.held_seats), (0)::bigint))::integer AS seats,
            (count(*) FILTER (WHERE (event_registrations.status = 'waitlisted'::text)))::integer AS waiting
           FROM public.event_registrations
          WHERE (event_registrations.event_id = e.id)) held)
     CROSS JOIN LATERAL ( SELECT (COALESCE(sum(GREATEST(0, (code.reserved_seats - used.seats))), (0)::bigint))::integer AS seats
           FROM (public.event_codes code
             CROSS JOIN LATERAL ( SELECT (COALESCE(sum(event_registrations.held_seats), (0)::bigint))::integer AS seats
                   FROM public.event_registrations
                  WHERE (event_registrations.code_id = code.id)) used)
          WHERE ((code.event_id = e.id) AND (code.reserved_seats IS NOT NULL))) reserved);
CREATE SEQUENCE public.events_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.events_id_seq OWNED BY public.events.id;
CREATE MATERIALIZED VIEW public.gift_amounts AS
 SELECT (date_trunc('month'::text, (gift_facts.day)::timestamp without time zone))::date AS month,
    abs(gift_facts.amount) AS amount,
    (sum(gift_facts.gifts))::integer AS gifts
   FROM public.gift_facts
  WHERE (gift_facts.gifts <> 0)
  GROUP BY ((date_trunc('month'::text, (gift_facts.day)::timestamp without time zone))::date), (abs(gift_facts.amount))
  WITH NO DATA;
CREATE MATERIALIZED VIEW public.gift_days AS
 SELECT gift_facts.day,
    COALESCE(gift_facts.campaign_id, 0) AS campaign_id,
    by.dimension,
    by.value,
    (sum(gift_facts.amount))::bigint AS amount,
    (sum(gift_facts.gifts))::integer AS gifts,
    (sum(gift_facts.amount) FILTER (WHERE (gift_facts.kind = 'gift'::text)))::bigint AS given,
    ((- sum(gift_facts.amount) FILTER (WHERE (gift_facts.kind = ANY (ARRAY['refund'::text, 'refund_failed'::text])))))::bigint AS refunded,
    ((- sum(gift_facts.amount) FILTER (WHERE (gift_facts.kind = ANY (ARRAY['dispute'::text, 'dispute_won'::text])))))::bigint AS disputed
   FROM (public.gift_facts
     CROSS JOIN LATERAL ( VALUES ('total'::text,''::text), ('source'::text,gift_facts.source), ('method'::text,gift_facts.payment_method), ('frequency'::text,gift_facts.frequency), ('donor_type'::text,gift_facts.donor_type), ('region'::text,gift_facts.region), ('visit'::text,gift_facts.visit_source), ('hour'::text,(gift_facts.hour)::text), ('origin'::text,
                CASE
                    WHEN (gift_facts.utm_campaign <> ''::text) THEN ('code:'::text || gift_facts.utm_campaign)
                    WHEN (gift_facts.utm_source <> ''::text) THEN ('code:'::text || gift_facts.utm_source)
                    WHEN (gift_facts.visit_source <> ''::text) THEN gift_facts.visit_source
                    WHEN (gift_facts.payment_method = ANY (ARRAY['cheque'::text, 'cash'::text, 'bank_transfer'::text])) THEN ('offline:'::text || gift_facts.payment_method)
                    WHEN (gift_facts.source = 'abonnement'::text) THEN 'recurring:'::text
                    ELSE ''::text
                END)) by(dimension, value))
  GROUP BY gift_facts.day, COALESCE(gift_facts.campaign_id, 0), by.dimension, by.value
  WITH NO DATA;
CREATE TABLE public.receipts (
    id uuid NOT NULL,
    year integer NOT NULL,
    sequence integer NOT NULL,
    number text NOT NULL,
    code text NOT NULL,
    form text NOT NULL,
    kind text NOT NULL,
    status text NOT NULL,
    purpose text NOT NULL,
    subject text NOT NULL,
    gift_year integer NOT NULL,
    donor_name text NOT NULL,
    email text DEFAULT ''::text NOT NULL,
    amount bigint NOT NULL,
    currency text NOT NULL,
    content jsonb NOT NULL,
    issued_at timestamp with time zone NOT NULL,
    issued_by text,
    file_key text,
    sha256 text,
    bytes integer,
    sent_at timestamp with time zone,
    voided_at timestamp with time zone,
    voided_by text,
    void_reason text DEFAULT ''::text NOT NULL,
    replaces_id uuid,
    replaced_by_id uuid,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT receipts_amount_check CHECK ((amount > 0)),
    CONSTRAINT receipts_check CHECK ((number = ((year || '-'::text) || lpad((sequence)::text, 6, '0'::text)))),
    CONSTRAINT receipts_check1 CHECK (((status = 'voided'::text) = (voided_at IS NOT NULL))),
    CONSTRAINT receipts_check2 CHECK (((sha256 IS NULL) = (file_key IS NULL))),
    CONSTRAINT receipts_currency_check CHECK ((currency = 'EUR'::text)),
    CONSTRAINT receipts_form_check CHECK ((form = ANY (ARRAY['2041-RD'::text, '2041-MEC-SD'::text]))),
    CONSTRAINT receipts_kind_check CHECK ((kind = ANY (ARRAY['single'::text, 'yearly'::text]))),
    CONSTRAINT receipts_sequence_check CHECK ((sequence > 0)),
    CONSTRAINT receipts_status_check CHECK ((status = ANY (ARRAY['issued'::text, 'voided'::text])))
);
CREATE VIEW public.gifts_without_receipt AS
 SELECT donation.id,
    donation.reference,
    donation.donor_type,
    donation.email,
    donation.first_name,
    donation.last_name,
    donation.organization_name,
    donation.siren,
    donation.legal_form,
    donation.street_address,
    donation.postal_code,
    donation.city,
    donation.given_at,
    donation.recurring_gift_id,
    year.year AS gift_year,
    net.amount,
    COALESCE(gift.yearly_receipt, false) AS is_yearly,
        CASE
            WHEN gift.yearly_receipt THEN bool_or((((donation.street_address <> ''::text) AND (donation.postal_code <> ''::text) AND (donation.city <> ''::text) AND
            CASE donation.donor_type
                WHEN 'entreprise'::text THEN ((donation.organization_name <> ''::text) AND (donation.siren <> ''::text) AND (donation.legal_form <> ''::text))
                ELSE ((donation.first_name <> ''::text) AND (donation.last_name <> ''::text))
            END) OR ((gift.street_address <> ''::text) AND (gift.postal_code <> ''::text) AND (gift.city <> ''::text) AND
            CASE gift.donor_type
                WHEN 'entreprise'::text THEN ((gift.organization_name <> ''::text) AND (gift.siren <> ''::text) AND (gift.legal_form <> ''::text))
                ELSE ((gift.first_name <> ''::text) AND (gift.last_name <> ''::text))
            END))) OVER year
            ELSE ((donation.street_address <> ''::text) AND (donation.postal_code <> ''::text) AND (donation.city <> ''::text) AND
            CASE donation.donor_type
                WHEN 'entreprise'::text THEN ((donation.organization_name <> ''::text) AND (donation.siren <> ''::text) AND (donation.legal_form <> ''::text))
                ELSE ((donation.first_name <> ''::text) AND (donation.last_name <> ''::text))
            END)
        END AS is_complete,
    (COALESCE(gift.yearly_receipt, false) AND (row_number() OVER (PARTITION BY donation.recurring_gift_id, year.year ORDER BY donation.given_at DESC, donation.id) > 1)) AS is_repeated
   FROM (((public.donations donation
     LEFT JOIN public.recurring_gifts gift ON ((gift.id = donation.recurring_gift_id)))
     CROSS JOIN LATERAL ( SELECT (EXTRACT(year FROM (donation.given_at AT TIME ZONE 'Europe/Paris'::text)))::integer AS year) year)
     CROSS JOIN LATERAL ( SELECT (COALESCE((- sum(posting.amount)), (0)::numeric))::bigint AS amount
           FROM (public.journal_entries entry
             JOIN public.journal_postings posting ON ((posting.entry_id = entry.id)))
          WHERE ((entry.donation_id = donation.id) AND (posting.account = 'gifts'::text))) net)
  WHERE ((donation.status = 'succeeded'::text) AND (donation.currency = 'EUR'::text) AND (donation.donor_type <> 'organisme'::text) AND (net.amount > 0) AND (donation.mode = 'live'::text) AND (NOT (EXISTS ( SELECT
           FROM (public.donation_receipts link
             JOIN public.receipts receipt ON ((receipt.id = link.receipt_id)))
          WHERE ((link.donation_id = donation.id) AND (receipt.voided_by IS NOT NULL) AND (receipt.replaced_by_id IS NULL))))) AND (NOT (EXISTS ( SELECT
           FROM public.donation_receipts link
          WHERE ((link.donation_id = donation.id) AND link.is_current)))))
  WINDOW year AS (PARTITION BY donation.recurring_gift_id, year.year);
CREATE TABLE public.impact_figures (
    id integer NOT NULL,
    name text NOT NULL,
    value bigint NOT NULL,
    entered_value bigint NOT NULL,
    entered_at timestamp with time zone,
    entered_by integer,
    entered_by_username text,
    held jsonb DEFAULT '{}'::jsonb NOT NULL,
    counted jsonb,
    calculated_at timestamp with time zone,
    updated_at timestamp with time zone,
    updated_by_username text,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT impact_figures_check CHECK (((counted IS NULL) = (calculated_at IS NULL))),
    CONSTRAINT impact_figures_check1 CHECK (((counted IS NOT NULL) OR (value = entered_value))),
    CONSTRAINT impact_figures_entered_value_check CHECK ((entered_value >= 0)),
    CONSTRAINT impact_figures_value_check CHECK ((value >= 0))
);
CREATE SEQUENCE public.impact_figures_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.impact_figures_id_seq OWNED BY public.impact_figures.id;
CREATE TABLE public.impact_locations (
    id integer NOT NULL,
    name text NOT NULL,
    country text NOT NULL,
    books_distributed integer DEFAULT 0 NOT NULL,
    beneficiaries_count integer DEFAULT 0 NOT NULL,
    libraries_count integer DEFAULT 0 NOT NULL,
    color text NOT NULL,
    is_active boolean DEFAULT true NOT NULL,
    "order" integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    updated_by integer,
    updated_by_username text,
    deleted_at timestamp with time zone,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT impact_locations_beneficiaries_count_check CHECK ((beneficiaries_count >= 0)),
    CONSTRAINT impact_locations_books_distributed_check CHECK ((books_distributed >= 0)),
    CONSTRAINT impact_locations_color_check CHECK ((color ~ '^#[0-9a-f]{6}$'::text)),
    CONSTRAINT impact_locations_country_check CHECK ((country <> ''::text)),
    CONSTRAINT impact_locations_libraries_count_check CHECK ((libraries_count >= 0)),
    CONSTRAINT impact_locations_name_check CHECK ((name <> ''::text))
);
CREATE SEQUENCE public.impact_locations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.impact_locations_id_seq OWNED BY public.impact_locations.id;
CREATE TABLE public.impact_years (
    id integer NOT NULL,
    year integer NOT NULL,
    books_distributed integer DEFAULT 0 NOT NULL,
    libraries_count integer DEFAULT 0 NOT NULL,
    milestone text NOT NULL,
    is_active boolean DEFAULT true NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    updated_by integer,
    updated_by_username text,
    deleted_at timestamp with time zone,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT impact_years_books_distributed_check CHECK ((books_distributed >= 0)),
    CONSTRAINT impact_years_libraries_count_check CHECK ((libraries_count >= 0)),
    CONSTRAINT impact_years_milestone_check CHECK ((milestone <> ''::text)),
    CONSTRAINT impact_years_year_check CHECK (((year >= 1900) AND (year <= 2100)))
);
CREATE SEQUENCE public.impact_years_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.impact_years_id_seq OWNED BY public.impact_years.id;
CREATE TABLE public.installation (
    only_row boolean DEFAULT true NOT NULL,
    mode text NOT NULL,
    CONSTRAINT installation_mode_check CHECK ((mode = ANY (ARRAY['live'::text, 'test'::text]))),
    CONSTRAINT installation_only_row_check CHECK (only_row)
);
CREATE TABLE public.journal_deposits (
    gift_entry_id bigint NOT NULL,
    deposit_entry_id bigint NOT NULL
);
CREATE SEQUENCE public.journal_entries_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.journal_entries_id_seq OWNED BY public.journal_entries.id;
CREATE SEQUENCE public.journal_postings_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.journal_postings_id_seq OWNED BY public.journal_postings.id;
CREATE TABLE public.media (
    id integer NOT NULL,
    original_name text NOT NULL,
    alt text NOT NULL,
    focal_x real DEFAULT 0.5 NOT NULL,
    focal_y real DEFAULT 0.5 NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    bytes bigint NOT NULL,
    content_hash text NOT NULL,
    webp_widths integer[] NOT NULL,
    avif_widths integer[] DEFAULT '{}'::integer[] NOT NULL,
    created_by integer,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    deleted_at timestamp with time zone,
    version integer DEFAULT 1 NOT NULL,
    folder_id integer,
    credit text DEFAULT ''::text NOT NULL,
    caption text DEFAULT ''::text NOT NULL,
    CONSTRAINT media_alt_check CHECK ((alt <> ''::text)),
    CONSTRAINT media_focal_x_check CHECK (((focal_x >= (0)::double precision) AND (focal_x <= (1)::double precision))),
    CONSTRAINT media_focal_y_check CHECK (((focal_y >= (0)::double precision) AND (focal_y <= (1)::double precision))),
    CONSTRAINT media_height_check CHECK ((height > 0)),
    CONSTRAINT media_width_check CHECK ((width > 0))
);
CREATE TABLE public.media_folders (
    id integer NOT NULL,
    name text NOT NULL,
    parent_id integer,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT media_folders_name_check CHECK ((name <> ''::text))
);
CREATE SEQUENCE public.media_folders_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.media_folders_id_seq OWNED BY public.media_folders.id;
CREATE SEQUENCE public.media_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.media_id_seq OWNED BY public.media.id;
CREATE TABLE public.member_links (
    token_hash text NOT NULL,
    purpose text NOT NULL,
    email text NOT NULL,
    member_id uuid,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone,
    CONSTRAINT member_links_check CHECK (((purpose = 'new_email'::text) = (member_id IS NOT NULL))),
    CONSTRAINT member_links_email_check CHECK (((email = lower(email)) AND (email ~~ '%@%'::text))),
    CONSTRAINT member_links_purpose_check CHECK ((purpose = ANY (ARRAY['sign_in'::text, 'new_email'::text])))
);
CREATE TABLE public.member_sessions (
    token_hash text NOT NULL,
    member_id uuid NOT NULL,
    created_at timestamp with time zone NOT NULL,
    last_seen_at timestamp with time zone NOT NULL
);
CREATE TABLE public.migrations (
    id integer NOT NULL,
    "timestamp" bigint NOT NULL,
    name character varying NOT NULL
);
CREATE SEQUENCE public.migrations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.migrations_id_seq OWNED BY public.migrations.id;
CREATE TABLE public.newsletter_happenings (
    id bigint NOT NULL,
    newsletter_id integer NOT NULL,
    at timestamp with time zone NOT NULL,
    kind text NOT NULL,
    text text NOT NULL
);
CREATE SEQUENCE public.newsletter_happenings_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.newsletter_happenings_id_seq OWNED BY public.newsletter_happenings.id;
CREATE TABLE public.newsletter_links (
    token_hash text NOT NULL,
    subscriber_id integer NOT NULL,
    purpose text NOT NULL,
    expires_at timestamp with time zone,
    CONSTRAINT newsletter_links_purpose_check CHECK ((purpose = ANY (ARRAY['confirm'::text, 'letter'::text])))
);
CREATE TABLE public.newsletter_mailings (
    newsletter_id integer NOT NULL,
    subject text NOT NULL,
    html text NOT NULL,
    text text NOT NULL,
    blocks jsonb NOT NULL,
    made_at timestamp with time zone NOT NULL
);
CREATE TABLE public.newsletter_pauses (
    domain text NOT NULL,
    until timestamp with time zone NOT NULL,
    seconds integer NOT NULL,
    CONSTRAINT newsletter_pauses_seconds_check CHECK ((seconds > 0))
);
CREATE TABLE public.newsletter_recipients (
    id bigint NOT NULL,
    newsletter_id integer NOT NULL,
    subscriber_id integer,
    place integer NOT NULL,
    domain text NOT NULL,
    state text DEFAULT 'waiting'::text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    next_at timestamp with time zone NOT NULL,
    attempted_at timestamp with time zone,
    settled_at timestamp with time zone,
    run_id uuid,
    detail text DEFAULT ''::text NOT NULL,
    bounced_at timestamp with time zone,
    complained_at timestamp with time zone,
    follower_id integer,
    CONSTRAINT newsletter_recipients_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'sending'::text, 'sent'::text, 'uncertain'::text, 'refused'::text, 'skipped'::text])))
);
CREATE SEQUENCE public.newsletter_recipients_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.newsletter_recipients_id_seq OWNED BY public.newsletter_recipients.id;
CREATE TABLE public.newsletter_subscribers (
    id integer NOT NULL,
    email text NOT NULL,
    first_name text DEFAULT ''::text NOT NULL,
    topics text[] DEFAULT '{}'::text[] NOT NULL,
    status text NOT NULL,
    source text NOT NULL,
    consent_version text NOT NULL,
    consent_at timestamp with time zone NOT NULL,
    consent_proof text DEFAULT ''::text NOT NULL,
    confirmed_at timestamp with time zone,
    unsubscribed_at timestamp with time zone,
    unsubscribe_reason text,
    last_letter_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    pace text DEFAULT 'each'::text NOT NULL,
    bounced_at timestamp with time zone,
    bounce_detail text DEFAULT ''::text NOT NULL,
    complained_at timestamp with time zone,
    last_newsletter_at timestamp with time zone,
    CONSTRAINT newsletter_subscribers_check CHECK (((status <> 'confirmed'::text) OR (confirmed_at IS NOT NULL))),
    CONSTRAINT newsletter_subscribers_check1 CHECK (((status <> 'unsubscribed'::text) OR (unsubscribed_at IS NOT NULL))),
    CONSTRAINT newsletter_subscribers_email_check CHECK ((email ~~ '%@%'::text)),
    CONSTRAINT newsletter_subscribers_pace_check CHECK ((pace = ANY (ARRAY['each'::text, 'monthly'::text]))),
    CONSTRAINT newsletter_subscribers_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'confirmed'::text, 'unsubscribed'::text]))),
    CONSTRAINT newsletter_subscribers_topics_check CHECK ((topics <@ ARRAY['actualites'::text, 'campagnes'::text, 'evenements'::text]))
);
CREATE SEQUENCE public.newsletter_subscribers_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.newsletter_subscribers_id_seq OWNED BY public.newsletter_subscribers.id;
CREATE TABLE public.newsletter_versions (
    id bigint NOT NULL,
    newsletter_id integer NOT NULL,
    number integer NOT NULL,
    content jsonb NOT NULL,
    staff_id integer,
    staff_name text NOT NULL,
    began_at timestamp with time zone NOT NULL,
    saved_at timestamp with time zone NOT NULL
);
CREATE SEQUENCE public.newsletter_versions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.newsletter_versions_id_seq OWNED BY public.newsletter_versions.id;
CREATE TABLE public.newsletters (
    id integer NOT NULL,
    title text NOT NULL,
    subject text DEFAULT ''::text NOT NULL,
    preheader text DEFAULT ''::text NOT NULL,
    blocks jsonb DEFAULT '[]'::jsonb NOT NULL,
    audience jsonb DEFAULT '[]'::jsonb NOT NULL,
    is_public boolean DEFAULT true NOT NULL,
    status text DEFAULT 'draft'::text NOT NULL,
    slug text NOT NULL,
    scheduled_at timestamp with time zone,
    confirmed_count integer,
    confirmed_by text DEFAULT ''::text NOT NULL,
    tested_at timestamp with time zone,
    tested_by text DEFAULT ''::text NOT NULL,
    started_at timestamp with time zone,
    finished_at timestamp with time zone,
    run_id uuid,
    created_by text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    campaign_update_id integer,
    CONSTRAINT newsletters_check CHECK (((status <> 'scheduled'::text) OR (scheduled_at IS NOT NULL))),
    CONSTRAINT newsletters_check1 CHECK (((status = ANY (ARRAY['draft'::text, 'scheduled'::text])) OR (started_at IS NOT NULL))),
    CONSTRAINT newsletters_check2 CHECK (((status <> ALL (ARRAY['sent'::text, 'stopped'::text])) OR (finished_at IS NOT NULL))),
    CONSTRAINT newsletters_confirmed_count_check CHECK ((confirmed_count >= 0)),
    CONSTRAINT newsletters_preheader_check CHECK ((length(preheader) <= 200)),
    CONSTRAINT newsletters_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'scheduled'::text, 'sending'::text, 'paused'::text, 'sent'::text, 'stopped'::text]))),
    CONSTRAINT newsletters_subject_check CHECK ((length(subject) <= 150)),
    CONSTRAINT newsletters_title_check CHECK (((title <> ''::text) AND (length(title) <= 120)))
);
CREATE SEQUENCE public.newsletters_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.newsletters_id_seq OWNED BY public.newsletters.id;
CREATE TABLE public.notification_deliveries (
    staff_id integer NOT NULL,
    notification_id bigint NOT NULL,
    channel text NOT NULL,
    due_at timestamp with time zone NOT NULL,
    CONSTRAINT notification_deliveries_channel_check CHECK ((channel = ANY (ARRAY['email'::text, 'push'::text])))
);
CREATE TABLE public.notification_devices (
    id integer NOT NULL,
    staff_id integer NOT NULL,
    endpoint text NOT NULL,
    p256dh text NOT NULL,
    auth text NOT NULL,
    browser text,
    system text,
    created_at timestamp with time zone NOT NULL,
    last_sent_at timestamp with time zone,
    CONSTRAINT notification_devices_auth_check CHECK ((length(auth) <= 100)),
    CONSTRAINT notification_devices_endpoint_check CHECK ((length(endpoint) <= 1000)),
    CONSTRAINT notification_devices_p256dh_check CHECK ((length(p256dh) <= 200))
);
CREATE SEQUENCE public.notification_devices_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.notification_devices_id_seq OWNED BY public.notification_devices.id;
CREATE TABLE public.notification_marks (
    staff_id integer NOT NULL,
    notification_id bigint NOT NULL,
    read_at timestamp with time zone,
    snoozed_until timestamp with time zone
);
CREATE TABLE public.notification_readers (
    staff_id integer NOT NULL,
    since_id bigint NOT NULL,
    choices jsonb DEFAULT '{}'::jsonb NOT NULL,
    groups_gifts boolean DEFAULT true NOT NULL,
    is_quiet boolean DEFAULT true NOT NULL,
    quiet_from smallint DEFAULT 20 NOT NULL,
    quiet_until smallint DEFAULT 8 NOT NULL,
    is_quiet_on_sunday boolean DEFAULT true NOT NULL,
    email text,
    pending_email text,
    code_hash text,
    code_expires_at timestamp with time zone,
    code_tries smallint DEFAULT 0 NOT NULL,
    digest_on date,
    CONSTRAINT notification_readers_email_check CHECK (((email = lower(email)) AND (length(email) <= 254))),
    CONSTRAINT notification_readers_pending_email_check CHECK (((pending_email = lower(pending_email)) AND (length(pending_email) <= 254))),
    CONSTRAINT notification_readers_quiet_from_check CHECK (((quiet_from >= 0) AND (quiet_from <= 23))),
    CONSTRAINT notification_readers_quiet_until_check CHECK (((quiet_until >= 0) AND (quiet_until <= 23)))
);
CREATE TABLE public.notifications (
    id bigint NOT NULL,
    kind text NOT NULL,
    at timestamp with time zone NOT NULL,
    resource text NOT NULL,
    record_id text DEFAULT ''::text NOT NULL,
    facts jsonb DEFAULT '{}'::jsonb NOT NULL,
    email text,
    staff_id integer,
    is_private boolean DEFAULT false NOT NULL,
    author_id integer,
    cause text,
    transaction_id bigint DEFAULT ((pg_current_xact_id())::text)::bigint NOT NULL,
    CONSTRAINT notifications_check CHECK (((NOT is_private) OR (staff_id IS NOT NULL))),
    CONSTRAINT notifications_email_check CHECK ((email = lower(email)))
);
CREATE SEQUENCE public.notifications_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.notifications_id_seq OWNED BY public.notifications.id;
CREATE TABLE public.outgoing_emails (
    id text NOT NULL,
    recipient text NOT NULL,
    message jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE public.pages (
    id integer NOT NULL,
    slug text NOT NULL,
    kind text NOT NULL,
    title text NOT NULL,
    description text NOT NULL,
    lead text DEFAULT ''::text NOT NULL,
    blocks jsonb DEFAULT '[]'::jsonb NOT NULL,
    revised_at timestamp with time zone DEFAULT now() NOT NULL,
    published_at timestamp with time zone,
    pending jsonb,
    publish_at timestamp with time zone,
    created_by integer,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    archived_at timestamp with time zone,
    deleted_at timestamp with time zone,
    version integer DEFAULT 1 NOT NULL,
    search tsvector GENERATED ALWAYS AS (((((setweight(to_tsvector('public.fr'::regconfig, title), 'A'::"char") || setweight(to_tsvector('public.fr_words'::regconfig, title), 'A'::"char")) || setweight(to_tsvector('public.fr'::regconfig, ((description || ' '::text) || lead)), 'B'::"char")) || setweight(to_tsvector('public.fr_words'::regconfig, ((description || ' '::text) || lead)), 'B'::"char")) || setweight(to_tsvector('public.fr'::regconfig, regexp_replace(public.page_text(blocks), '<[^>]*>'::text, ' '::text, 'g'::text)), 'C'::"char"))) STORED,
    CONSTRAINT pages_kind_check CHECK ((kind = ANY (ARRAY['fixed'::text, 'free'::text]))),
    CONSTRAINT pages_slug_check CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (slug ~ '[a-z]'::text))),
    CONSTRAINT pages_title_check CHECK ((title <> ''::text))
);
CREATE SEQUENCE public.pages_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.pages_id_seq OWNED BY public.pages.id;
CREATE TABLE public.partners (
    id integer NOT NULL,
    slug text NOT NULL,
    name text NOT NULL,
    kind text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    website text DEFAULT ''::text NOT NULL,
    country text DEFAULT ''::text NOT NULL,
    since integer,
    active boolean DEFAULT true NOT NULL,
    logo_id integer,
    "order" integer DEFAULT 0 NOT NULL,
    published_at timestamp with time zone,
    pending jsonb,
    publish_at timestamp with time zone,
    created_by integer,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    archived_at timestamp with time zone,
    deleted_at timestamp with time zone,
    version integer DEFAULT 1 NOT NULL,
    search tsvector GENERATED ALWAYS AS ((((setweight(to_tsvector('public.fr'::regconfig, name), 'A'::"char") || setweight(to_tsvector('public.fr_words'::regconfig, name), 'A'::"char")) || setweight(to_tsvector('public.fr'::regconfig, ((country || ' '::text) || description)), 'B'::"char")) || setweight(to_tsvector('public.fr_words'::regconfig, ((country || ' '::text) || description)), 'B'::"char"))) STORED,
    CONSTRAINT partners_name_check CHECK ((name <> ''::text)),
    CONSTRAINT partners_since_check CHECK (((since >= 1900) AND (since <= 2999))),
    CONSTRAINT partners_slug_check CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (slug ~ '[a-z]'::text))),
    CONSTRAINT partners_website_check CHECK (((website = ''::text) OR (website ~~ 'https://%'::text)))
);
CREATE SEQUENCE public.partners_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.partners_id_seq OWNED BY public.partners.id;
CREATE TABLE public.payment_comparisons (
    provider text NOT NULL,
    scope text NOT NULL,
    watched_since timestamp with time zone NOT NULL,
    succeeded_at timestamp with time zone,
    failing_since timestamp with time zone,
    failure text DEFAULT ''::text NOT NULL,
    alerted_at timestamp with time zone,
    CONSTRAINT payment_comparisons_scope_check CHECK ((scope = ANY (ARRAY['open'::text, 'moved'::text])))
);
CREATE TABLE public.payment_events (
    provider text NOT NULL,
    event_id text NOT NULL,
    type text NOT NULL,
    object jsonb NOT NULL,
    received_at timestamp with time zone NOT NULL,
    handled_at timestamp with time zone,
    outcome text
);
CREATE TABLE public.people_apart (
    one_id uuid NOT NULL,
    other_id uuid NOT NULL,
    said_at timestamp with time zone NOT NULL,
    staff_id integer,
    CONSTRAINT people_apart_check CHECK ((one_id < other_id))
);
CREATE TABLE public.person_merge_rows (
    id bigint NOT NULL,
    merge_id integer NOT NULL,
    table_name text NOT NULL,
    row_key jsonb NOT NULL,
    column_name text,
    old_value jsonb NOT NULL,
    new_value jsonb
);
CREATE SEQUENCE public.person_merge_rows_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.person_merge_rows_id_seq OWNED BY public.person_merge_rows.id;
CREATE SEQUENCE public.person_merges_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.person_merges_id_seq OWNED BY public.person_merges.id;
CREATE TABLE public.personal_data_erasures (
    id integer NOT NULL,
    address_hash text NOT NULL,
    asked_by text NOT NULL,
    staff_id integer,
    staff_name text,
    proof text NOT NULL,
    reason text NOT NULL,
    counts jsonb NOT NULL,
    erased_at timestamp with time zone NOT NULL,
    CONSTRAINT personal_data_erasures_asked_by_check CHECK ((asked_by = ANY (ARRAY['member'::text, 'staff'::text]))),
    CONSTRAINT personal_data_erasures_proof_check CHECK ((proof = ANY (ARRAY['link'::text, 'note'::text])))
);
CREATE SEQUENCE public.personal_data_erasures_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.personal_data_erasures_id_seq OWNED BY public.personal_data_erasures.id;
CREATE TABLE public.physical_donation_codes (
    id bigint NOT NULL,
    physical_donation_id uuid NOT NULL,
    code_hash text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    wrong_tries integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT physical_donation_codes_wrong_tries_check CHECK (((wrong_tries >= 0) AND (wrong_tries <= 5)))
);
CREATE SEQUENCE public.physical_donation_codes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.physical_donation_codes_id_seq OWNED BY public.physical_donation_codes.id;
CREATE TABLE public.physical_donation_entries (
    id bigint NOT NULL,
    physical_donation_id uuid NOT NULL,
    kind text NOT NULL,
    at timestamp with time zone NOT NULL,
    staff_id integer,
    by_name text,
    text text NOT NULL,
    details text
);
CREATE SEQUENCE public.physical_donation_entries_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.physical_donation_entries_id_seq OWNED BY public.physical_donation_entries.id;
CREATE TABLE public.physical_donation_links (
    token_hash text NOT NULL,
    physical_donation_id uuid NOT NULL,
    purpose text NOT NULL,
    expires_at timestamp with time zone,
    CONSTRAINT physical_donation_links_purpose_check CHECK ((purpose = ANY (ARRAY['validate'::text, 'track'::text])))
);
CREATE TABLE public.physical_donation_pictures (
    id uuid NOT NULL,
    physical_donation_id uuid,
    taken_at text DEFAULT 'donor'::text NOT NULL,
    file_key text NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT physical_donation_pictures_taken_at_check CHECK ((taken_at = ANY (ARRAY['donor'::text, 'pickup'::text])))
);
CREATE TABLE public.pickup_round_links (
    token_hash text NOT NULL,
    date date NOT NULL,
    assigned_to text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT pickup_round_links_assigned_to_check CHECK ((assigned_to <> ''::text))
);
CREATE TABLE public.preview_links (
    token_hash text NOT NULL,
    resource text NOT NULL,
    record_id integer NOT NULL,
    expires_at timestamp with time zone NOT NULL
);
CREATE TABLE public.project_partners (
    project_id integer NOT NULL,
    partner_id integer NOT NULL
);
CREATE TABLE public.projects (
    id integer NOT NULL,
    slug text NOT NULL,
    title text NOT NULL,
    short_description text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    status text NOT NULL,
    action text NOT NULL,
    location text DEFAULT ''::text NOT NULL,
    city text DEFAULT ''::text NOT NULL,
    country text DEFAULT ''::text NOT NULL,
    start_date date,
    end_date date,
    progress integer DEFAULT 0 NOT NULL,
    books_count integer DEFAULT 0 NOT NULL,
    libraries_count integer DEFAULT 0 NOT NULL,
    beneficiaries_count integer DEFAULT 0 NOT NULL,
    partner_ids integer[] DEFAULT '{}'::integer[] NOT NULL,
    featured_image_id integer,
    campaign_id integer,
    featured boolean DEFAULT false NOT NULL,
    "order" integer DEFAULT 0 NOT NULL,
    published_at timestamp with time zone,
    pending jsonb,
    publish_at timestamp with time zone,
    created_by integer,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    archived_at timestamp with time zone,
    deleted_at timestamp with time zone,
    version integer DEFAULT 1 NOT NULL,
    search tsvector GENERATED ALWAYS AS (((((setweight(to_tsvector('public.fr'::regconfig, title), 'A'::"char") || setweight(to_tsvector('public.fr_words'::regconfig, title), 'A'::"char")) || setweight(to_tsvector('public.fr'::regconfig, ((((((short_description || ' '::text) || location) || ' '::text) || city) || ' '::text) || country)), 'B'::"char")) || setweight(to_tsvector('public.fr_words'::regconfig, ((((((short_description || ' '::text) || location) || ' '::text) || city) || ' '::text) || country)), 'B'::"char")) || setweight(to_tsvector('public.fr'::regconfig, regexp_replace(description, '<[^>]*>'::text, ' '::text, 'g'::text)), 'C'::"char"))) STORED,
    CONSTRAINT projects_action_check CHECK ((action = ANY (ARRAY['collecte'::text, 'logistique'::text, 'soutien'::text, 'formation'::text]))),
    CONSTRAINT projects_beneficiaries_count_check CHECK ((beneficiaries_count >= 0)),
    CONSTRAINT projects_books_count_check CHECK ((books_count >= 0)),
    CONSTRAINT projects_check CHECK (((end_date IS NULL) OR (start_date IS NULL) OR (end_date >= start_date))),
    CONSTRAINT projects_libraries_count_check CHECK ((libraries_count >= 0)),
    CONSTRAINT projects_progress_check CHECK (((progress >= 0) AND (progress <= 100))),
    CONSTRAINT projects_slug_check CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (slug ~ '[a-z]'::text))),
    CONSTRAINT projects_status_check CHECK ((status = ANY (ARRAY['planned'::text, 'in_progress'::text, 'completed'::text]))),
    CONSTRAINT projects_title_check CHECK ((title <> ''::text))
);
CREATE SEQUENCE public.projects_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.projects_id_seq OWNED BY public.projects.id;
CREATE TABLE public.push_keys (
    is_only boolean DEFAULT true NOT NULL,
    public_key text NOT NULL,
    sealed_private_key text NOT NULL,
    key_id text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT push_keys_is_only_check CHECK (is_only)
);
CREATE TABLE public.receipt_counters (
    year integer NOT NULL,
    last integer NOT NULL,
    CONSTRAINT receipt_counters_last_check CHECK ((last > 0))
);
CREATE TABLE public.receipt_signatures (
    hash text NOT NULL,
    content bytea NOT NULL
);
CREATE TABLE public.recurring_confirmations (
    token_hash text NOT NULL,
    recurring_gift_id uuid NOT NULL,
    change jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone
);
CREATE TABLE public.recurring_gift_states (
    id bigint NOT NULL,
    recurring_gift_id uuid NOT NULL,
    began_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone,
    status text NOT NULL,
    frequency text NOT NULL,
    amount bigint NOT NULL
);
CREATE SEQUENCE public.recurring_gift_states_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.recurring_gift_states_id_seq OWNED BY public.recurring_gift_states.id;
CREATE TABLE public.scholarship_alert_links (
    token_hash text NOT NULL,
    alert_id uuid NOT NULL,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE public.scholarship_alert_sweeps (
    scholarship_id integer NOT NULL,
    swept_at timestamp with time zone NOT NULL
);
CREATE TABLE public.scholarship_alert_told (
    alert_id uuid NOT NULL,
    scholarship_id integer NOT NULL,
    told_at timestamp with time zone NOT NULL
);
CREATE TABLE public.scholarship_alerts (
    id uuid NOT NULL,
    email text NOT NULL,
    frequency text NOT NULL,
    filters jsonb NOT NULL,
    status text NOT NULL,
    consent_at timestamp with time zone NOT NULL,
    asked_letter_at timestamp with time zone,
    since timestamp with time zone,
    last_sent_at timestamp with time zone,
    stopped_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    CONSTRAINT scholarship_alerts_check CHECK (((status <> 'active'::text) OR (since IS NOT NULL))),
    CONSTRAINT scholarship_alerts_check1 CHECK (((status <> 'stopped'::text) OR (stopped_at IS NOT NULL))),
    CONSTRAINT scholarship_alerts_email_check CHECK (((email ~~ '%@%'::text) AND (email = lower(email)))),
    CONSTRAINT scholarship_alerts_frequency_check CHECK ((frequency = ANY (ARRAY['immediate'::text, 'daily'::text, 'weekly'::text]))),
    CONSTRAINT scholarship_alerts_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'active'::text, 'stopped'::text])))
);
CREATE TABLE public.scholarship_favorites (
    keeper_id uuid NOT NULL,
    scholarship_id integer NOT NULL,
    favorited_at timestamp with time zone NOT NULL
);
CREATE TABLE public.scholarship_keepers (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    visitor_hash text,
    member_id uuid,
    created_at timestamp with time zone NOT NULL,
    seen_at timestamp with time zone NOT NULL,
    CONSTRAINT scholarship_keepers_check CHECK ((num_nonnulls(visitor_hash, member_id) = 1))
);
CREATE TABLE public.scholarship_links (
    url text NOT NULL,
    failures integer DEFAULT 0 NOT NULL,
    checked_at timestamp with time zone,
    asked_at timestamp with time zone,
    claimed_at timestamp with time zone,
    CONSTRAINT scholarship_links_failures_check CHECK ((failures >= 0))
);
CREATE TABLE public.scholarship_reminder_links (
    token_hash text NOT NULL,
    keeper_id uuid NOT NULL,
    email text NOT NULL,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE public.scholarship_reminders (
    keeper_id uuid NOT NULL,
    email text,
    status text NOT NULL,
    consent_at timestamp with time zone NOT NULL,
    confirmed_at timestamp with time zone,
    asked_letter_at timestamp with time zone,
    CONSTRAINT scholarship_reminders_check CHECK (((status = 'pending'::text) OR (confirmed_at IS NOT NULL))),
    CONSTRAINT scholarship_reminders_email_check CHECK ((email = lower(email))),
    CONSTRAINT scholarship_reminders_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'confirmed'::text])))
);
CREATE TABLE public.scholarship_reminders_sent (
    email text NOT NULL,
    scholarship_id integer NOT NULL,
    deadline date NOT NULL,
    days integer NOT NULL,
    sent_on date NOT NULL
);
CREATE TABLE public.scholarship_synonyms (
    word text NOT NULL,
    query tsquery NOT NULL
);
CREATE TABLE public.scholarships (
    id integer NOT NULL,
    slug text NOT NULL,
    title text NOT NULL,
    organization text NOT NULL,
    university_id integer,
    country text NOT NULL,
    level text NOT NULL,
    field_of_study text NOT NULL,
    amount bigint,
    coverage_type text NOT NULL,
    deadline date NOT NULL,
    duration_months integer,
    description text DEFAULT ''::text NOT NULL,
    requirements text DEFAULT ''::text NOT NULL,
    application_url text DEFAULT ''::text NOT NULL,
    min_gpa numeric(3,2),
    language_requirements jsonb DEFAULT '""'::jsonb NOT NULL,
    eligible_countries text[] DEFAULT '{}'::text[] NOT NULL,
    is_featured boolean DEFAULT false NOT NULL,
    status text DEFAULT 'draft'::text NOT NULL,
    published_at timestamp with time zone,
    view_count integer DEFAULT 0 NOT NULL,
    favorite_count integer DEFAULT 0 NOT NULL,
    link_state text DEFAULT 'unchecked'::text NOT NULL,
    link_checked_at timestamp with time zone,
    link_fault text DEFAULT ''::text NOT NULL,
    pending jsonb,
    publish_at timestamp with time zone,
    created_by integer,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    archived_at timestamp with time zone,
    deleted_at timestamp with time zone,
    version integer DEFAULT 1 NOT NULL,
    title_key text GENERATED ALWAYS AS (public.folded(title)) STORED NOT NULL,
    country_key text GENERATED ALWAYS AS (public.folded(country)) STORED NOT NULL,
    field_key text GENERATED ALWAYS AS (public.folded(field_of_study)) STORED NOT NULL,
    search tsvector GENERATED ALWAYS AS (((((setweight(to_tsvector('public.fr'::regconfig, title), 'A'::"char") || setweight(to_tsvector('public.fr_words'::regconfig, title), 'A'::"char")) || setweight(to_tsvector('public.fr'::regconfig, ((((((organization || ' '::text) || country) || ' '::text) || field_of_study) || ' '::text) || level)), 'B'::"char")) || setweight(to_tsvector('public.fr_words'::regconfig, ((((((organization || ' '::text) || country) || ' '::text) || field_of_study) || ' '::text) || level)), 'B'::"char")) || setweight(to_tsvector('public.fr'::regconfig, ((description || ' '::text) || requirements)), 'C'::"char"))) STORED,
    heading tsvector GENERATED ALWAYS AS ((((setweight(to_tsvector('public.fr'::regconfig, title), 'A'::"char") || setweight(to_tsvector('public.fr_words'::regconfig, title), 'A'::"char")) || setweight(to_tsvector('public.fr'::regconfig, ((((((organization || ' '::text) || country) || ' '::text) || field_of_study) || ' '::text) || level)), 'B'::"char")) || setweight(to_tsvector('public.fr_words'::regconfig, ((((((organization || ' '::text) || country) || ' '::text) || field_of_study) || ' '::text) || level)), 'B'::"char"))) STORED NOT NULL,
    CONSTRAINT scholarships_amount_check CHECK ((amount >= 0)),
    CONSTRAINT scholarships_country_check CHECK ((country <> ''::text)),
    CONSTRAINT scholarships_coverage_type_check CHECK ((coverage_type = ANY (ARRAY['complete'::text, 'partial'::text, 'tuition_only'::text, 'living_expenses'::text]))),
    CONSTRAINT scholarships_duration_months_check CHECK (((duration_months >= 1) AND (duration_months <= 120))),
    CONSTRAINT scholarships_favorite_count_check CHECK ((favorite_count >= 0)),
    CONSTRAINT scholarships_field_of_study_check CHECK ((field_of_study <> ''::text)),
    CONSTRAINT scholarships_level_check CHECK ((level = ANY (ARRAY['licence'::text, 'master'::text, 'doctorat'::text, 'postdoc'::text]))),
    CONSTRAINT scholarships_link_state_check CHECK ((link_state = ANY (ARRAY['unchecked'::text, 'alive'::text, 'dead'::text]))),
    CONSTRAINT scholarships_min_gpa_check CHECK (((min_gpa >= (0)::numeric) AND (min_gpa <= (4)::numeric))),
    CONSTRAINT scholarships_organization_check CHECK ((organization <> ''::text)),
    CONSTRAINT scholarships_slug_check CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (slug ~ '[a-z]'::text))),
    CONSTRAINT scholarships_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'active'::text, 'suspended'::text, 'closed'::text]))),
    CONSTRAINT scholarships_title_check CHECK ((title <> ''::text))
);
ALTER TABLE ONLY public.scholarships ALTER COLUMN search SET STORAGE MAIN;
ALTER TABLE ONLY public.scholarships ALTER COLUMN heading SET STORAGE MAIN;
CREATE SEQUENCE public.scholarships_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.scholarships_id_seq OWNED BY public.scholarships.id;
CREATE TABLE public.search_vocabulary (
    single boolean DEFAULT true NOT NULL,
    revision bigint DEFAULT 0 NOT NULL,
    CONSTRAINT search_vocabulary_single_check CHECK (single)
);
CREATE TABLE public.search_words (
    plain text NOT NULL,
    word text NOT NULL,
    occurrences integer NOT NULL
);
CREATE TABLE public.setting_pictures (
    hash text NOT NULL,
    content bytea NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT setting_pictures_hash_check CHECK ((hash ~ '^[0-9a-f]{64}$'::text)),
    CONSTRAINT setting_pictures_height_check CHECK ((height > 0)),
    CONSTRAINT setting_pictures_width_check CHECK ((width > 0))
);
CREATE TABLE public.settings (
    id integer NOT NULL,
    key text NOT NULL,
    value text,
    updated_at timestamp with time zone,
    updated_by integer,
    updated_by_username text,
    version integer DEFAULT 1 NOT NULL,
    environment text NOT NULL,
    CONSTRAINT settings_environment_check CHECK ((environment = ANY (ARRAY['development'::text, 'staging'::text, 'production'::text])))
);
CREATE SEQUENCE public.settings_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.settings_id_seq OWNED BY public.settings.id;
CREATE TABLE public.slug_redirects (
    resource text NOT NULL,
    slug text NOT NULL,
    record_id integer NOT NULL
);
CREATE TABLE public.staff_addresses (
    staff_id integer NOT NULL,
    address text NOT NULL,
    last_seen_at timestamp with time zone NOT NULL
);
CREATE TABLE public.staff_challenges (
    token_hash text NOT NULL,
    staff_id integer NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    tries integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.staff_devices (
    token_hash text NOT NULL,
    staff_id integer NOT NULL,
    last_seen_at timestamp with time zone NOT NULL
);
CREATE SEQUENCE public.staff_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.staff_id_seq OWNED BY public.staff.id;
CREATE TABLE public.staff_recovery_codes (
    staff_id integer NOT NULL,
    code_hash text NOT NULL,
    used_at timestamp with time zone
);
CREATE TABLE public.staff_second_factors (
    staff_id integer NOT NULL,
    sealed_secret text NOT NULL,
    key_id text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    confirmed_at timestamp with time zone,
    last_step bigint DEFAULT 0 NOT NULL
);
CREATE TABLE public.staff_sessions (
    token_hash text NOT NULL,
    staff_id integer NOT NULL,
    created_at timestamp with time zone NOT NULL,
    last_seen_at timestamp with time zone NOT NULL,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    browser text,
    system text,
    device_hash text
);
CREATE TABLE public.tags (
    id integer NOT NULL,
    slug text NOT NULL,
    name text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    pending jsonb,
    publish_at timestamp with time zone,
    created_by integer,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    archived_at timestamp with time zone,
    deleted_at timestamp with time zone,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT tags_name_check CHECK ((name <> ''::text)),
    CONSTRAINT tags_slug_check CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (slug ~ '[a-z]'::text)))
);
CREATE SEQUENCE public.tags_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.tags_id_seq OWNED BY public.tags.id;
CREATE TABLE public.tribute_card_refusals (
    recipient_hash text NOT NULL,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE public.tribute_cards (
    id uuid NOT NULL,
    donation_id uuid NOT NULL,
    recipient_name text NOT NULL,
    recipient_email text NOT NULL,
    recipient_hash text NOT NULL,
    words text NOT NULL,
    signature text NOT NULL,
    day date NOT NULL,
    status text NOT NULL,
    send_at timestamp with time zone,
    sent_at timestamp with time zone,
    token_hash text,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    CONSTRAINT tribute_cards_check CHECK (((status = 'scheduled'::text) = (send_at IS NOT NULL))),
    CONSTRAINT tribute_cards_check1 CHECK (((status = 'sent'::text) = (sent_at IS NOT NULL))),
    CONSTRAINT tribute_cards_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'scheduled'::text, 'sent'::text, 'cancelled'::text, 'undeliverable'::text])))
);
CREATE VIEW public.unapplied_payments AS
 SELECT entry.id,
    entry.kind,
    entry.donation_id,
    entry.ref AS payment_ref,
    entry.happened_at,
    arrived.account,
    arrived.currency,
    arrived.amount AS arrived,
    standing.amount
   FROM ((public.journal_entries entry
     JOIN LATERAL ( SELECT journal_postings.account,
            journal_postings.currency,
            (- journal_postings.amount) AS amount
           FROM public.journal_postings
          WHERE ((journal_postings.entry_id = entry.id) AND (journal_postings.account = ANY (ARRAY['to_return'::text, 'suspense'::text])))) arrived ON (true))
     JOIN LATERAL ( SELECT (- (sum(posting.amount))::bigint) AS amount
           FROM (public.journal_entries moved
             JOIN public.journal_postings posting ON ((posting.entry_id = moved.id)))
          WHERE ((moved.payment_ref = entry.ref) AND (posting.account = arrived.account))) standing ON (true))
  WHERE ((entry.kind = ANY (ARRAY['extra'::text, 'suspense'::text])) AND (standing.amount > 0));
CREATE TABLE public.undeliverable_emails (
    id integer NOT NULL,
    recipient text NOT NULL,
    subject text NOT NULL,
    reason text NOT NULL,
    detail text NOT NULL,
    message jsonb NOT NULL,
    queued_at timestamp with time zone NOT NULL,
    set_aside_at timestamp with time zone NOT NULL,
    CONSTRAINT undeliverable_emails_reason_check CHECK ((reason = ANY (ARRAY['refused'::text, 'expired'::text])))
);
CREATE SEQUENCE public.undeliverable_emails_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.undeliverable_emails_id_seq OWNED BY public.undeliverable_emails.id;
CREATE MATERIALIZED VIEW public.visit_conversion_days AS
 SELECT ((made.happened_at AT TIME ZONE 'Europe/Paris'::text))::date AS day,
    made.kind,
    ((made.source_kind || ':'::text) || made.source) AS value,
    made.utm_campaign AS campaign,
    COALESCE(gift.mode, 'live'::text) AS mode,
    (count(*))::integer AS begun,
    (count(*) FILTER (WHERE (gift.status = 'succeeded'::text)))::integer AS paid,
    (count(*) FILTER (WHERE (gift.status = 'failed'::text)))::integer AS failed
   FROM (public.visit_conversions made
     LEFT JOIN public.donations gift ON ((gift.id = made.donation_id)))
  GROUP BY (((made.happened_at AT TIME ZONE 'Europe/Paris'::text))::date), made.kind, ((made.source_kind || ':'::text) || made.source), made.utm_campaign, COALESCE(gift.mode, 'live'::text)
  WITH NO DATA;
CREATE SEQUENCE public.visit_conversions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.visit_conversions_id_seq OWNED BY public.visit_conversions.id;
CREATE TABLE public.visit_day_keys (
    day date NOT NULL,
    key bytea NOT NULL
);
CREATE TABLE public.visit_days (
    day date NOT NULL,
    dimension text NOT NULL,
    value text NOT NULL,
    visits bigint DEFAULT 0 NOT NULL,
    views bigint DEFAULT 0 NOT NULL,
    CONSTRAINT visit_days_views_check CHECK ((views >= 0)),
    CONSTRAINT visit_days_visits_check CHECK ((visits >= 0))
);
CREATE TABLE public.visit_hours (
    at timestamp with time zone NOT NULL,
    visits bigint DEFAULT 0 NOT NULL,
    views bigint DEFAULT 0 NOT NULL,
    robots bigint DEFAULT 0 NOT NULL,
    CONSTRAINT visit_hours_views_check CHECK ((views >= 0)),
    CONSTRAINT visit_hours_visits_check CHECK ((visits >= 0))
);
CREATE TABLE public.visit_months (
    month date NOT NULL,
    dimension text NOT NULL,
    value text NOT NULL,
    visits bigint DEFAULT 0 NOT NULL,
    views bigint DEFAULT 0 NOT NULL,
    CONSTRAINT visit_months_views_check CHECK ((views >= 0)),
    CONSTRAINT visit_months_visits_check CHECK ((visits >= 0))
);
CREATE TABLE public.visit_pages (
    day date NOT NULL,
    visitor bytea NOT NULL,
    page text NOT NULL,
    views integer NOT NULL,
    CONSTRAINT visit_pages_page_check CHECK ((length(page) <= 200)),
    CONSTRAINT visit_pages_views_check CHECK ((views > 0))
);
CREATE TABLE public.visit_roll_ups (
    id integer NOT NULL,
    rolled_up_at timestamp with time zone NOT NULL,
    took_ms integer NOT NULL,
    CONSTRAINT visit_roll_ups_id_check CHECK ((id = 1))
);
CREATE VIEW public.visit_sums AS
 SELECT visit_days.day,
    visit_days.dimension,
    visit_days.value,
    visit_days.visits,
    visit_days.views
   FROM public.visit_days
UNION ALL
 SELECT visit_months.month AS day,
    visit_months.dimension,
    visit_months.value,
    visit_months.visits,
    visit_months.views
   FROM public.visit_months
  WHERE (visit_months.month < COALESCE((date_trunc('month'::text, (( SELECT LEAST(( SELECT min(visit_days.day) AS min
                   FROM public.visit_days
                  WHERE (visit_days.dimension = 'total'::text)), ( SELECT min(visit_days.day) AS min
                   FROM public.visit_days
                  WHERE (visit_days.dimension = 'robots'::text))) AS "least"))::timestamp with time zone))::date, 'infinity'::date));
CREATE TABLE public.visits (
    day date NOT NULL,
    visitor bytea NOT NULL,
    first_at timestamp with time zone NOT NULL,
    source_kind text NOT NULL,
    source text NOT NULL,
    utm_source text DEFAULT ''::text NOT NULL,
    utm_campaign text DEFAULT ''::text NOT NULL,
    country text DEFAULT ''::text NOT NULL,
    device text NOT NULL,
    saves_data boolean NOT NULL,
    landing text NOT NULL,
    views integer NOT NULL,
    conversions text[] DEFAULT '{}'::text[] NOT NULL,
    CONSTRAINT visits_country_check CHECK ((country ~ '^([A-Z]{2})?$'::text)),
    CONSTRAINT visits_device_check CHECK ((device = ANY (ARRAY['phone'::text, 'tablet'::text, 'computer'::text]))),
    CONSTRAINT visits_landing_check CHECK ((length(landing) <= 200)),
    CONSTRAINT visits_source_check CHECK ((length(source) <= 100)),
    CONSTRAINT visits_source_kind_check CHECK ((source_kind = ANY (ARRAY['code'::text, 'search'::text, 'social'::text, 'site'::text, 'direct'::text]))),
    CONSTRAINT visits_utm_campaign_check CHECK ((length(utm_campaign) <= 100)),
    CONSTRAINT visits_utm_source_check CHECK ((length(utm_source) <= 100)),
    CONSTRAINT visits_views_check CHECK ((views > 0)),
    CONSTRAINT visits_visitor_check CHECK ((length(visitor) = 16))
);
ALTER TABLE ONLY jobs.job ATTACH PARTITION jobs.job_common DEFAULT;
ALTER TABLE ONLY jobs.queue_stats ATTACH PARTITION jobs.queue_stats_20261126 FOR VALUES FROM ('2026-11-26 00:00:00+00') TO ('2026-11-27 00:00:00+00');
ALTER TABLE ONLY jobs.queue_stats ATTACH PARTITION jobs.queue_stats_20261127 FOR VALUES FROM ('2026-11-27 00:00:00+00') TO ('2026-11-28 00:00:00+00');
ALTER TABLE ONLY public.analytics_pins ALTER COLUMN id SET DEFAULT nextval('public.analytics_pins_id_seq'::regclass);
ALTER TABLE ONLY public.analytics_questions ALTER COLUMN id SET DEFAULT nextval('public.analytics_questions_id_seq'::regclass);
ALTER TABLE ONLY public.articles ALTER COLUMN id SET DEFAULT nextval('public.articles_id_seq'::regclass);
ALTER TABLE ONLY public.audit_entries ALTER COLUMN id SET DEFAULT nextval('public.audit_entries_id_seq'::regclass);
ALTER TABLE ONLY public.bank_rejected_lines ALTER COLUMN id SET DEFAULT nextval('public.bank_rejected_lines_id_seq'::regclass);
ALTER TABLE ONLY public.bank_statements ALTER COLUMN id SET DEFAULT nextval('public.bank_statements_id_seq'::regclass);
ALTER TABLE ONLY public.campaign_followers ALTER COLUMN id SET DEFAULT nextval('public.campaign_followers_id_seq'::regclass);
ALTER TABLE ONLY public.campaign_gifts ALTER COLUMN id SET DEFAULT nextval('public.campaign_gifts_id_seq'::regclass);
ALTER TABLE ONLY public.campaign_updates ALTER COLUMN id SET DEFAULT nextval('public.campaign_updates_id_seq'::regclass);
ALTER TABLE ONLY public.campaigns ALTER COLUMN id SET DEFAULT nextval('public.campaigns_id_seq'::regclass);
ALTER TABLE ONLY public.case_entries ALTER COLUMN id SET DEFAULT nextval('public.case_entries_id_seq'::regclass);
ALTER TABLE ONLY public.categories ALTER COLUMN id SET DEFAULT nextval('public.categories_id_seq'::regclass);
ALTER TABLE ONLY public.contact_entries ALTER COLUMN id SET DEFAULT nextval('public.contact_entries_id_seq'::regclass);
ALTER TABLE ONLY public.contact_messages ALTER COLUMN id SET DEFAULT nextval('public.contact_messages_id_seq'::regclass);
ALTER TABLE ONLY public.content_editions ALTER COLUMN id SET DEFAULT nextval('public.content_editions_id_seq'::regclass);
ALTER TABLE ONLY public.donation_entries ALTER COLUMN id SET DEFAULT nextval('public.donation_entries_id_seq'::regclass);
ALTER TABLE ONLY public.event_codes ALTER COLUMN id SET DEFAULT nextval('public.event_codes_id_seq'::regclass);
ALTER TABLE ONLY public.event_registration_entries ALTER COLUMN id SET DEFAULT nextval('public.event_registration_entries_id_seq'::regclass);
ALTER TABLE ONLY public.events ALTER COLUMN id SET DEFAULT nextval('public.events_id_seq'::regclass);
ALTER TABLE ONLY public.impact_figures ALTER COLUMN id SET DEFAULT nextval('public.impact_figures_id_seq'::regclass);
ALTER TABLE ONLY public.impact_locations ALTER COLUMN id SET DEFAULT nextval('public.impact_locations_id_seq'::regclass);
ALTER TABLE ONLY public.impact_years ALTER COLUMN id SET DEFAULT nextval('public.impact_years_id_seq'::regclass);
ALTER TABLE ONLY public.journal_entries ALTER COLUMN id SET DEFAULT nextval('public.journal_entries_id_seq'::regclass);
ALTER TABLE ONLY public.journal_postings ALTER COLUMN id SET DEFAULT nextval('public.journal_postings_id_seq'::regclass);
ALTER TABLE ONLY public.media ALTER COLUMN id SET DEFAULT nextval('public.media_id_seq'::regclass);
ALTER TABLE ONLY public.media_folders ALTER COLUMN id SET DEFAULT nextval('public.media_folders_id_seq'::regclass);
ALTER TABLE ONLY public.migrations ALTER COLUMN id SET DEFAULT nextval('public.migrations_id_seq'::regclass);
ALTER TABLE ONLY public.newsletter_happenings ALTER COLUMN id SET DEFAULT nextval('public.newsletter_happenings_id_seq'::regclass);
ALTER TABLE ONLY public.newsletter_recipients ALTER COLUMN id SET DEFAULT nextval('public.newsletter_recipients_id_seq'::regclass);
ALTER TABLE ONLY public.newsletter_subscribers ALTER COLUMN id SET DEFAULT nextval('public.newsletter_subscribers_id_seq'::regclass);
ALTER TABLE ONLY public.newsletter_versions ALTER COLUMN id SET DEFAULT nextval('public.newsletter_versions_id_seq'::regclass);
ALTER TABLE ONLY public.newsletters ALTER COLUMN id SET DEFAULT nextval('public.newsletters_id_seq'::regclass);
ALTER TABLE ONLY public.notification_devices ALTER COLUMN id SET DEFAULT nextval('public.notification_devices_id_seq'::regclass);
ALTER TABLE ONLY public.notifications ALTER COLUMN id SET DEFAULT nextval('public.notifications_id_seq'::regclass);
ALTER TABLE ONLY public.pages ALTER COLUMN id SET DEFAULT nextval('public.pages_id_seq'::regclass);
ALTER TABLE ONLY public.partners ALTER COLUMN id SET DEFAULT nextval('public.partners_id_seq'::regclass);
ALTER TABLE ONLY public.person_merge_rows ALTER COLUMN id SET DEFAULT nextval('public.person_merge_rows_id_seq'::regclass);
ALTER TABLE ONLY public.person_merges ALTER COLUMN id SET DEFAULT nextval('public.person_merges_id_seq'::regclass);
ALTER TABLE ONLY public.personal_data_erasures ALTER COLUMN id SET DEFAULT nextval('public.personal_data_erasures_id_seq'::regclass);
ALTER TABLE ONLY public.physical_donation_codes ALTER COLUMN id SET DEFAULT nextval('public.physical_donation_codes_id_seq'::regclass);
ALTER TABLE ONLY public.physical_donation_entries ALTER COLUMN id SET DEFAULT nextval('public.physical_donation_entries_id_seq'::regclass);
ALTER TABLE ONLY public.projects ALTER COLUMN id SET DEFAULT nextval('public.projects_id_seq'::regclass);
ALTER TABLE ONLY public.recurring_gift_states ALTER COLUMN id SET DEFAULT nextval('public.recurring_gift_states_id_seq'::regclass);
ALTER TABLE ONLY public.scholarships ALTER COLUMN id SET DEFAULT nextval('public.scholarships_id_seq'::regclass);
ALTER TABLE ONLY public.settings ALTER COLUMN id SET DEFAULT nextval('public.settings_id_seq'::regclass);
ALTER TABLE ONLY public.staff ALTER COLUMN id SET DEFAULT nextval('public.staff_id_seq'::regclass);
ALTER TABLE ONLY public.tags ALTER COLUMN id SET DEFAULT nextval('public.tags_id_seq'::regclass);
ALTER TABLE ONLY public.undeliverable_emails ALTER COLUMN id SET DEFAULT nextval('public.undeliverable_emails_id_seq'::regclass);
ALTER TABLE ONLY public.visit_conversions ALTER COLUMN id SET DEFAULT nextval('public.visit_conversions_id_seq'::regclass);
ALTER TABLE ONLY jobs.bam
    ADD CONSTRAINT bam_pkey PRIMARY KEY (id);
ALTER TABLE ONLY jobs.job
    ADD CONSTRAINT job_pkey PRIMARY KEY (name, id);
ALTER TABLE ONLY jobs.job_common
    ADD CONSTRAINT job_common_pkey PRIMARY KEY (name, id);
ALTER TABLE ONLY jobs.job_dependency
    ADD CONSTRAINT job_dependency_pkey PRIMARY KEY (child_name, child_id, parent_name, parent_id);
ALTER TABLE ONLY jobs.queue
    ADD CONSTRAINT queue_pkey PRIMARY KEY (name);
ALTER TABLE ONLY jobs.queue_stats
    ADD CONSTRAINT queue_stats_pkey PRIMARY KEY (id, captured_on);
ALTER TABLE ONLY jobs.queue_stats_20261126
    ADD CONSTRAINT queue_stats_20261126_pkey PRIMARY KEY (id, captured_on);
ALTER TABLE ONLY jobs.queue_stats_20261127
    ADD CONSTRAINT queue_stats_20261127_pkey PRIMARY KEY (id, captured_on);
ALTER TABLE ONLY jobs.schedule
    ADD CONSTRAINT schedule_pkey PRIMARY KEY (name, key);
ALTER TABLE ONLY jobs.subscription
    ADD CONSTRAINT subscription_pkey PRIMARY KEY (event, name);
ALTER TABLE ONLY jobs.version
    ADD CONSTRAINT version_pkey PRIMARY KEY (version);
ALTER TABLE ONLY jobs.warning
    ADD CONSTRAINT warning_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.migrations
    ADD CONSTRAINT "PK_8c82d7f526340ab734260ea46be" PRIMARY KEY (id);
ALTER TABLE ONLY public.access_tries
    ADD CONSTRAINT access_tries_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.accompaniment_requests
    ADD CONSTRAINT accompaniment_requests_form_hash_key UNIQUE (form_hash);
ALTER TABLE ONLY public.accompaniment_requests
    ADD CONSTRAINT accompaniment_requests_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.accompaniment_requests
    ADD CONSTRAINT accompaniment_requests_reference_key UNIQUE (reference);
ALTER TABLE ONLY public.ambassador_applications
    ADD CONSTRAINT ambassador_applications_form_hash_key UNIQUE (form_hash);
ALTER TABLE ONLY public.ambassador_applications
    ADD CONSTRAINT ambassador_applications_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.ambassador_applications
    ADD CONSTRAINT ambassador_applications_reference_key UNIQUE (reference);
ALTER TABLE ONLY public.analytics_pins
    ADD CONSTRAINT analytics_pins_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.analytics_pins
    ADD CONSTRAINT analytics_pins_staff_id_path_key UNIQUE (staff_id, path);
ALTER TABLE ONLY public.analytics_question_emails
    ADD CONSTRAINT analytics_question_emails_pkey PRIMARY KEY (question_id, email);
ALTER TABLE ONLY public.analytics_questions
    ADD CONSTRAINT analytics_questions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.analytics_refreshes
    ADD CONSTRAINT analytics_refreshes_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.article_categories
    ADD CONSTRAINT article_categories_pkey PRIMARY KEY (article_id, category_id);
ALTER TABLE ONLY public.article_tags
    ADD CONSTRAINT article_tags_pkey PRIMARY KEY (article_id, tag_id);
ALTER TABLE ONLY public.articles
    ADD CONSTRAINT articles_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.articles
    ADD CONSTRAINT articles_slug_key UNIQUE (slug);
ALTER TABLE ONLY public.attempts
    ADD CONSTRAINT attempts_pkey PRIMARY KEY (key, window_start);
ALTER TABLE ONLY public.audit_entries
    ADD CONSTRAINT audit_entries_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.bank_balances
    ADD CONSTRAINT bank_balances_pkey PRIMARY KEY (account, currency, day);
ALTER TABLE ONLY public.bank_lines
    ADD CONSTRAINT bank_lines_entry_id_key UNIQUE (entry_id);
ALTER TABLE ONLY public.bank_lines
    ADD CONSTRAINT bank_lines_line_key_key UNIQUE (line_key);
ALTER TABLE ONLY public.bank_lines
    ADD CONSTRAINT bank_lines_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.bank_rejected_lines
    ADD CONSTRAINT bank_rejected_lines_line_key_key UNIQUE (line_key);
ALTER TABLE ONLY public.bank_rejected_lines
    ADD CONSTRAINT bank_rejected_lines_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.bank_statements
    ADD CONSTRAINT bank_statements_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.campaign_follow_wishes
    ADD CONSTRAINT campaign_follow_wishes_pkey PRIMARY KEY (donation_id);
ALTER TABLE ONLY public.campaign_follower_links
    ADD CONSTRAINT campaign_follower_links_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.campaign_followers
    ADD CONSTRAINT campaign_followers_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.campaign_gifts
    ADD CONSTRAINT campaign_gifts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.campaign_gifts
    ADD CONSTRAINT campaign_gifts_source_source_ref_kind_key UNIQUE (source, source_ref, kind);
ALTER TABLE ONLY public.campaign_updates
    ADD CONSTRAINT campaign_updates_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.campaign_updates
    ADD CONSTRAINT campaign_updates_slug_key UNIQUE (slug);
ALTER TABLE ONLY public.campaigns
    ADD CONSTRAINT campaigns_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.campaigns
    ADD CONSTRAINT campaigns_slug_key UNIQUE (slug);
ALTER TABLE ONLY public.case_entries
    ADD CONSTRAINT case_entries_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.case_numbers
    ADD CONSTRAINT case_numbers_pkey PRIMARY KEY (prefix, year);
ALTER TABLE ONLY public.categories
    ADD CONSTRAINT categories_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.categories
    ADD CONSTRAINT categories_slug_key UNIQUE (slug);
ALTER TABLE ONLY public.contact_entries
    ADD CONSTRAINT contact_entries_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.contact_messages
    ADD CONSTRAINT contact_messages_form_hash_key UNIQUE (form_hash);
ALTER TABLE ONLY public.contact_messages
    ADD CONSTRAINT contact_messages_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.content_editions
    ADD CONSTRAINT content_editions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.content_editions
    ADD CONSTRAINT content_editions_resource_record_id_number_key UNIQUE (resource, record_id, number);
ALTER TABLE ONLY public.content_revision
    ADD CONSTRAINT content_revision_pkey PRIMARY KEY (single);
ALTER TABLE ONLY public.demo_payments
    ADD CONSTRAINT demo_payments_attempt_id_key UNIQUE (attempt_id);
ALTER TABLE ONLY public.demo_payments
    ADD CONSTRAINT demo_payments_invoice_id_key UNIQUE (invoice_id);
ALTER TABLE ONLY public.demo_payments
    ADD CONSTRAINT demo_payments_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.demo_payments
    ADD CONSTRAINT demo_payments_session_id_key UNIQUE (session_id);
ALTER TABLE ONLY public.demo_refunds
    ADD CONSTRAINT demo_refunds_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.demo_subscriptions
    ADD CONSTRAINT demo_subscriptions_attempt_id_key UNIQUE (attempt_id);
ALTER TABLE ONLY public.demo_subscriptions
    ADD CONSTRAINT demo_subscriptions_customer_id_key UNIQUE (customer_id);
ALTER TABLE ONLY public.demo_subscriptions
    ADD CONSTRAINT demo_subscriptions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.donation_alerts
    ADD CONSTRAINT donation_alerts_alert_type_cause_key UNIQUE (alert_type, cause);
ALTER TABLE ONLY public.donation_alerts
    ADD CONSTRAINT donation_alerts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.donation_entries
    ADD CONSTRAINT donation_entries_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.donation_links
    ADD CONSTRAINT donation_links_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.donation_receipt_requests
    ADD CONSTRAINT donation_receipt_requests_pkey PRIMARY KEY (donation_id);
ALTER TABLE ONLY public.donation_receipts
    ADD CONSTRAINT donation_receipts_pkey PRIMARY KEY (donation_id, receipt_id);
ALTER TABLE ONLY public.donation_refunds
    ADD CONSTRAINT donation_refunds_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.donation_transactions
    ADD CONSTRAINT donation_transactions_physical_donation_id_key UNIQUE (physical_donation_id);
ALTER TABLE ONLY public.donation_transactions
    ADD CONSTRAINT donation_transactions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.donations
    ADD CONSTRAINT donations_form_key_key UNIQUE (form_key);
ALTER TABLE ONLY public.donations
    ADD CONSTRAINT donations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.donations
    ADD CONSTRAINT donations_provider_provider_payment_id_key UNIQUE (provider, provider_payment_id);
ALTER TABLE ONLY public.donations
    ADD CONSTRAINT donations_reference_key UNIQUE (reference);
ALTER TABLE ONLY public.event_announcements
    ADD CONSTRAINT event_announcements_pkey PRIMARY KEY (event_id);
ALTER TABLE ONLY public.event_check_ins
    ADD CONSTRAINT event_check_ins_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.event_codes
    ADD CONSTRAINT event_codes_event_id_code_key UNIQUE (event_id, code);
ALTER TABLE ONLY public.event_codes
    ADD CONSTRAINT event_codes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.event_interest_links
    ADD CONSTRAINT event_interest_links_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.event_interests
    ADD CONSTRAINT event_interests_pkey PRIMARY KEY (event_id, email);
ALTER TABLE ONLY public.event_notices
    ADD CONSTRAINT event_notices_pkey PRIMARY KEY (registration_id, kind);
ALTER TABLE ONLY public.event_registration_entries
    ADD CONSTRAINT event_registration_entries_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.event_registration_links
    ADD CONSTRAINT event_registration_links_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.event_registration_refunds
    ADD CONSTRAINT event_registration_refunds_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.event_registrations
    ADD CONSTRAINT event_registrations_form_key_key UNIQUE (form_key);
ALTER TABLE ONLY public.event_registrations
    ADD CONSTRAINT event_registrations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.event_registrations
    ADD CONSTRAINT event_registrations_reference_key UNIQUE (reference);
ALTER TABLE ONLY public.event_tags
    ADD CONSTRAINT event_tags_pkey PRIMARY KEY (event_id, tag_id);
ALTER TABLE ONLY public.event_tickets
    ADD CONSTRAINT event_tickets_code_hash_key UNIQUE (code_hash);
ALTER TABLE ONLY public.event_tickets
    ADD CONSTRAINT event_tickets_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.events
    ADD CONSTRAINT events_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.events
    ADD CONSTRAINT events_slug_key UNIQUE (slug);
ALTER TABLE ONLY public.impact_figures
    ADD CONSTRAINT impact_figures_name_key UNIQUE (name);
ALTER TABLE ONLY public.impact_figures
    ADD CONSTRAINT impact_figures_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.impact_locations
    ADD CONSTRAINT impact_locations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.impact_years
    ADD CONSTRAINT impact_years_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.installation
    ADD CONSTRAINT installation_pkey PRIMARY KEY (only_row);
ALTER TABLE ONLY public.journal_deposits
    ADD CONSTRAINT journal_deposits_pkey PRIMARY KEY (gift_entry_id);
ALTER TABLE ONLY public.journal_entries
    ADD CONSTRAINT journal_entries_kind_ref_key UNIQUE (kind, ref);
ALTER TABLE ONLY public.journal_entries
    ADD CONSTRAINT journal_entries_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.journal_postings
    ADD CONSTRAINT journal_postings_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.media_folders
    ADD CONSTRAINT media_folders_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.media
    ADD CONSTRAINT media_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.member_links
    ADD CONSTRAINT member_links_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.member_sessions
    ADD CONSTRAINT member_sessions_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.members
    ADD CONSTRAINT members_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.newsletter_happenings
    ADD CONSTRAINT newsletter_happenings_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.newsletter_links
    ADD CONSTRAINT newsletter_links_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.newsletter_mailings
    ADD CONSTRAINT newsletter_mailings_pkey PRIMARY KEY (newsletter_id);
ALTER TABLE ONLY public.newsletter_pauses
    ADD CONSTRAINT newsletter_pauses_pkey PRIMARY KEY (domain);
ALTER TABLE ONLY public.newsletter_recipients
    ADD CONSTRAINT newsletter_recipients_follower UNIQUE (newsletter_id, follower_id);
ALTER TABLE ONLY public.newsletter_recipients
    ADD CONSTRAINT newsletter_recipients_newsletter_id_subscriber_id_key UNIQUE (newsletter_id, subscriber_id);
ALTER TABLE ONLY public.newsletter_recipients
    ADD CONSTRAINT newsletter_recipients_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.newsletter_subscribers
    ADD CONSTRAINT newsletter_subscribers_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.newsletter_versions
    ADD CONSTRAINT newsletter_versions_newsletter_id_number_key UNIQUE (newsletter_id, number);
ALTER TABLE ONLY public.newsletter_versions
    ADD CONSTRAINT newsletter_versions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.newsletters
    ADD CONSTRAINT newsletters_campaign_update_id_key UNIQUE (campaign_update_id);
ALTER TABLE ONLY public.newsletters
    ADD CONSTRAINT newsletters_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.newsletters
    ADD CONSTRAINT newsletters_slug_key UNIQUE (slug);
ALTER TABLE ONLY public.notification_deliveries
    ADD CONSTRAINT notification_deliveries_pkey PRIMARY KEY (staff_id, notification_id, channel);
ALTER TABLE ONLY public.notification_devices
    ADD CONSTRAINT notification_devices_endpoint_key UNIQUE (endpoint);
ALTER TABLE ONLY public.notification_devices
    ADD CONSTRAINT notification_devices_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.notification_marks
    ADD CONSTRAINT notification_marks_pkey PRIMARY KEY (staff_id, notification_id);
ALTER TABLE ONLY public.notification_readers
    ADD CONSTRAINT notification_readers_pkey PRIMARY KEY (staff_id);
ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_cause_key UNIQUE (cause);
ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.outgoing_emails
    ADD CONSTRAINT outgoing_emails_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.pages
    ADD CONSTRAINT pages_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.pages
    ADD CONSTRAINT pages_slug_key UNIQUE (slug);
ALTER TABLE ONLY public.partners
    ADD CONSTRAINT partners_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.partners
    ADD CONSTRAINT partners_slug_key UNIQUE (slug);
ALTER TABLE ONLY public.payment_attempts
    ADD CONSTRAINT payment_attempts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.payment_attempts
    ADD CONSTRAINT payment_attempts_provider_provider_session_id_key UNIQUE (provider, provider_session_id);
ALTER TABLE ONLY public.payment_comparisons
    ADD CONSTRAINT payment_comparisons_pkey PRIMARY KEY (provider, scope);
ALTER TABLE ONLY public.payment_events
    ADD CONSTRAINT payment_events_pkey PRIMARY KEY (provider, event_id);
ALTER TABLE ONLY public.people_apart
    ADD CONSTRAINT people_apart_pkey PRIMARY KEY (one_id, other_id);
ALTER TABLE ONLY public.person_merge_rows
    ADD CONSTRAINT person_merge_rows_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.person_merges
    ADD CONSTRAINT person_merges_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.personal_data_erasures
    ADD CONSTRAINT personal_data_erasures_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.physical_donation_codes
    ADD CONSTRAINT physical_donation_codes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.physical_donation_entries
    ADD CONSTRAINT physical_donation_entries_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.physical_donation_links
    ADD CONSTRAINT physical_donation_links_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.physical_donation_pictures
    ADD CONSTRAINT physical_donation_pictures_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.physical_donations
    ADD CONSTRAINT physical_donations_form_hash_key UNIQUE (form_hash);
ALTER TABLE ONLY public.physical_donations
    ADD CONSTRAINT physical_donations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.physical_donations
    ADD CONSTRAINT physical_donations_reference_key UNIQUE (reference);
ALTER TABLE ONLY public.pickup_round_links
    ADD CONSTRAINT pickup_round_links_date_assigned_to_key UNIQUE (date, assigned_to);
ALTER TABLE ONLY public.pickup_round_links
    ADD CONSTRAINT pickup_round_links_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.preview_links
    ADD CONSTRAINT preview_links_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.project_partners
    ADD CONSTRAINT project_partners_pkey PRIMARY KEY (project_id, partner_id);
ALTER TABLE ONLY public.projects
    ADD CONSTRAINT projects_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.projects
    ADD CONSTRAINT projects_slug_key UNIQUE (slug);
ALTER TABLE ONLY public.push_keys
    ADD CONSTRAINT push_keys_pkey PRIMARY KEY (is_only);
ALTER TABLE ONLY public.receipt_counters
    ADD CONSTRAINT receipt_counters_pkey PRIMARY KEY (year);
ALTER TABLE ONLY public.receipt_signatures
    ADD CONSTRAINT receipt_signatures_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.receipts
    ADD CONSTRAINT receipts_code_key UNIQUE (code);
ALTER TABLE ONLY public.receipts
    ADD CONSTRAINT receipts_number_key UNIQUE (number);
ALTER TABLE ONLY public.receipts
    ADD CONSTRAINT receipts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.receipts
    ADD CONSTRAINT receipts_year_sequence_key UNIQUE (year, sequence);
ALTER TABLE ONLY public.recurring_confirmations
    ADD CONSTRAINT recurring_confirmations_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.recurring_gift_states
    ADD CONSTRAINT recurring_gift_states_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.recurring_gifts
    ADD CONSTRAINT recurring_gifts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.recurring_gifts
    ADD CONSTRAINT recurring_gifts_provider_provider_subscription_id_key UNIQUE (provider, provider_subscription_id);
ALTER TABLE ONLY public.recurring_gifts
    ADD CONSTRAINT recurring_gifts_reference_key UNIQUE (reference);
ALTER TABLE ONLY public.scholarship_alert_links
    ADD CONSTRAINT scholarship_alert_links_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.scholarship_alert_sweeps
    ADD CONSTRAINT scholarship_alert_sweeps_pkey PRIMARY KEY (scholarship_id);
ALTER TABLE ONLY public.scholarship_alert_told
    ADD CONSTRAINT scholarship_alert_told_pkey PRIMARY KEY (alert_id, scholarship_id);
ALTER TABLE ONLY public.scholarship_alerts
    ADD CONSTRAINT scholarship_alerts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.scholarship_favorites
    ADD CONSTRAINT scholarship_favorites_pkey PRIMARY KEY (keeper_id, scholarship_id);
ALTER TABLE ONLY public.scholarship_keepers
    ADD CONSTRAINT scholarship_keepers_member_id_key UNIQUE (member_id);
ALTER TABLE ONLY public.scholarship_keepers
    ADD CONSTRAINT scholarship_keepers_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.scholarship_keepers
    ADD CONSTRAINT scholarship_keepers_visitor_hash_key UNIQUE (visitor_hash);
ALTER TABLE ONLY public.scholarship_links
    ADD CONSTRAINT scholarship_links_pkey PRIMARY KEY (url);
ALTER TABLE ONLY public.scholarship_reminder_links
    ADD CONSTRAINT scholarship_reminder_links_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.scholarship_reminders
    ADD CONSTRAINT scholarship_reminders_pkey PRIMARY KEY (keeper_id);
ALTER TABLE ONLY public.scholarship_reminders_sent
    ADD CONSTRAINT scholarship_reminders_sent_pkey PRIMARY KEY (email, scholarship_id, deadline, days);
ALTER TABLE ONLY public.scholarship_synonyms
    ADD CONSTRAINT scholarship_synonyms_pkey PRIMARY KEY (word);
ALTER TABLE ONLY public.scholarships
    ADD CONSTRAINT scholarships_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.scholarships
    ADD CONSTRAINT scholarships_slug_key UNIQUE (slug);
ALTER TABLE ONLY public.search_vocabulary
    ADD CONSTRAINT search_vocabulary_pkey PRIMARY KEY (single);
ALTER TABLE ONLY public.search_words
    ADD CONSTRAINT search_words_pkey PRIMARY KEY (plain);
ALTER TABLE ONLY public.setting_pictures
    ADD CONSTRAINT setting_pictures_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.settings
    ADD CONSTRAINT settings_key_environment UNIQUE (key, environment);
ALTER TABLE ONLY public.settings
    ADD CONSTRAINT settings_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.slug_redirects
    ADD CONSTRAINT slug_redirects_pkey PRIMARY KEY (resource, slug);
ALTER TABLE ONLY public.staff_addresses
    ADD CONSTRAINT staff_addresses_pkey PRIMARY KEY (staff_id, address);
ALTER TABLE ONLY public.staff_challenges
    ADD CONSTRAINT staff_challenges_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.staff
    ADD CONSTRAINT staff_code_selector_key UNIQUE (code_selector);
ALTER TABLE ONLY public.staff_devices
    ADD CONSTRAINT staff_devices_pkey PRIMARY KEY (token_hash, staff_id);
ALTER TABLE ONLY public.staff
    ADD CONSTRAINT staff_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.staff_recovery_codes
    ADD CONSTRAINT staff_recovery_codes_pkey PRIMARY KEY (staff_id, code_hash);
ALTER TABLE ONLY public.staff_second_factors
    ADD CONSTRAINT staff_second_factors_pkey PRIMARY KEY (staff_id);
ALTER TABLE ONLY public.staff_sessions
    ADD CONSTRAINT staff_sessions_id_key UNIQUE (id);
ALTER TABLE ONLY public.staff_sessions
    ADD CONSTRAINT staff_sessions_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.tags
    ADD CONSTRAINT tags_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.tags
    ADD CONSTRAINT tags_slug_key UNIQUE (slug);
ALTER TABLE ONLY public.tribute_card_refusals
    ADD CONSTRAINT tribute_card_refusals_pkey PRIMARY KEY (recipient_hash);
ALTER TABLE ONLY public.tribute_cards
    ADD CONSTRAINT tribute_cards_donation_id_key UNIQUE (donation_id);
ALTER TABLE ONLY public.tribute_cards
    ADD CONSTRAINT tribute_cards_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.tribute_cards
    ADD CONSTRAINT tribute_cards_token_hash_key UNIQUE (token_hash);
ALTER TABLE ONLY public.undeliverable_emails
    ADD CONSTRAINT undeliverable_emails_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.visit_conversions
    ADD CONSTRAINT visit_conversions_donation_id_key UNIQUE (donation_id);
ALTER TABLE ONLY public.visit_conversions
    ADD CONSTRAINT visit_conversions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.visit_day_keys
    ADD CONSTRAINT visit_day_keys_pkey PRIMARY KEY (day);
ALTER TABLE ONLY public.visit_days
    ADD CONSTRAINT visit_days_pkey PRIMARY KEY (dimension, day, value);
ALTER TABLE ONLY public.visit_hours
    ADD CONSTRAINT visit_hours_pkey PRIMARY KEY (at);
ALTER TABLE ONLY public.visit_months
    ADD CONSTRAINT visit_months_pkey PRIMARY KEY (dimension, month, value);
ALTER TABLE ONLY public.visit_pages
    ADD CONSTRAINT visit_pages_pkey PRIMARY KEY (day, visitor, page);
ALTER TABLE ONLY public.visit_roll_ups
    ADD CONSTRAINT visit_roll_ups_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.visits
    ADD CONSTRAINT visits_pkey PRIMARY KEY (day, visitor);
CREATE UNIQUE INDEX job_common_i1 ON jobs.job_common USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'created'::jobs.job_state) AND (policy = 'short'::text));
CREATE INDEX job_common_i10 ON jobs.job_common USING btree (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE ((state < 'active'::jobs.job_state) AND (NOT blocked) AND (policy = 'key_strict_fifo'::text));
CREATE INDEX job_common_i11 ON jobs.job_common USING btree (name, priority DESC, created_on, start_after) WHERE ((state < 'active'::jobs.job_state) AND (NOT blocked));
CREATE UNIQUE INDEX job_common_i2 ON jobs.job_common USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'active'::jobs.job_state) AND (policy = 'singleton'::text));
CREATE UNIQUE INDEX job_common_i3 ON jobs.job_common USING btree (name, state, COALESCE(singleton_key, ''::text)) WHERE ((state <= 'active'::jobs.job_state) AND (policy = 'stately'::text));
CREATE UNIQUE INDEX job_common_i4 ON jobs.job_common USING btree (name, singleton_on, COALESCE(singleton_key, ''::text)) WHERE ((state <> 'cancelled'::jobs.job_state) AND (singleton_on IS NOT NULL));
CREATE UNIQUE INDEX job_common_i6 ON jobs.job_common USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state <= 'active'::jobs.job_state) AND (policy = 'exclusive'::text));
CREATE INDEX job_common_i7 ON jobs.job_common USING btree (name, group_id) WHERE ((state = 'active'::jobs.job_state) AND (group_id IS NOT NULL));
CREATE UNIQUE INDEX job_common_i8 ON jobs.job_common USING btree (name, singleton_key) WHERE ((state = ANY (ARRAY['active'::jobs.job_state, 'retry'::jobs.job_state, 'failed'::jobs.job_state])) AND (policy = 'key_strict_fifo'::text));
CREATE INDEX job_common_i9 ON jobs.job_common USING btree (name, id) WHERE (blocking AND (state = 'completed'::jobs.job_state));
CREATE INDEX job_dep_parent_idx ON jobs.job_dependency USING btree (parent_name, parent_id);
CREATE INDEX queue_stats_i1 ON ONLY jobs.queue_stats USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);
CREATE INDEX queue_stats_20261126_name_captured_on_deferred_count_queued_idx ON jobs.queue_stats_20261126 USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);
CREATE INDEX queue_stats_20261127_name_captured_on_deferred_count_queued_idx ON jobs.queue_stats_20261127 USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);
CREATE INDEX warning_i1 ON jobs.warning USING btree (created_on DESC);
CREATE INDEX accompaniment_requests_assigned ON public.accompaniment_requests USING btree (assigned_to);
CREATE INDEX accompaniment_requests_desk ON public.accompaniment_requests USING btree (status, created_at DESC) WHERE (deleted_at IS NULL);
CREATE INDEX accompaniment_requests_email ON public.accompaniment_requests USING btree (lower(email));
CREATE INDEX ambassador_applications_assigned ON public.ambassador_applications USING btree (assigned_to);
CREATE INDEX ambassador_applications_desk ON public.ambassador_applications USING btree (status, created_at DESC) WHERE (deleted_at IS NULL);
CREATE INDEX ambassador_applications_email ON public.ambassador_applications USING btree (lower(email));
CREATE INDEX analytics_questions_owner ON public.analytics_questions USING btree (owner_id);
CREATE INDEX article_categories_category ON public.article_categories USING btree (category_id);
CREATE INDEX article_tags_tag ON public.article_tags USING btree (tag_id);
CREATE INDEX articles_categories ON public.articles USING gin (category_ids);
CREATE INDEX articles_image ON public.articles USING btree (featured_image_id);
CREATE INDEX articles_public ON public.articles USING btree (published_at DESC) WHERE ((status = 'published'::text) AND (deleted_at IS NULL) AND (archived_at IS NULL));
CREATE INDEX articles_publish_at ON public.articles USING btree (publish_at) WHERE (publish_at IS NOT NULL);
CREATE INDEX articles_search ON public.articles USING gin (search);
CREATE INDEX articles_tags ON public.articles USING gin (tag_ids);
CREATE INDEX articles_text_pictures ON public.articles USING gin (public.pictures_in(content));
CREATE INDEX audit_entries_record ON public.audit_entries USING btree (resource, record_id, id DESC);
CREATE INDEX bank_lines_day ON public.bank_lines USING btree (booked_on, amount);
CREATE INDEX bank_lines_donation ON public.bank_lines USING btree (donation_id);
CREATE INDEX bank_lines_statement ON public.bank_lines USING btree (statement_id);
CREATE INDEX bank_lines_status ON public.bank_lines USING btree (status, booked_on DESC);
CREATE INDEX bank_rejected_lines_statement ON public.bank_rejected_lines USING btree (statement_id);
CREATE INDEX campaign_follower_links_follower ON public.campaign_follower_links USING btree (follower_id);
CREATE INDEX campaign_followers_donation ON public.campaign_followers USING btree (donation_id);
CREATE INDEX campaign_followers_email ON public.campaign_followers USING btree (lower(email));
CREATE UNIQUE INDEX campaign_followers_person ON public.campaign_followers USING btree (campaign_id, lower(email));
CREATE INDEX campaign_gifts_campaign ON public.campaign_gifts USING btree (campaign_id) INCLUDE (kind, quantity);
CREATE INDEX campaign_updates_campaign ON public.campaign_updates USING btree (campaign_id, date DESC);
CREATE INDEX campaign_updates_image ON public.campaign_updates USING btree (featured_image_id);
CREATE INDEX campaign_updates_publish_at ON public.campaign_updates USING btree (publish_at) WHERE (publish_at IS NOT NULL);
CREATE INDEX campaign_updates_search ON public.campaign_updates USING gin (search);
CREATE INDEX campaign_updates_text_pictures ON public.campaign_updates USING gin (public.pictures_in(content));
CREATE INDEX campaigns_image ON public.campaigns USING btree (featured_image_id);
CREATE INDEX campaigns_pictures ON public.campaigns USING gin (public.pictures_in(description));
CREATE INDEX campaigns_public ON public.campaigns USING btree (status, start_date DESC) WHERE ((deleted_at IS NULL) AND (archived_at IS NULL));
CREATE INDEX campaigns_publish_at ON public.campaigns USING btree (publish_at) WHERE (publish_at IS NOT NULL);
CREATE INDEX campaigns_search ON public.campaigns USING gin (search);
CREATE INDEX case_entries_case ON public.case_entries USING btree (case_id, id);
CREATE INDEX contact_entries_message ON public.contact_entries USING btree (message_id, id);
CREATE INDEX contact_messages_assigned ON public.contact_messages USING btree (assigned_to);
CREATE INDEX contact_messages_email ON public.contact_messages USING btree (lower(email));
CREATE INDEX contact_messages_inbox ON public.contact_messages USING btree (status, created_at DESC) WHERE (deleted_at IS NULL);
CREATE INDEX demo_payments_moved ON public.demo_payments USING btree (moved_at);
CREATE INDEX demo_payments_subscription ON public.demo_payments USING btree (subscription_id, created_at);
CREATE INDEX demo_refunds_payment ON public.demo_refunds USING btree (payment_id);
CREATE INDEX demo_subscriptions_moved ON public.demo_subscriptions USING btree (moved_at);
CREATE INDEX donation_alerts_donation ON public.donation_alerts USING btree (physical_donation_id);
CREATE INDEX donation_alerts_open ON public.donation_alerts USING btree (created_at DESC) WHERE (resolved_at IS NULL);
CREATE INDEX donation_entries_donation ON public.donation_entries USING btree (donation_id, id);
CREATE INDEX donation_entries_recurring ON public.donation_entries USING btree (recurring_gift_id, id);
CREATE INDEX donation_links_donation ON public.donation_links USING btree (donation_id);
CREATE INDEX donation_links_recurring ON public.donation_links USING btree (recurring_gift_id);
CREATE UNIQUE INDEX donation_receipts_current ON public.donation_receipts USING btree (donation_id) WHERE is_current;
CREATE INDEX donation_receipts_receipt ON public.donation_receipts USING btree (receipt_id);
CREATE INDEX donation_refunds_donation ON public.donation_refunds USING btree (donation_id);
CREATE INDEX donation_transactions_day ON public.donation_transactions USING btree (pickup_date, assigned_to, round_position);
CREATE INDEX donation_transactions_status ON public.donation_transactions USING btree (status, created_at);
CREATE INDEX donation_transactions_to_remind ON public.donation_transactions USING btree (pickup_date) WHERE ((status = 'pickup_scheduled'::text) AND (reminded_at IS NULL));
CREATE INDEX donations_campaign ON public.donations USING btree (campaign_id);
CREATE INDEX donations_donor ON public.donations USING btree (public.donor_id(email, first_name, last_name, organization_name, postal_code));
CREATE INDEX donations_email ON public.donations USING btree (lower(email));
CREATE INDEX donations_expected ON public.donations USING btree (amount) WHERE ((status = 'pending'::text) AND (payment_method = 'bank_transfer'::text));
CREATE INDEX donations_given ON public.donations USING btree (given_at DESC) WHERE (status = 'succeeded'::text);
CREATE INDEX donations_recurring ON public.donations USING btree (recurring_gift_id);
CREATE INDEX donations_status ON public.donations USING btree (status, created_at DESC);
CREATE INDEX donor_gifts_campaign ON public.donor_gifts USING btree (campaign_id, day) INCLUDE (donor, given, first_day);
CREATE INDEX donor_gifts_cohort ON public.donor_gifts USING btree (first_month, month) INCLUDE (first_campaign_id) WHERE ((previous_day IS NULL) OR (previous_day < month));
CREATE INDEX donor_gifts_day ON public.donor_gifts USING btree (day) INCLUDE (donor, given, given_since, previous_day, day_before_previous);
CREATE UNIQUE INDEX donor_gifts_key ON public.donor_gifts USING btree (donation_id, campaign_id);
CREATE INDEX donor_gifts_lost ON public.donor_gifts USING btree (lost_on) INCLUDE (campaign_id) WHERE (lost_on IS NOT NULL);
CREATE UNIQUE INDEX donor_group_sums_name ON public.donor_group_sums USING btree (name);
CREATE UNIQUE INDEX donor_groups_donor ON public.donor_groups USING btree (donor);
CREATE INDEX donor_groups_name ON public.donor_groups USING btree (name) INCLUDE (donor);
CREATE UNIQUE INDEX donor_months_month ON public.donor_months USING btree (month);
CREATE INDEX event_check_ins_event ON public.event_check_ins USING btree (event_id, received_at);
CREATE UNIQUE INDEX event_check_ins_in ON public.event_check_ins USING btree (ticket_id) WHERE ((undone_at IS NULL) AND (NOT is_duplicate));
CREATE INDEX event_interests_email ON public.event_interests USING btree (email);
CREATE INDEX event_interests_recent ON public.event_interests USING btree (created_at);
CREATE INDEX event_registration_entries_of ON public.event_registration_entries USING btree (registration_id);
CREATE INDEX event_registration_links_of ON public.event_registration_links USING btree (registration_id);
CREATE INDEX event_registration_refunds_of ON public.event_registration_refunds USING btree (registration_id);
CREATE UNIQUE INDEX event_registration_refunds_provider ON public.event_registration_refunds USING btree (provider_refund_id) WHERE (provider_refund_id IS NOT NULL);
CREATE INDEX event_registrations_code ON public.event_registrations USING btree (code_id) WHERE (code_id IS NOT NULL);
CREATE INDEX event_registrations_deadline ON public.event_registrations USING btree (deadline_at) WHERE (deadline_at IS NOT NULL);
CREATE INDEX event_registrations_donation ON public.event_registrations USING btree (donation_id) WHERE (donation_id IS NOT NULL);
CREATE INDEX event_registrations_email ON public.event_registrations USING btree (lower(email));
CREATE INDEX event_registrations_event ON public.event_registrations USING btree (event_id, status);
CREATE INDEX event_registrations_held ON public.event_registrations USING btree (event_id) INCLUDE (held_seats, code_id) WHERE (held_seats > 0);
CREATE INDEX event_registrations_offer ON public.event_registrations USING btree (offered_until) WHERE (offered_until IS NOT NULL);
CREATE INDEX event_registrations_payment ON public.event_registrations USING btree (provider, provider_payment_id);
CREATE INDEX event_registrations_queue ON public.event_registrations USING btree (event_id, waitlisted_at) WHERE (status = 'waitlisted'::text);
CREATE INDEX event_tags_tag ON public.event_tags USING btree (tag_id);
CREATE INDEX event_tickets_event ON public.event_tickets USING btree (event_id);
CREATE UNIQUE INDEX event_tickets_seat ON public.event_tickets USING btree (registration_id, "position") WHERE (voided_at IS NULL);
CREATE INDEX events_image ON public.events USING btree (featured_image_id);
CREATE INDEX events_public ON public.events USING btree (start_date) WHERE ((status <> 'draft'::text) AND (deleted_at IS NULL) AND (archived_at IS NULL));
CREATE INDEX events_publish_at ON public.events USING btree (publish_at) WHERE (publish_at IS NOT NULL);
CREATE INDEX events_search ON public.events USING gin (search);
CREATE INDEX events_series ON public.events USING btree (series_id) WHERE (series_id IS NOT NULL);
CREATE INDEX events_tags ON public.events USING gin (tag_ids);
CREATE INDEX events_text_pictures ON public.events USING gin (public.pictures_in(description));
CREATE UNIQUE INDEX gift_amounts_key ON public.gift_amounts USING btree (month, amount);
CREATE INDEX gift_days_campaign ON public.gift_days USING btree (campaign_id, dimension, day);
CREATE UNIQUE INDEX gift_days_key ON public.gift_days USING btree (dimension, day, campaign_id, value);
CREATE INDEX gift_facts_campaign ON public.gift_facts USING btree (campaign_id, day);
CREATE INDEX gift_facts_day ON public.gift_facts USING btree (day) INCLUDE (donor, amount, gifts);
CREATE UNIQUE INDEX gift_facts_id ON public.gift_facts USING btree (id);
CREATE INDEX gift_facts_region ON public.gift_facts USING btree (region, day);
CREATE UNIQUE INDEX impact_locations_once ON public.impact_locations USING btree (lower(name), lower(country)) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX impact_years_once ON public.impact_years USING btree (year) WHERE (deleted_at IS NULL);
CREATE INDEX journal_deposits_deposit ON public.journal_deposits USING btree (deposit_entry_id);
CREATE INDEX journal_entries_donation ON public.journal_entries USING btree (donation_id);
CREATE INDEX journal_entries_moment ON public.journal_entries USING btree (happened_at);
CREATE INDEX journal_entries_payment ON public.journal_entries USING btree (payment_ref);
CREATE INDEX journal_entries_ref ON public.journal_entries USING btree (ref);
CREATE INDEX journal_entries_subject ON public.journal_entries USING btree (subject_id) WHERE (subject_id IS NOT NULL);
CREATE INDEX journal_entries_unapplied ON public.journal_entries USING btree (id) WHERE (kind = ANY (ARRAY['extra'::text, 'suspense'::text]));
CREATE INDEX journal_postings_account ON public.journal_postings USING btree (account, currency) INCLUDE (amount);
CREATE INDEX journal_postings_campaign ON public.journal_postings USING btree (campaign_id, gift_id) INCLUDE (account, currency, gift_mode, amount) WHERE (campaign_id IS NOT NULL);
CREATE INDEX journal_postings_entry ON public.journal_postings USING btree (entry_id);
CREATE INDEX media_bin ON public.media USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX media_content ON public.media USING btree (content_hash);
CREATE INDEX media_folder ON public.media USING btree (folder_id);
CREATE UNIQUE INDEX media_folders_names ON public.media_folders USING btree (COALESCE(parent_id, 0), lower(name));
CREATE INDEX member_links_email ON public.member_links USING btree (email);
CREATE INDEX member_links_member ON public.member_links USING btree (member_id);
CREATE INDEX member_sessions_member ON public.member_sessions USING btree (member_id);
CREATE UNIQUE INDEX members_email ON public.members USING btree (email);
CREATE INDEX newsletter_happenings_of ON public.newsletter_happenings USING btree (newsletter_id, id);
CREATE INDEX newsletter_links_subscriber ON public.newsletter_links USING btree (subscriber_id);
CREATE INDEX newsletter_recipients_attempts ON public.newsletter_recipients USING btree (attempted_at) WHERE (attempted_at IS NOT NULL);
CREATE INDEX newsletter_recipients_due ON public.newsletter_recipients USING btree (newsletter_id, state, next_at, id);
CREATE INDEX newsletter_recipients_followers ON public.newsletter_recipients USING btree (follower_id) WHERE (follower_id IS NOT NULL);
CREATE INDEX newsletter_recipients_subscriber ON public.newsletter_recipients USING btree (subscriber_id);
CREATE UNIQUE INDEX newsletter_subscribers_email ON public.newsletter_subscribers USING btree (lower(email));
CREATE INDEX newsletter_subscribers_status ON public.newsletter_subscribers USING btree (status, created_at DESC);
CREATE INDEX newsletters_list ON public.newsletters USING btree (status, updated_at DESC);
CREATE INDEX notification_deliveries_notification ON public.notification_deliveries USING btree (notification_id);
CREATE INDEX notification_devices_staff ON public.notification_devices USING btree (staff_id);
CREATE INDEX notification_marks_notification ON public.notification_marks USING btree (notification_id);
CREATE INDEX notifications_at ON public.notifications USING btree (at);
CREATE INDEX notifications_author ON public.notifications USING btree (author_id) WHERE (author_id IS NOT NULL);
CREATE INDEX notifications_email ON public.notifications USING btree (email) WHERE (email IS NOT NULL);
CREATE INDEX notifications_staff ON public.notifications USING btree (staff_id) WHERE (staff_id IS NOT NULL);
CREATE INDEX notifications_transaction ON public.notifications USING btree (transaction_id);
CREATE INDEX outgoing_emails_recipient ON public.outgoing_emails USING btree (recipient);
CREATE INDEX pages_publish_at ON public.pages USING btree (publish_at) WHERE (publish_at IS NOT NULL);
CREATE INDEX pages_search ON public.pages USING gin (search);
CREATE INDEX pages_text_pictures ON public.pages USING gin (public.pictures_in((blocks)::text));
CREATE INDEX partners_order ON public.partners USING btree ("order", id);
CREATE INDEX partners_publish_at ON public.partners USING btree (publish_at) WHERE (publish_at IS NOT NULL);
CREATE INDEX partners_search ON public.partners USING gin (search);
CREATE INDEX payment_attempts_open ON public.payment_attempts USING btree (updated_at) WHERE (status = ANY (ARRAY['created'::text, 'waiting'::text, 'processing'::text]));
CREATE INDEX payment_attempts_payment ON public.payment_attempts USING btree (provider, provider_payment_id);
CREATE INDEX payment_attempts_subject ON public.payment_attempts USING btree (purpose, subject_id);
CREATE INDEX payment_attempts_subscription ON public.payment_attempts USING btree (provider, provider_subscription_id);
CREATE INDEX payment_events_open ON public.payment_events USING btree (received_at) WHERE (handled_at IS NULL);
CREATE INDEX person_merge_rows_merge ON public.person_merge_rows USING btree (merge_id, id);
CREATE INDEX person_merges_absorbed ON public.person_merges USING btree (absorbed_email);
CREATE INDEX person_merges_kept ON public.person_merges USING btree (kept_email);
CREATE INDEX personal_data_erasures_address ON public.personal_data_erasures USING btree (address_hash);
CREATE INDEX physical_donation_codes_donation ON public.physical_donation_codes USING btree (physical_donation_id, id);
CREATE INDEX physical_donation_entries_donation ON public.physical_donation_entries USING btree (physical_donation_id, id);
CREATE INDEX physical_donation_links_donation ON public.physical_donation_links USING btree (physical_donation_id);
CREATE INDEX physical_donation_pictures_donation ON public.physical_donation_pictures USING btree (physical_donation_id);
CREATE INDEX physical_donations_campaign ON public.physical_donations USING btree (campaign_id);
CREATE INDEX physical_donations_email ON public.physical_donations USING btree (lower(email));
CREATE INDEX physical_donations_status ON public.physical_donations USING btree (status, created_at DESC) WHERE (deleted_at IS NULL);
CREATE INDEX project_partners_partner ON public.project_partners USING btree (partner_id);
CREATE INDEX projects_campaign ON public.projects USING btree (campaign_id);
CREATE INDEX projects_image ON public.projects USING btree (featured_image_id);
CREATE INDEX projects_order ON public.projects USING btree ("order", id);
CREATE INDEX projects_publish_at ON public.projects USING btree (publish_at) WHERE (publish_at IS NOT NULL);
CREATE INDEX projects_search ON public.projects USING gin (search);
CREATE INDEX projects_text_pictures ON public.projects USING gin (public.pictures_in(description));
CREATE INDEX receipts_email ON public.receipts USING btree (lower(email));
CREATE INDEX receipts_gift_year ON public.receipts USING btree (gift_year, status) INCLUDE (amount);
CREATE UNIQUE INDEX receipts_in_force ON public.receipts USING btree (purpose, subject) WHERE (status = 'issued'::text);
CREATE INDEX recurring_confirmations_gift ON public.recurring_confirmations USING btree (recurring_gift_id);
CREATE INDEX recurring_gift_states_gift ON public.recurring_gift_states USING btree (recurring_gift_id, began_at);
CREATE INDEX recurring_gifts_email ON public.recurring_gifts USING btree (lower(email));
CREATE INDEX recurring_gifts_status ON public.recurring_gifts USING btree (status, next_payment_at);
CREATE INDEX scholarship_alert_links_alert ON public.scholarship_alert_links USING btree (alert_id);
CREATE INDEX scholarship_alert_told_scholarship ON public.scholarship_alert_told USING btree (scholarship_id);
CREATE INDEX scholarship_alerts_due ON public.scholarship_alerts USING btree (frequency, id) WHERE (status = 'active'::text);
CREATE UNIQUE INDEX scholarship_alerts_search ON public.scholarship_alerts USING btree (email, md5((filters)::text));
CREATE INDEX scholarship_favorites_scholarship ON public.scholarship_favorites USING btree (scholarship_id);
CREATE INDEX scholarship_keepers_seen ON public.scholarship_keepers USING btree (seen_at) WHERE (member_id IS NULL);
CREATE INDEX scholarship_reminder_links_keeper ON public.scholarship_reminder_links USING btree (keeper_id);
CREATE INDEX scholarship_reminders_address ON public.scholarship_reminders USING btree (lower(email));
CREATE INDEX scholarship_reminders_email ON public.scholarship_reminders USING btree (email);
CREATE INDEX scholarships_least ON public.scholarships USING btree (amount, id DESC) WHERE ((status = 'active'::text) AND (deleted_at IS NULL) AND (archived_at IS NULL));
CREATE INDEX scholarships_most ON public.scholarships USING btree (amount DESC NULLS LAST, id) WHERE ((status = 'active'::text) AND (deleted_at IS NULL) AND (archived_at IS NULL));
CREATE INDEX scholarships_near ON public.scholarships USING gin ((((((((title_key || ' '::text) || public.folded(organization)) || ' '::text) || country_key) || ' '::text) || field_key)) public.gin_trgm_ops);
CREATE INDEX scholarships_newest ON public.scholarships USING btree (created_at DESC, id DESC) INCLUDE (status, deadline) WHERE ((status <> 'draft'::text) AND (deleted_at IS NULL) AND (archived_at IS NULL));
CREATE INDEX scholarships_open ON public.scholarships USING btree (deadline, id DESC) INCLUDE (level, coverage_type, country_key, field_key, country, field_of_study, amount, is_featured) WHERE ((status = 'active'::text) AND (deleted_at IS NULL) AND (archived_at IS NULL));
CREATE INDEX scholarships_publish_at ON public.scholarships USING btree (publish_at) WHERE (publish_at IS NOT NULL);
CREATE INDEX scholarships_published_at ON public.scholarships USING btree (published_at) WHERE (published_at IS NOT NULL);
CREATE INDEX scholarships_search ON public.scholarships USING gin (search);
CREATE INDEX scholarships_titles ON public.scholarships USING btree (title COLLATE public.fr_order, id DESC) WHERE ((status = 'active'::text) AND (deleted_at IS NULL) AND (archived_at IS NULL));
CREATE INDEX scholarships_university ON public.scholarships USING btree (university_id);
CREATE INDEX search_words_near ON public.search_words USING gin (plain public.gin_trgm_ops);
CREATE INDEX slug_redirects_record ON public.slug_redirects USING btree (resource, record_id);
CREATE INDEX staff_challenges_staff ON public.staff_challenges USING btree (staff_id);
CREATE UNIQUE INDEX staff_first_administrator ON public.staff USING btree ((true)) WHERE (code_selector IS NULL);
CREATE INDEX staff_sessions_staff ON public.staff_sessions USING btree (staff_id);
CREATE INDEX tribute_cards_due ON public.tribute_cards USING btree (send_at) WHERE (status = 'scheduled'::text);
CREATE INDEX tribute_cards_recipient ON public.tribute_cards USING btree (lower(recipient_email));
CREATE UNIQUE INDEX visit_conversion_days_key ON public.visit_conversion_days USING btree (day, kind, value, campaign, mode);
CREATE INDEX visit_conversions_moment ON public.visit_conversions USING btree (happened_at);
ALTER INDEX jobs.job_pkey ATTACH PARTITION jobs.job_common_pkey;
ALTER INDEX jobs.queue_stats_i1 ATTACH PARTITION jobs.queue_stats_20261126_name_captured_on_deferred_count_queued_idx;
ALTER INDEX jobs.queue_stats_pkey ATTACH PARTITION jobs.queue_stats_20261126_pkey;
ALTER INDEX jobs.queue_stats_i1 ATTACH PARTITION jobs.queue_stats_20261127_name_captured_on_deferred_count_queued_idx;
ALTER INDEX jobs.queue_stats_pkey ATTACH PARTITION jobs.queue_stats_20261127_pkey;
CREATE TRIGGER articles_link_categories AFTER INSERT OR UPDATE OF category_ids ON public.articles FOR EACH ROW EXECUTE FUNCTION public.link_article_categories();
CREATE TRIGGER articles_link_tags AFTER INSERT OR UPDATE OF tag_ids ON public.articles FOR EACH ROW EXECUTE FUNCTION public.link_article_tags();
CREATE TRIGGER audit_entries_kept BEFORE DELETE OR UPDATE ON public.audit_entries FOR EACH ROW EXECUTE FUNCTION public.keep_audit_entry();
CREATE TRIGGER audit_entries_not_emptied BEFORE TRUNCATE ON public.audit_entries FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER campaign_gifts_kept BEFORE DELETE OR UPDATE ON public.campaign_gifts FOR EACH ROW EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER campaign_gifts_not_emptied BEFORE TRUNCATE ON public.campaign_gifts FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();
CREATE CONSTRAINT TRIGGER event_registrations_made AFTER INSERT ON public.event_registrations DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((new.held_seats > 0) OR (new.status = 'waitlisted'::text))) EXECUTE FUNCTION public.publish_seats();
CREATE CONSTRAINT TRIGGER event_registrations_moved AFTER UPDATE ON public.event_registrations DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((old.held_seats <> new.held_seats) OR (old.event_id <> new.event_id) OR ((old.status = 'waitlisted'::text) <> (new.status = 'waitlisted'::text)))) EXECUTE FUNCTION public.publish_seats();
CREATE TRIGGER events_link_tags AFTER INSERT OR UPDATE OF tag_ids ON public.events FOR EACH ROW EXECUTE FUNCTION public.link_event_tags();
CREATE CONSTRAINT TRIGGER journal_entries_balanced AFTER INSERT ON public.journal_entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.check_entry_balance();
CREATE TRIGGER journal_entries_kept BEFORE DELETE OR UPDATE ON public.journal_entries FOR EACH ROW EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER journal_entries_not_emptied BEFORE TRUNCATE ON public.journal_entries FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();
CREATE CONSTRAINT TRIGGER journal_postings_balanced AFTER INSERT ON public.journal_postings DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.check_entry_balance();
CREATE TRIGGER journal_postings_kept BEFORE DELETE OR UPDATE ON public.journal_postings FOR EACH ROW EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER journal_postings_not_emptied BEFORE TRUNCATE ON public.journal_postings FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER pages_revised BEFORE INSERT OR UPDATE ON public.pages FOR EACH ROW EXECUTE FUNCTION public.date_page();
CREATE TRIGGER projects_partners AFTER INSERT OR UPDATE OF partner_ids ON public.projects FOR EACH ROW EXECUTE FUNCTION public.keep_project_partners();
CREATE TRIGGER receipts_kept BEFORE UPDATE ON public.receipts FOR EACH ROW EXECUTE FUNCTION public.keep_receipt();
CREATE TRIGGER receipts_not_deleted BEFORE DELETE ON public.receipts FOR EACH ROW EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER receipts_not_emptied BEFORE TRUNCATE ON public.receipts FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER recurring_gifts_state AFTER INSERT OR UPDATE OF status, frequency, amount, started_at ON public.recurring_gifts FOR EACH ROW EXECUTE FUNCTION public.note_recurring_state();
CREATE TRIGGER scholarship_favorites_kept AFTER INSERT ON public.scholarship_favorites REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.scholarship_favorites_kept();
CREATE TRIGGER scholarship_favorites_left AFTER DELETE ON public.scholarship_favorites REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.scholarship_favorites_left();
CREATE TRIGGER scholarships_link BEFORE UPDATE OF application_url ON public.scholarships FOR EACH ROW WHEN ((new.application_url IS DISTINCT FROM old.application_url)) EXECUTE FUNCTION public.forget_link_state();
CREATE TRIGGER staff_hear AFTER INSERT ON public.staff FOR EACH ROW EXECUTE FUNCTION public.staff_hear();
ALTER TABLE ONLY jobs.job_common
    ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES jobs.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE ONLY jobs.job_common
    ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES jobs.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE ONLY jobs.queue
    ADD CONSTRAINT queue_dead_letter_fkey FOREIGN KEY (dead_letter) REFERENCES jobs.queue(name);
ALTER TABLE ONLY jobs.schedule
    ADD CONSTRAINT schedule_name_fkey FOREIGN KEY (name) REFERENCES jobs.queue(name) ON DELETE CASCADE;
ALTER TABLE ONLY jobs.subscription
    ADD CONSTRAINT subscription_name_fkey FOREIGN KEY (name) REFERENCES jobs.queue(name) ON DELETE CASCADE;
ALTER TABLE ONLY public.accompaniment_requests
    ADD CONSTRAINT accompaniment_requests_assigned_to_fkey FOREIGN KEY (assigned_to) REFERENCES public.staff(id);
ALTER TABLE ONLY public.ambassador_applications
    ADD CONSTRAINT ambassador_applications_assigned_to_fkey FOREIGN KEY (assigned_to) REFERENCES public.staff(id);
ALTER TABLE ONLY public.analytics_pins
    ADD CONSTRAINT analytics_pins_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id);
ALTER TABLE ONLY public.analytics_question_emails
    ADD CONSTRAINT analytics_question_emails_question_id_fkey FOREIGN KEY (question_id) REFERENCES public.analytics_questions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.analytics_questions
    ADD CONSTRAINT analytics_questions_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.staff(id);
ALTER TABLE ONLY public.article_categories
    ADD CONSTRAINT article_categories_article_id_fkey FOREIGN KEY (article_id) REFERENCES public.articles(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.article_categories
    ADD CONSTRAINT article_categories_category_id_fkey FOREIGN KEY (category_id) REFERENCES public.categories(id);
ALTER TABLE ONLY public.article_tags
    ADD CONSTRAINT article_tags_article_id_fkey FOREIGN KEY (article_id) REFERENCES public.articles(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.article_tags
    ADD CONSTRAINT article_tags_tag_id_fkey FOREIGN KEY (tag_id) REFERENCES public.tags(id);
ALTER TABLE ONLY public.articles
    ADD CONSTRAINT articles_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.staff(id);
ALTER TABLE ONLY public.articles
    ADD CONSTRAINT articles_featured_image_id_fkey FOREIGN KEY (featured_image_id) REFERENCES public.media(id);
ALTER TABLE ONLY public.audit_entries
    ADD CONSTRAINT audit_entries_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id);
ALTER TABLE ONLY public.bank_balances
    ADD CONSTRAINT bank_balances_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES public.staff(id);
ALTER TABLE ONLY public.bank_lines
    ADD CONSTRAINT bank_lines_donation_id_fkey FOREIGN KEY (donation_id) REFERENCES public.donations(id);
ALTER TABLE ONLY public.bank_lines
    ADD CONSTRAINT bank_lines_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES public.journal_entries(id);
ALTER TABLE ONLY public.bank_lines
    ADD CONSTRAINT bank_lines_handled_by_fkey FOREIGN KEY (handled_by) REFERENCES public.staff(id);
ALTER TABLE ONLY public.bank_lines
    ADD CONSTRAINT bank_lines_statement_id_fkey FOREIGN KEY (statement_id) REFERENCES public.bank_statements(id);
ALTER TABLE ONLY public.bank_rejected_lines
    ADD CONSTRAINT bank_rejected_lines_statement_id_fkey FOREIGN KEY (statement_id) REFERENCES public.bank_statements(id);
ALTER TABLE ONLY public.bank_statements
    ADD CONSTRAINT bank_statements_imported_by_fkey FOREIGN KEY (imported_by) REFERENCES public.staff(id);
ALTER TABLE ONLY public.campaign_follow_wishes
    ADD CONSTRAINT campaign_follow_wishes_donation_id_fkey FOREIGN KEY (donation_id) REFERENCES public.donations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.campaign_follower_links
    ADD CONSTRAINT campaign_follower_links_follower_id_fkey FOREIGN KEY (follower_id) REFERENCES public.campaign_followers(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.campaign_followers
    ADD CONSTRAINT campaign_followers_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES public.campaigns(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.campaign_followers
    ADD CONSTRAINT campaign_followers_donation_id_fkey FOREIGN KEY (donation_id) REFERENCES public.donations(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.campaign_gifts
    ADD CONSTRAINT campaign_gifts_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES public.campaigns(id);
ALTER TABLE ONLY public.campaign_updates
    ADD CONSTRAINT campaign_updates_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES public.campaigns(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.campaign_updates
    ADD CONSTRAINT campaign_updates_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.staff(id);
ALTER TABLE ONLY public.campaign_updates
    ADD CONSTRAINT campaign_updates_featured_image_id_fkey FOREIGN KEY (featured_image_id) REFERENCES public.media(id);
ALTER TABLE ONLY public.campaigns
    ADD CONSTRAINT campaigns_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.staff(id);
ALTER TABLE ONLY public.campaigns
    ADD CONSTRAINT campaigns_featured_image_id_fkey FOREIGN KEY (featured_image_id) REFERENCES public.media(id);
ALTER TABLE ONLY public.case_entries
    ADD CONSTRAINT case_entries_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id);
ALTER TABLE ONLY public.categories
    ADD CONSTRAINT categories_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.staff(id);
ALTER TABLE ONLY public.contact_entries
    ADD CONSTRAINT contact_entries_message_id_fkey FOREIGN KEY (message_id) REFERENCES public.contact_messages(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.contact_entries
    ADD CONSTRAINT contact_entries_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id);
ALTER TABLE ONLY public.contact_messages
    ADD CONSTRAINT contact_messages_assigned_to_fkey FOREIGN KEY (assigned_to) REFERENCES public.staff(id);
ALTER TABLE ONLY public.demo_payments
    ADD CONSTRAINT demo_payments_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES public.demo_subscriptions(id);
ALTER TABLE ONLY public.demo_refunds
    ADD CONSTRAINT demo_refunds_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES public.demo_payments(id);
ALTER TABLE ONLY public.donation_alerts
    ADD CONSTRAINT donation_alerts_physical_donation_id_fkey FOREIGN KEY (physical_donation_id) REFERENCES public.physical_donations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.donation_alerts
    ADD CONSTRAINT donation_alerts_transaction_id_fkey FOREIGN KEY (transaction_id) REFERENCES public.donation_transactions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.donation_entries
    ADD CONSTRAINT donation_entries_donation_id_fkey FOREIGN KEY (donation_id) REFERENCES public.donations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.donation_entries
    ADD CONSTRAINT donation_entries_recurring_gift_id_fkey FOREIGN KEY (recurring_gift_id) REFERENCES public.recurring_gifts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.donation_entries
    ADD CONSTRAINT donation_entries_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id);
ALTER TABLE ONLY public.donation_links
    ADD CONSTRAINT donation_links_donation_id_fkey FOREIGN KEY (donation_id) REFERENCES public.donations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.donation_links
    ADD CONSTRAINT donation_links_recurring_gift_id_fkey FOREIGN KEY (recurring_gift_id) REFERENCES public.recurring_gifts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.donation_receipt_requests
    ADD CONSTRAINT donation_receipt_requests_donation_id_fkey FOREIGN KEY (donation_id) REFERENCES public.donations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.donation_receipts
    ADD CONSTRAINT donation_receipts_donation_id_fkey FOREIGN KEY (donation_id) REFERENCES public.donations(id);
ALTER TABLE ONLY public.donation_receipts
    ADD CONSTRAINT donation_receipts_receipt_id_fkey FOREIGN KEY (receipt_id) REFERENCES public.receipts(id);
ALTER TABLE ONLY public.donation_refunds
    ADD CONSTRAINT donation_refunds_donation_id_fkey FOREIGN KEY (donation_id) REFERENCES public.donations(id);
ALTER TABLE ONLY public.donation_refunds
    ADD CONSTRAINT donation_refunds_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id);
ALTER TABLE ONLY public.donation_transactions
    ADD CONSTRAINT donation_transactions_physical_donation_id_fkey FOREIGN KEY (physical_donation_id) REFERENCES public.physical_donations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.donations
    ADD CONSTRAINT donations_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES public.campaigns(id);
ALTER TABLE ONLY public.donations
    ADD CONSTRAINT donations_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.staff(id);
ALTER TABLE ONLY public.donations
    ADD CONSTRAINT donations_recurring_gift_id_fkey FOREIGN KEY (recurring_gift_id) REFERENCES public.recurring_gifts(id);
ALTER TABLE ONLY public.event_announcements
    ADD CONSTRAINT event_announcements_event_id_fkey FOREIGN KEY (event_id) REFERENCES public.events(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.event_check_ins
    ADD CONSTRAINT event_check_ins_event_id_fkey FOREIGN KEY (event_id) REFERENCES public.events(id);
ALTER TABLE ONLY public.event_check_ins
    ADD CONSTRAINT event_check_ins_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id);
ALTER TABLE ONLY public.event_check_ins
    ADD CONSTRAINT event_check_ins_ticket_id_fkey FOREIGN KEY (ticket_id) REFERENCES public.event_tickets(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.event_codes
    ADD CONSTRAINT event_codes_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.staff(id);
ALTER TABLE ONLY public.event_codes
    ADD CONSTRAINT event_codes_event_id_fkey FOREIGN KEY (event_id) REFERENCES public.events(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.event_interest_links
    ADD CONSTRAINT event_interest_links_event_id_fkey FOREIGN KEY (event_id) REFERENCES public.events(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.event_interests
    ADD CONSTRAINT event_interests_event_id_fkey FOREIGN KEY (event_id) REFERENCES public.events(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.event_notices
    ADD CONSTRAINT event_notices_registration_id_fkey FOREIGN KEY (registration_id) REFERENCES public.event_registrations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.event_registration_entries
    ADD CONSTRAINT event_registration_entries_registration_id_fkey FOREIGN KEY (registration_id) REFERENCES public.event_registrations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.event_registration_entries
    ADD CONSTRAINT event_registration_entries_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id);
ALTER TABLE ONLY public.event_registration_links
    ADD CONSTRAINT event_registration_links_registration_id_fkey FOREIGN KEY (registration_id) REFERENCES public.event_registrations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.event_registration_refunds
    ADD CONSTRAINT event_registration_refunds_registration_id_fkey FOREIGN KEY (registration_id) REFERENCES public.event_registrations(id);
ALTER TABLE ONLY public.event_registration_refunds
    ADD CONSTRAINT event_registration_refunds_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id);
ALTER TABLE ONLY public.event_registrations
    ADD CONSTRAINT event_registrations_code_id_fkey FOREIGN KEY (code_id) REFERENCES public.event_codes(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.event_registrations
    ADD CONSTRAINT event_registrations_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.staff(id);
ALTER TABLE ONLY public.event_registrations
    ADD CONSTRAINT event_registrations_donation_id_fkey FOREIGN KEY (donation_id) REFERENCES public.donations(id);
ALTER TABLE ONLY public.event_registrations
    ADD CONSTRAINT event_registrations_event_id_fkey FOREIGN KEY (event_id) REFERENCES public.events(id);
ALTER TABLE ONLY public.event_tags
    ADD CONSTRAINT event_tags_event_id_fkey FOREIGN KEY (event_id) REFERENCES public.events(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.event_tags
    ADD CONSTRAINT event_tags_tag_id_fkey FOREIGN KEY (tag_id) REFERENCES public.tags(id);
ALTER TABLE ONLY public.event_tickets
    ADD CONSTRAINT event_tickets_event_id_fkey FOREIGN KEY (event_id) REFERENCES public.events(id);
ALTER TABLE ONLY public.event_tickets
    ADD CONSTRAINT event_tickets_registration_id_fkey FOREIGN KEY (registration_id) REFERENCES public.event_registrations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.events
    ADD CONSTRAINT events_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.staff(id);
ALTER TABLE ONLY public.events
    ADD CONSTRAINT events_featured_image_id_fkey FOREIGN KEY (featured_image_id) REFERENCES public.media(id);
ALTER TABLE ONLY public.impact_figures
    ADD CONSTRAINT impact_figures_entered_by_fkey FOREIGN KEY (entered_by) REFERENCES public.staff(id);
ALTER TABLE ONLY public.impact_locations
    ADD CONSTRAINT impact_locations_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES public.staff(id);
ALTER TABLE ONLY public.impact_years
    ADD CONSTRAINT impact_years_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES public.staff(id);
ALTER TABLE ONLY public.journal_deposits
    ADD CONSTRAINT journal_deposits_deposit_entry_id_fkey FOREIGN KEY (deposit_entry_id) REFERENCES public.journal_entries(id);
ALTER TABLE ONLY public.journal_deposits
    ADD CONSTRAINT journal_deposits_gift_entry_id_fkey FOREIGN KEY (gift_entry_id) REFERENCES public.journal_entries(id);
ALTER TABLE ONLY public.journal_entries
    ADD CONSTRAINT journal_entries_donation_id_fkey FOREIGN KEY (donation_id) REFERENCES public.donations(id);
ALTER TABLE ONLY public.journal_postings
    ADD CONSTRAINT journal_postings_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES public.campaigns(id);
ALTER TABLE ONLY public.journal_postings
    ADD CONSTRAINT journal_postings_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES public.journal_entries(id);
ALTER TABLE ONLY public.journal_postings
    ADD CONSTRAINT journal_postings_gift_id_fkey FOREIGN KEY (gift_id) REFERENCES public.donations(id);
ALTER TABLE ONLY public.media
    ADD CONSTRAINT media_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.staff(id);
ALTER TABLE ONLY public.media
    ADD CONSTRAINT media_folder_id_fkey FOREIGN KEY (folder_id) REFERENCES public.media_folders(id);
ALTER TABLE ONLY public.media_folders
    ADD CONSTRAINT media_folders_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES public.media_folders(id);
ALTER TABLE ONLY public.member_links
    ADD CONSTRAINT member_links_member_id_fkey FOREIGN KEY (member_id) REFERENCES public.members(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.member_sessions
    ADD CONSTRAINT member_sessions_member_id_fkey FOREIGN KEY (member_id) REFERENCES public.members(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.newsletter_happenings
    ADD CONSTRAINT newsletter_happenings_newsletter_id_fkey FOREIGN KEY (newsletter_id) REFERENCES public.newsletters(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.newsletter_links
    ADD CONSTRAINT newsletter_links_subscriber_id_fkey FOREIGN KEY (subscriber_id) REFERENCES public.newsletter_subscribers(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.newsletter_mailings
    ADD CONSTRAINT newsletter_mailings_newsletter_id_fkey FOREIGN KEY (newsletter_id) REFERENCES public.newsletters(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.newsletter_recipients
    ADD CONSTRAINT newsletter_recipients_follower_id_fkey FOREIGN KEY (follower_id) REFERENCES public.campaign_followers(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.newsletter_recipients
    ADD CONSTRAINT newsletter_recipients_newsletter_id_fkey FOREIGN KEY (newsletter_id) REFERENCES public.newsletters(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.newsletter_recipients
    ADD CONSTRAINT newsletter_recipients_subscriber_id_fkey FOREIGN KEY (subscriber_id) REFERENCES public.newsletter_subscribers(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.newsletter_versions
    ADD CONSTRAINT newsletter_versions_newsletter_id_fkey FOREIGN KEY (newsletter_id) REFERENCES public.newsletters(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.newsletter_versions
    ADD CONSTRAINT newsletter_versions_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id);
ALTER TABLE ONLY public.newsletters
    ADD CONSTRAINT newsletters_campaign_update_id_fkey FOREIGN KEY (campaign_update_id) REFERENCES public.campaign_updates(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.notification_deliveries
    ADD CONSTRAINT notification_deliveries_notification_id_fkey FOREIGN KEY (notification_id) REFERENCES public.notifications(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.notification_deliveries
    ADD CONSTRAINT notification_deliveries_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.notification_readers(staff_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.notification_devices
    ADD CONSTRAINT notification_devices_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.notification_readers(staff_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.notification_marks
    ADD CONSTRAINT notification_marks_notification_id_fkey FOREIGN KEY (notification_id) REFERENCES public.notifications(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.notification_marks
    ADD CONSTRAINT notification_marks_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.notification_readers(staff_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.notification_readers
    ADD CONSTRAINT notification_readers_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_author_id_fkey FOREIGN KEY (author_id) REFERENCES public.staff(id);
ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id);
ALTER TABLE ONLY public.pages
    ADD CONSTRAINT pages_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.staff(id);
ALTER TABLE ONLY public.partners
    ADD CONSTRAINT partners_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.staff(id);
ALTER TABLE ONLY public.partners
    ADD CONSTRAINT partners_logo_id_fkey FOREIGN KEY (logo_id) REFERENCES public.media(id);
ALTER TABLE ONLY public.people_apart
    ADD CONSTRAINT people_apart_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id);
ALTER TABLE ONLY public.person_merge_rows
    ADD CONSTRAINT person_merge_rows_merge_id_fkey FOREIGN KEY (merge_id) REFERENCES public.person_merges(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.person_merges
    ADD CONSTRAINT person_merges_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id);
ALTER TABLE ONLY public.personal_data_erasures
    ADD CONSTRAINT personal_data_erasures_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id);
ALTER TABLE ONLY public.physical_donation_codes
    ADD CONSTRAINT physical_donation_codes_physical_donation_id_fkey FOREIGN KEY (physical_donation_id) REFERENCES public.physical_donations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.physical_donation_entries
    ADD CONSTRAINT physical_donation_entries_physical_donation_id_fkey FOREIGN KEY (physical_donation_id) REFERENCES public.physical_donations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.physical_donation_entries
    ADD CONSTRAINT physical_donation_entries_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id);
ALTER TABLE ONLY public.physical_donation_links
    ADD CONSTRAINT physical_donation_links_physical_donation_id_fkey FOREIGN KEY (physical_donation_id) REFERENCES public.physical_donations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.physical_donation_pictures
    ADD CONSTRAINT physical_donation_pictures_physical_donation_id_fkey FOREIGN KEY (physical_donation_id) REFERENCES public.physical_donations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.physical_donations
    ADD CONSTRAINT physical_donations_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES public.campaigns(id);
ALTER TABLE ONLY public.project_partners
    ADD CONSTRAINT project_partners_partner_id_fkey FOREIGN KEY (partner_id) REFERENCES public.partners(id);
ALTER TABLE ONLY public.project_partners
    ADD CONSTRAINT project_partners_project_id_fkey FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.projects
    ADD CONSTRAINT projects_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES public.campaigns(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.projects
    ADD CONSTRAINT projects_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.staff(id);
ALTER TABLE ONLY public.projects
    ADD CONSTRAINT projects_featured_image_id_fkey FOREIGN KEY (featured_image_id) REFERENCES public.media(id);
ALTER TABLE ONLY public.receipts
    ADD CONSTRAINT receipts_replaced_by_id_fkey FOREIGN KEY (replaced_by_id) REFERENCES public.receipts(id);
ALTER TABLE ONLY public.receipts
    ADD CONSTRAINT receipts_replaces_id_fkey FOREIGN KEY (replaces_id) REFERENCES public.receipts(id);
ALTER TABLE ONLY public.recurring_confirmations
    ADD CONSTRAINT recurring_confirmations_recurring_gift_id_fkey FOREIGN KEY (recurring_gift_id) REFERENCES public.recurring_gifts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.recurring_gift_states
    ADD CONSTRAINT recurring_gift_states_recurring_gift_id_fkey FOREIGN KEY (recurring_gift_id) REFERENCES public.recurring_gifts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.recurring_gifts
    ADD CONSTRAINT recurring_gifts_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES public.campaigns(id);
ALTER TABLE ONLY public.scholarship_alert_links
    ADD CONSTRAINT scholarship_alert_links_alert_id_fkey FOREIGN KEY (alert_id) REFERENCES public.scholarship_alerts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.scholarship_alert_sweeps
    ADD CONSTRAINT scholarship_alert_sweeps_scholarship_id_fkey FOREIGN KEY (scholarship_id) REFERENCES public.scholarships(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.scholarship_alert_told
    ADD CONSTRAINT scholarship_alert_told_alert_id_fkey FOREIGN KEY (alert_id) REFERENCES public.scholarship_alerts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.scholarship_alert_told
    ADD CONSTRAINT scholarship_alert_told_scholarship_id_fkey FOREIGN KEY (scholarship_id) REFERENCES public.scholarships(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.scholarship_favorites
    ADD CONSTRAINT scholarship_favorites_keeper_id_fkey FOREIGN KEY (keeper_id) REFERENCES public.scholarship_keepers(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.scholarship_favorites
    ADD CONSTRAINT scholarship_favorites_scholarship_id_fkey FOREIGN KEY (scholarship_id) REFERENCES public.scholarships(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.scholarship_keepers
    ADD CONSTRAINT scholarship_keepers_member_id_fkey FOREIGN KEY (member_id) REFERENCES public.members(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.scholarship_reminder_links
    ADD CONSTRAINT scholarship_reminder_links_keeper_id_fkey FOREIGN KEY (keeper_id) REFERENCES public.scholarship_keepers(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.scholarship_reminders
    ADD CONSTRAINT scholarship_reminders_keeper_id_fkey FOREIGN KEY (keeper_id) REFERENCES public.scholarship_keepers(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.scholarship_reminders_sent
    ADD CONSTRAINT scholarship_reminders_sent_scholarship_id_fkey FOREIGN KEY (scholarship_id) REFERENCES public.scholarships(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.scholarships
    ADD CONSTRAINT scholarships_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.staff(id);
ALTER TABLE ONLY public.scholarships
    ADD CONSTRAINT scholarships_university_id_fkey FOREIGN KEY (university_id) REFERENCES public.partners(id);
ALTER TABLE ONLY public.settings
    ADD CONSTRAINT settings_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES public.staff(id);
ALTER TABLE ONLY public.staff_addresses
    ADD CONSTRAINT staff_addresses_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.staff_challenges
    ADD CONSTRAINT staff_challenges_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.staff_devices
    ADD CONSTRAINT staff_devices_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.staff_recovery_codes
    ADD CONSTRAINT staff_recovery_codes_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff_second_factors(staff_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.staff_second_factors
    ADD CONSTRAINT staff_second_factors_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.staff_sessions
    ADD CONSTRAINT staff_sessions_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.tags
    ADD CONSTRAINT tags_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.staff(id);
ALTER TABLE ONLY public.tribute_cards
    ADD CONSTRAINT tribute_cards_donation_id_fkey FOREIGN KEY (donation_id) REFERENCES public.donations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.visit_conversions
    ADD CONSTRAINT visit_conversions_donation_id_fkey FOREIGN KEY (donation_id) REFERENCES public.donations(id) ON DELETE CASCADE;
SELECT pg_catalog.set_config('search_path', '', false);
INSERT INTO jobs.version VALUES (40, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.content_revision VALUES (true, 1);
INSERT INTO public.migrations VALUES (1, 1800000000000, 'Platform1800000000000');
INSERT INTO public.migrations VALUES (2, 1800000001000, 'PeopleAccess1800000001000');
INSERT INTO public.migrations VALUES (3, 1800000002000, 'Core1800000002000');
INSERT INTO public.migrations VALUES (4, 1800000003000, 'ContentLibrary1800000003000');
INSERT INTO public.migrations VALUES (5, 1800000004000, 'ContentCampaigns1800000004000');
INSERT INTO public.migrations VALUES (6, 1800000005000, 'ContentNewsAndEvents1800000005000');
INSERT INTO public.migrations VALUES (7, 1800000006000, 'ContentProjectsPartnersPages1800000006000');
INSERT INTO public.migrations VALUES (8, 1800000007000, 'People1800000007000');
INSERT INTO public.migrations VALUES (9, 1800000008000, 'GivingDonations1800000008000');
INSERT INTO public.migrations VALUES (10, 1800000009000, 'GivingPayments1800000009000');
INSERT INTO public.migrations VALUES (11, 1800000010000, 'GivingLedger1800000010000');
INSERT INTO public.migrations VALUES (12, 1800000011000, 'GivingReceipts1800000011000');
INSERT INTO public.migrations VALUES (13, 1800000012000, 'GivingOverviews1800000012000');
INSERT INTO public.migrations VALUES (14, 1800000013000, 'Goods1800000013000');
INSERT INTO public.migrations VALUES (15, 1800000014000, 'UniversitiesScholarships1800000014000');
INSERT INTO public.migrations VALUES (16, 1800000015000, 'UniversitiesFavoritesAndAlerts1800000015000');
INSERT INTO public.migrations VALUES (17, 1800000016000, 'UniversitiesCasework1800000016000');
INSERT INTO public.migrations VALUES (18, 1800000017000, 'Reporting1800000017000');
INSERT INTO public.migrations VALUES (19, 1800000018000, 'EventsRegistrations1800000018000');
INSERT INTO public.migrations VALUES (20, 1800000019000, 'ReportingAnalytics1800000019000');
INSERT INTO public.migrations VALUES (21, 1800000020000, 'DonorsOverTime1800000020000');
INSERT INTO public.migrations VALUES (22, 1800000025000, 'TableStatistics1800000025000');
INSERT INTO public.migrations VALUES (23, 1800000026000, 'AnalyticsQuestions1800000026000');
INSERT INTO public.migrations VALUES (24, 1800000027000, 'VisitConversionDays1800000027000');
INSERT INTO public.migrations VALUES (25, 1800000028000, 'GiftFactsRegion1800000028000');
INSERT INTO public.migrations VALUES (26, 1800000030000, 'Notifications1800000030000');
INSERT INTO public.migrations VALUES (27, 1800000031000, 'Newsletters1800000031000');
INSERT INTO public.migrations VALUES (28, 1800000032000, 'CampaignUpdates1800000032000');
INSERT INTO public.migrations VALUES (29, 1800000033000, 'PeopleMerges1800000033000');
SELECT pg_catalog.setval('public.migrations_id_seq', 29, true);
