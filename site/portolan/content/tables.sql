-- The content database: read-only at run time, one row per document and locale.
CREATE TABLE document (
  id INTEGER PRIMARY KEY,
  type TEXT NOT NULL,
  slug TEXT NOT NULL,
  locale TEXT NOT NULL,
  path TEXT NOT NULL,
  title TEXT NOT NULL,
  summary TEXT NOT NULL,
  html TEXT NOT NULL,
  toc TEXT NOT NULL,          -- JSON list of {id, text, level}
  meta TEXT NOT NULL,         -- JSON of the remaining front matter
  text TEXT NOT NULL,         -- what a reader sees, for search and snippets
  minutes INTEGER NOT NULL,   -- reading time
  share REAL NOT NULL,        -- translated blocks, 0 to 1
  lang TEXT,                  -- language of the title where it is not the locale's own
  untranslated TEXT NOT NULL, -- JSON of the front matter that is in English: places by key
  sort TEXT NOT NULL,         -- collation key of the title
  fingerprint TEXT NOT NULL,
  UNIQUE (type, slug, locale)
);
CREATE INDEX document_path ON document (path, locale);

-- What a build notes of each file, so that the next one reads only those that changed.
CREATE TABLE source (
  file TEXT PRIMARY KEY,
  digest TEXT NOT NULL,
  path TEXT NOT NULL,
  day TEXT NOT NULL,          -- of its publication, as YYYY-MM-DD; empty where it has none
  blocks TEXT NOT NULL,       -- JSON list of [text, gettext context]
  "references" TEXT NOT NULL  -- JSON list of [line, kind, slug]
);

-- `sources` changes with every byte that the build has read: the same, and there is nothing to do.
CREATE TABLE release (id TEXT NOT NULL, salt TEXT NOT NULL, sources TEXT NOT NULL);

-- The build adds a search index for each locale, with the locale's tokenizer.
