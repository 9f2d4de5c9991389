-- What all forms of a word share: without accents and nukta, any nasal sign before a consonant as anusvara, without the endings of English
-- or Hindi. The dictionary of English leaves Devanagari as it is, and that of Hindi leaves Latin letters.
CREATE FUNCTION "search_stem"("word" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT coalesce((ts_lexize('pg_catalog.hindi_stem', english))[1], english)
	FROM (SELECT regexp_replace(replace(regexp_replace(normalize(word, NFD), '[\u0300-\u036f\u093c]', '', 'g'), 'ँ', 'ं'), '[ङञणनम]्(?=[कखगघचछजझटठडढतथदधपफबभमयरलवशषसह])', 'ं', 'g') AS plain) AS plain,
		LATERAL (SELECT coalesce((ts_lexize('pg_catalog.english_stem', plain.plain))[1], plain.plain) AS english) AS english
$$;--> statement-breakpoint
ALTER TABLE "search_word" ADD COLUMN "stem" text GENERATED ALWAYS AS (search_stem(word)) STORED;--> statement-breakpoint
CREATE INDEX "search_word_stem" ON "search_word" USING btree ("stem");
