CREATE TABLE jobs (
  sequence bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  job_id uuid NOT NULL UNIQUE,
  account text NOT NULL,
  request json NOT NULL,
  audio text NOT NULL,
  state text NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'processing', 'failed', 'completed')),
  attempts integer NOT NULL DEFAULT 0,
  failures integer NOT NULL DEFAULT 0,
  interruptions integer NOT NULL DEFAULT 0,
  due_at timestamptz NOT NULL,
  lease_until timestamptz,
  result json,
  cause text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CHECK ((state = 'completed') = (result IS NOT NULL)),
  CHECK ((state = 'failed') = (cause IS NOT NULL))
);

CREATE INDEX jobs_open ON jobs (sequence) WHERE state IN ('queued', 'processing');
CREATE INDEX jobs_processing ON jobs (lease_until) WHERE state = 'processing';

-- Audio of open jobs in pieces of 1 MB, which are not compressed: recordings hardly become smaller.
CREATE TABLE job_audio (
  name text NOT NULL,
  piece integer NOT NULL,
  bytes bytea NOT NULL,
  stored_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (name, piece)
);
ALTER TABLE job_audio ALTER COLUMN bytes SET STORAGE EXTERNAL;
