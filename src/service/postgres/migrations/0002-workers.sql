-- Processes that take jobs, with the engines that they have. One that has not been seen for a while is gone.
CREATE TABLE workers (
  worker_id uuid PRIMARY KEY,
  host text NOT NULL,
  jobs_at_once integer NOT NULL,
  engines jsonb NOT NULL,
  started_at timestamptz NOT NULL DEFAULT now(),
  seen_at timestamptz NOT NULL DEFAULT now()
);
