/** One word in four is of the programme’s own, the others are of 2 000 that stand for all that French has. */
const WORD = `CASE WHEN place % 4 = 0 THEN pool[1 + (n * place + place) % 30]
  ELSE left(translate(md5((((n::bigint * 31 + place) * 7919) % 2000)::text), '0123456789', 'aeiouaeiou'), 5 + place % 6) END`;

/** Fills the table with `$1` scholarships, the same at each run, of texts as long as real ones; 9 of 10 are open. */
export const FILL_SCHOLARSHIPS = `
  WITH words AS (
    SELECT ARRAY['programme', 'étudiants', 'recherche', 'laboratoire', 'stage', 'logement', 'mobilité', 'dossier',
                 'candidature', 'entretien', 'semestre', 'université', 'partenaire', 'excellence', 'projet',
                 'professionnel', 'international', 'bourse', 'financement', 'formation', 'diplôme', 'parcours',
                 'numérique', 'énergie', 'climat', 'territoire', 'santé', 'gestion', 'langue', 'culture'] AS pool,
           ARRAY['France', 'Canada', 'Belgique', 'Suisse', 'Maroc', 'Tunisie', 'Sénégal', 'Cameroun', 'Allemagne',
                 'Chine', 'Turquie', 'Japon', 'États-Unis', 'Royaume-Uni', 'Côte d’Ivoire', 'Italie', 'Espagne',
                 'Corée du Sud', 'Brésil', 'Pays-Bas'] AS countries,
           ARRAY['Informatique', 'Médecine', 'Droit', 'Économie', 'Génie civil', 'Agronomie', 'Mathématiques',
                 'Gestion', 'Intelligence artificielle', 'Relations internationales', 'Énergies renouvelables',
                 'Santé publique', 'Éducation', 'Histoire', 'Chimie'] AS fields,
           ARRAY['licence', 'master', 'master', 'doctorat', 'postdoc'] AS levels,
           ARRAY['complete', 'partial', 'tuition_only', 'living_expenses'] AS coverages)
  INSERT INTO scholarships (slug, title, organization, country, level, field_of_study, amount, coverage_type, deadline,
         duration_months, description, requirements, is_featured, status, published_at, created_at, updated_at)
  SELECT 'mesure-' || n,
         'Bourse ' || pool[1 + n % 30] || ' ' || pool[1 + (n * 7) % 30] || ' ' || n,
         'Fondation ' || pool[1 + (n * 11) % 30] || ' ' || n % 97,
         countries[1 + (n * 13) % 20], levels[1 + (n * 3) % 5], fields[1 + (n * 17) % 15],
         CASE WHEN n % 9 = 0 THEN NULL ELSE 100000 + (n * 7919) % 3000000 END,
         coverages[1 + (n * 5) % 4],
         (now() AT TIME ZONE 'Europe/Paris')::date + (n * 31) % 400 - 40,
         1 + n % 48,
         (SELECT string_agg(${WORD}, ' ') FROM generate_series(1, 150) place),
         (SELECT string_agg(${WORD}, ' ') FROM generate_series(151, 200) place),
         n % 20 = 0,
         CASE n % 50 WHEN 0 THEN 'draft' WHEN 1 THEN 'suspended' WHEN 2 THEN 'closed' ELSE 'active' END,
         now() - n * interval '1 hour', now() - n * interval '1 hour', now()
    FROM words, generate_series(1, $1::int) n`;
