-- Ended jobs by their age, for their removal.
CREATE INDEX jobs_ended ON jobs (updated_at) WHERE state IN ('completed', 'failed');
