-- Characters that each account has used.
CREATE TABLE account_usage (
  account text PRIMARY KEY,
  used bigint NOT NULL
);

-- Faults for coming calls. They and explanations are not worth a write-ahead log: a crash of the database clears them.
CREATE UNLOGGED TABLE armed_faults (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  operation text NOT NULL,
  times integer NOT NULL,
  fault jsonb NOT NULL
);

-- How recent answers were produced, as JSON.
CREATE UNLOGGED TABLE explanations (
  id uuid PRIMARY KEY,
  kept_at timestamptz NOT NULL DEFAULT now(),
  explanation bytea NOT NULL,
  starts_at bigint NOT NULL,
  ends_at bigint NOT NULL
);
CREATE INDEX explanations_kept_at ON explanations (kept_at);
CREATE INDEX explanations_starts_at ON explanations (starts_at);
CREATE INDEX explanations_ends_at ON explanations (ends_at);

-- The translation engine chosen on the Service page, with its key: at most one.
CREATE TABLE chosen_translation_engine (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  engine jsonb NOT NULL
);
