-- The HS codes: built whole, read-only at run time.
CREATE TABLE code (
  id INTEGER PRIMARY KEY,     -- the order of the Harmonized System
  code TEXT NOT NULL UNIQUE,
  level TEXT NOT NULL,
  parent TEXT,                -- NULL for sections
  section TEXT NOT NULL,
  text TEXT NOT NULL,
  slug TEXT NOT NULL,
  translations TEXT NOT NULL  -- JSON: the text by language
);
CREATE INDEX code_parent ON code (parent, id);
CREATE INDEX code_level ON code (level, id);

CREATE TABLE note (
  code TEXT NOT NULL,
  kind TEXT NOT NULL,
  text TEXT NOT NULL,
  mentions TEXT NOT NULL,     -- codes, divided by spaces
  translations TEXT NOT NULL  -- JSON: the text by language
);
CREATE INDEX note_code ON note (code);

-- Everyday names by the key that they are looked up with.
CREATE TABLE everyday (
  key TEXT NOT NULL,
  code TEXT NOT NULL,
  position INTEGER NOT NULL,  -- 0 for the likeliest code of the name
  name TEXT NOT NULL,
  language TEXT NOT NULL,
  kind TEXT NOT NULL,         -- of goods whose code depends on the material, else empty
  place INTEGER NOT NULL,     -- in the list, which begins with the plainest
  PRIMARY KEY (key, code)
) WITHOUT ROWID;
CREATE INDEX everyday_code ON everyday (code);

-- Words and names that a mistyped one may have meant, and how many codes have them.
CREATE TABLE word (word TEXT PRIMARY KEY, times INTEGER NOT NULL) WITHOUT ROWID;

CREATE TABLE release (id TEXT NOT NULL);

-- English stemmed, Chinese as pairs of characters, both cut by the build; rowid is code.id.
CREATE VIRTUAL TABLE search USING fts5(
  head,                       -- what its text begins with
  own,                        -- what the code covers
  everyday,                   -- what people call it
  above,                      -- the texts of the codes above it
  aside,                      -- what its text names as belonging elsewhere
  content = '', tokenize = 'porter unicode61 remove_diacritics 2'
);
